import { type GrammarOutline, wholeImport } from './grammar.ts'

export const GO: GrammarOutline = {
  patterns: [
    '(package_clause (package_identifier) @name) @module',
    '(function_declaration name: (identifier) @name) @function',
    '(method_declaration receiver: (parameter_list (parameter_declaration type: (_) @of)) name: (field_identifier) @name) @method',
    '(type_spec name: (type_identifier) @name type: (struct_type)) @struct',
    '(type_spec name: (type_identifier) @name type: (interface_type)) @interface',
    '(type_spec name: (type_identifier) @name) @type',
    '(type_alias name: (type_identifier) @name) @type',
    '(source_file (const_declaration (const_spec name: (identifier) @name) @constant))',
    '(source_file (var_declaration (var_spec name: (identifier) @name) @variable))',
    '(source_file (var_declaration (var_spec_list (var_spec name: (identifier) @name) @variable)))',
    '(field_declaration name: (field_identifier) @name) @property',
    '(method_elem name: (field_identifier) @name) @method',
    '(import_spec) @import',
    '(call_expression function: (identifier) @call)',
    '(call_expression function: (selector_expression field: (field_identifier) @call))',
  ],
  readImport(text) {
    const [, local = '', from] = /^(?:([\w.]+)\s+)?["`]([^"`]+)["`]/.exec(text) ?? []
    return from === undefined ? [] : [wholeImport(from, local)]
  },
}
