/** What stands between two marks and is not code. `escape`: a backslash hides the closing mark. */
interface Span {
  open: string
  close: string
  field: 'comment' | 'string'
  escape?: true
  /** Ends with its line at the latest, so that one unclosed quote does not swallow a file. */
  oneLine?: true
}

/** Just enough of a language to tell code, comments and strings apart. Longer marks come first. */
export type Lexis = readonly Span[]

const line = (open: string): Span => ({ open, close: '\n', field: 'comment' })
const block = (open: string, close: string): Span => ({ open, close, field: 'comment' })
const text = (mark: string): Span => ({ open: mark, close: mark, field: 'string', escape: true, oneLine: true })
const long = (mark: string): Span => ({ open: mark, close: mark, field: 'string', escape: true })
/** A long text is how Python and Elixir write documentation. */
const documenting = (mark: string): Span => ({ open: mark, close: mark, field: 'comment', escape: true })

const SLASHES = [line('//'), block('/*', '*/')]
const QUOTES = [text('"'), text("'")]

export const NO_LEXIS: Lexis = []
export const C_LIKE: Lexis = [...SLASHES, ...QUOTES, { open: '`', close: '`', field: 'string' }]
export const JS: Lexis = [...SLASHES, ...QUOTES, long('`')]
/** A single quote in Rust also begins a lifetime, so characters are left among the code. */
export const RUST: Lexis = [...SLASHES, long('"')]
export const CSS: Lexis = [...SLASHES.slice(1), ...QUOTES]
export const PYTHON: Lexis = [line('#'), documenting('"""'), documenting("'''"), ...QUOTES]
export const HASH: Lexis = [line('#'), documenting('"""'), ...QUOTES]
export const RUBY: Lexis = [line('#'), block('=begin', '=end'), long('"'), long("'")]
export const PHP: Lexis = [...SLASHES, line('#'), long('"'), long("'")]
export const SHELL: Lexis = [line('#'), long('"'), { open: "'", close: "'", field: 'string' }]
export const YAML: Lexis = [line('#'), text('"')]
export const LUA: Lexis = [block('--[[', ']]'), line('--'), { open: '[[', close: ']]', field: 'string' }, ...QUOTES]
export const HTML_LIKE: Lexis = [block('<!--', '-->')]
export const SQL_LIKE: Lexis = [line('--'), block('/*', '*/'), { open: "'", close: "'", field: 'string' }]
export const HASKELL: Lexis = [line('--'), block('{-', '-}'), text('"')]
