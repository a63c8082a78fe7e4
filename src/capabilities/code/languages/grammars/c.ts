import { type GrammarOutline, wholeImport } from './grammar.ts'

const DECLARATOR = '(function_declarator declarator:'

/** C and C++ share a grammar: what C has is in it. */
export const C: GrammarOutline = {
  patterns: [
    `(function_definition declarator: ${DECLARATOR} (identifier) @name)) @function`,
    `(function_definition declarator: ${DECLARATOR} (field_identifier) @name)) @method`,
    `(function_definition declarator: ${DECLARATOR} (destructor_name) @name)) @method`,
    `(function_definition declarator: ${DECLARATOR} (operator_name) @name)) @method`,
    `(function_definition declarator: ${DECLARATOR} (qualified_identifier scope: (_) @of name: (_) @name))) @method`,
    `(function_definition declarator: (pointer_declarator declarator: ${DECLARATOR} (identifier) @name))) @function`,
    `(function_definition declarator: (pointer_declarator declarator: ${DECLARATOR} (qualified_identifier scope: (_) @of name: (_) @name)))) @method`,
    `(function_definition declarator: (reference_declarator ${DECLARATOR} (identifier) @name))) @function`,
    `(function_definition declarator: (reference_declarator ${DECLARATOR} (field_identifier) @name))) @method`,
    `(declaration declarator: ${DECLARATOR} (identifier) @name)) @function`,
    `(declaration declarator: (pointer_declarator declarator: ${DECLARATOR} (identifier) @name))) @function`,
    `(field_declaration declarator: ${DECLARATOR} (field_identifier) @name)) @method`,
    '(field_declaration declarator: (field_identifier) @name) @property',
    '(field_declaration declarator: (pointer_declarator declarator: (field_identifier) @name)) @property',
    '(class_specifier name: (type_identifier) @name body: (_)) @class',
    '(struct_specifier name: (type_identifier) @name body: (_)) @struct',
    '(union_specifier name: (type_identifier) @name body: (_)) @struct',
    '(enum_specifier name: (type_identifier) @name body: (_)) @enum',
    '(enumerator name: (identifier) @name) @member',
    '(namespace_definition name: (_) @name) @module',
    '(type_definition declarator: (type_identifier) @name) @type',
    '(alias_declaration name: (type_identifier) @name) @type',
    '(preproc_def name: (identifier) @name) @macro',
    '(preproc_function_def name: (identifier) @name) @macro',
    '(translation_unit (declaration declarator: (init_declarator declarator: (identifier) @name)) @variable)',
    '(translation_unit (declaration declarator: (identifier) @name) @variable)',
    '(preproc_include) @import',
    '(call_expression function: (identifier) @call)',
    '(call_expression function: (field_expression field: (field_identifier) @call))',
    '(call_expression function: (qualified_identifier name: (identifier) @call))',
  ],
  readImport(text) {
    const from = /[<"]([^>"\n]+)[>"]/.exec(text)?.[1]
    return from === undefined ? [] : [wholeImport(from)]
  },
}
