import { type GrammarOutline, wholeImport } from './grammar.ts'

export const CSHARP: GrammarOutline = {
  patterns: [
    '(namespace_declaration name: (_) @name) @module',
    '(file_scoped_namespace_declaration name: (_) @name) @module',
    '(class_declaration name: (identifier) @name) @class',
    '(record_declaration name: (identifier) @name) @class',
    '(struct_declaration name: (identifier) @name) @struct',
    '(interface_declaration name: (identifier) @name) @interface',
    '(enum_declaration name: (identifier) @name) @enum',
    '(enum_member_declaration name: (identifier) @name) @member',
    '(method_declaration name: (identifier) @name) @method',
    '(constructor_declaration name: (identifier) @name) @method',
    '(local_function_statement name: (identifier) @name) @function',
    '(property_declaration name: (identifier) @name) @property',
    '(field_declaration (variable_declaration (variable_declarator name: (identifier) @name))) @property',
    '(delegate_declaration name: (identifier) @name) @type',
    '(using_directive) @import',
    '(invocation_expression function: (identifier) @call)',
    '(invocation_expression function: (member_access_expression name: (identifier) @call))',
    '(object_creation_expression type: (identifier) @call)',
  ],
  readImport(text) {
    const [, local = '', from] = /using\s+(?:static\s+)?(?:(\w+)\s*=\s*)?([\w.]+)\s*;/.exec(text) ?? []
    return from === undefined ? [] : [wholeImport(from, local)]
  },
}
