import type { GrammarOutline } from './grammar.ts'

export const JAVA: GrammarOutline = {
  patterns: [
    '(package_declaration (_) @name) @module',
    '(class_declaration name: (identifier) @name) @class',
    '(record_declaration name: (identifier) @name) @class',
    '(interface_declaration name: (identifier) @name) @interface',
    '(annotation_type_declaration name: (identifier) @name) @interface',
    '(enum_declaration name: (identifier) @name) @enum',
    '(enum_constant name: (identifier) @name) @member',
    '(method_declaration name: (identifier) @name) @method',
    '(constructor_declaration name: (identifier) @name) @method',
    '(field_declaration declarator: (variable_declarator name: (identifier) @name)) @property',
    '(import_declaration) @import',
    '(method_invocation name: (identifier) @call)',
    '(object_creation_expression type: (type_identifier) @call)',
  ],
  readImport(text) {
    const path = /^import\s+(?:static\s+)?([\w.]+(?:\.\*)?)\s*;?$/.exec(text.trim())?.[1]
    if (path === undefined) return []
    const cut = path.lastIndexOf('.')
    const name = path.slice(cut + 1)
    return [{ from: path.slice(0, Math.max(cut, 0)), names: [{ name, local: name }], local: '' }]
  },
}
