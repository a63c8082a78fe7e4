import { type GrammarOutline, wholeImport } from './grammar.ts'

export const RUBY: GrammarOutline = {
  patterns: [
    '(class name: (_) @name) @class',
    '(module name: (_) @name) @module',
    '(method name: (_) @name) @function',
    '(singleton_method name: (_) @name) @method',
    '(assignment left: (constant) @name) @constant',
    '(call method: (identifier) @call)',
    '(call receiver: (constant) @call method: (identifier) @new (#eq? @new "new"))',
  ],
  importCalls: /^[ \t]*(?:require|require_relative|load)[ (]+['"]([^'"\n]+)['"]/gm,
}

export const PHP: GrammarOutline = {
  patterns: [
    '(namespace_definition name: (namespace_name) @name) @module',
    '(function_definition name: (name) @name) @function',
    '(class_declaration name: (name) @name) @class',
    '(interface_declaration name: (name) @name) @interface',
    '(trait_declaration name: (name) @name) @trait',
    '(enum_declaration name: (name) @name) @enum',
    '(enum_case name: (name) @name) @member',
    '(method_declaration name: (name) @name) @method',
    '(property_declaration (property_element (variable_name (name) @name))) @property',
    '(const_declaration (const_element (name) @name)) @constant',
    '(namespace_use_declaration) @import',
    '(function_call_expression function: (name) @call)',
    '(member_call_expression name: (name) @call)',
    '(scoped_call_expression name: (name) @call)',
    '(object_creation_expression (name) @call)',
  ],
  readImport(text) {
    const paths = text
      .replace(/^use\s+(?:function\s+|const\s+)?/, '')
      .replace(/;\s*$/, '')
      .split(',')
    return paths.flatMap((each) => {
      const [, path, local] = /^\s*\\?([\w\\]+)(?:\s+as\s+(\w+))?\s*$/.exec(each) ?? []
      if (path === undefined) return []
      const name = path.slice(path.lastIndexOf('\\') + 1)
      const from = path.slice(0, Math.max(0, path.length - name.length - 1))
      return [{ from, names: [{ name, local: local ?? name }], local: '' }]
    })
  },
  importCalls: /\b(?:require|include)(?:_once)?[ (]+(?:__DIR__\s*\.\s*)?['"]\/?([^'"\n]+)['"]/g,
}

export const BASH: GrammarOutline = {
  patterns: [
    '(function_definition name: (word) @name) @function',
    '(program (variable_assignment name: (variable_name) @name) @variable)',
    '(program (declaration_command (variable_assignment name: (variable_name) @name) @variable))',
    '(command name: (command_name (word) @call))',
  ],
  importCalls: /^[ \t]*(?:source|\.)[ \t]+["']?(?:\$\{?\w+\}?\/)?([^"'\s;]+)/gm,
}

export const CSS: GrammarOutline = {
  patterns: [
    '(rule_set (selectors (class_selector (class_name) @name))) @selector',
    '(rule_set (selectors (id_selector (id_name) @name))) @selector',
    '(rule_set (selectors (tag_name) @name)) @selector',
    '(class_selector (class_name) @name) @selector',
    '(id_selector (id_name) @name) @selector',
    '(keyframes_statement (keyframes_name) @name) @selector',
    '(declaration (property_name) @name (#match? @name "^--")) @variable',
    '(import_statement) @import',
  ],
  readImport(text) {
    const from = /['"]([^'"]+)['"]/.exec(text)?.[1]
    return from === undefined ? [] : [wholeImport(from)]
  },
}
