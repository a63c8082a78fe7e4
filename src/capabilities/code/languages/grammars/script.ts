import type { OutlineImport } from '../outline.ts'
import type { GrammarOutline } from './grammar.ts'

const FUNCTIONS = '[(arrow_function) (function_expression) (generator_function)]'

const SHARED = [
  '(function_declaration name: (identifier) @name) @function',
  '(generator_function_declaration name: (identifier) @name) @function',
  '(method_definition name: (_) @name) @method',
  `(variable_declarator name: (identifier) @name value: ${FUNCTIONS}) @function`,
  `(pair key: (property_identifier) @name value: ${FUNCTIONS}) @method`,
  '(program (lexical_declaration (variable_declarator name: (identifier) @name) @constant))',
  '(program (variable_declaration (variable_declarator name: (identifier) @name) @variable))',
  '(program (export_statement (lexical_declaration (variable_declarator name: (identifier) @name) @constant)))',
  '(program (export_statement (variable_declaration (variable_declarator name: (identifier) @name) @variable)))',
  '(import_statement) @import',
  '(export_statement source: (string)) @import',
  '(call_expression function: (identifier) @call)',
  '(call_expression function: (member_expression property: (property_identifier) @call))',
  '(new_expression constructor: (identifier) @call)',
]

const JSX = ['(jsx_opening_element name: (identifier) @call)', '(jsx_self_closing_element name: (identifier) @call)']

const TYPES = [
  '(class_declaration name: (type_identifier) @name) @class',
  '(abstract_class_declaration name: (type_identifier) @name) @class',
  '(interface_declaration name: (type_identifier) @name) @interface',
  '(type_alias_declaration name: (type_identifier) @name) @type',
  '(enum_declaration name: (identifier) @name) @enum',
  '(enum_body name: (property_identifier) @name) @member',
  '(enum_assignment name: (property_identifier) @name) @member',
  '(internal_module name: (_) @name) @module',
  '(function_signature name: (identifier) @name) @function',
  '(method_signature name: (_) @name) @method',
  '(abstract_method_signature name: (_) @name) @method',
  '(public_field_definition name: (_) @name) @property',
  '(property_signature name: (_) @name) @property',
  '(ambient_declaration (lexical_declaration (variable_declarator name: (identifier) @name) @constant))',
  '(ambient_declaration (variable_declaration (variable_declarator name: (identifier) @name) @variable))',
]

const importCalls = /\b(?:require|import)\(\s*['"]([^'"\n]+)['"]\s*\)/g

export const TYPESCRIPT: GrammarOutline = { patterns: [...SHARED, ...TYPES], readImport, importCalls }
export const TSX: GrammarOutline = { patterns: [...SHARED, ...TYPES, ...JSX], readImport, importCalls }
export const JAVASCRIPT: GrammarOutline = {
  patterns: [
    ...SHARED,
    ...JSX,
    '(class_declaration name: (identifier) @name) @class',
    '(field_definition property: (_) @name) @property',
    `(expression_statement (assignment_expression left: (member_expression property: (property_identifier) @name) right: ${FUNCTIONS})) @method`,
  ],
  readImport,
  importCalls,
}

/** `import d, { a as b } from 'x'`, `import * as n from 'x'`, `export { a as b } from 'x'`, `export * from 'x'`. */
function readImport(text: string): Omit<OutlineImport, 'line'>[] {
  const from = /(?:from|import)\s*['"]([^'"]+)['"]/.exec(text)?.[1]
  if (from === undefined) return []
  const names = /\{([^}]*)\}/.exec(text)?.[1] ?? ''
  const taken = names.split(',').flatMap((each) => {
    const [, name, local = name] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(each) ?? []
    return name === undefined || local === undefined ? [] : [{ name, local }]
  })
  const whole = /\*\s*as\s+([\w$]+)/.exec(text)?.[1]
  const standard = /^import\s+(?:type\s+)?([\w$]+)\s*(?:,|from)/.exec(text)?.[1]
  if (standard !== undefined && standard !== 'type') taken.unshift({ name: 'default', local: standard })
  if (/^export\s*\*\s*from/.test(text)) taken.push({ name: '*', local: '*' })
  return [{ from, names: taken, local: whole ?? '' }]
}
