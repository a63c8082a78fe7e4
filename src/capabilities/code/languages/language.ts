import { basename, extname } from 'node:path'
import type { Lexis } from './lexis.ts'
import {
  C_LIKE,
  HASH,
  HTML_LIKE,
  JS,
  LUA,
  NO_LEXIS,
  PHP,
  PYTHON,
  RUBY,
  RUST,
  SHELL,
  SQL_LIKE,
  YAML,
  CSS,
  HASKELL,
} from './lexis.ts'

/** How a language's outline comes about: by a grammar of tree-sitter, by a scanner of our own, or not at all. */
export interface Language {
  id: string
  extensions: readonly string[]
  /** Whole file names, for files without an extension. */
  files?: readonly string[]
  lexis: Lexis
  outline: 'grammar' | 'own'
  /** The grammar's file is `tree-sitter-<grammar>.wasm`. */
  grammar?: string
  /** Not in the box: has an outline only where its grammar is installed. */
  optional?: true
}

export const LANGUAGES = [
  { id: 'typescript', extensions: ['.ts', '.mts', '.cts'], lexis: JS, outline: 'grammar', grammar: 'typescript' },
  { id: 'tsx', extensions: ['.tsx'], lexis: JS, outline: 'grammar', grammar: 'tsx' },
  {
    id: 'javascript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx'],
    lexis: JS,
    outline: 'grammar',
    grammar: 'javascript',
  },
  { id: 'python', extensions: ['.py', '.pyi', '.pyw'], lexis: PYTHON, outline: 'own' },
  { id: 'go', extensions: ['.go'], lexis: C_LIKE, outline: 'grammar', grammar: 'go' },
  { id: 'rust', extensions: ['.rs'], lexis: RUST, outline: 'grammar', grammar: 'rust' },
  { id: 'java', extensions: ['.java'], lexis: C_LIKE, outline: 'grammar', grammar: 'java' },
  { id: 'c', extensions: ['.c', '.h'], lexis: C_LIKE, outline: 'grammar', grammar: 'cpp' },
  {
    id: 'cpp',
    extensions: ['.cc', '.cpp', '.cxx', '.hh', '.hpp', '.hxx', '.ipp'],
    lexis: C_LIKE,
    outline: 'grammar',
    grammar: 'cpp',
  },
  { id: 'csharp', extensions: ['.cs'], lexis: C_LIKE, outline: 'grammar', grammar: 'c-sharp' },
  {
    id: 'ruby',
    extensions: ['.rb', '.rake', '.gemspec'],
    files: ['Rakefile', 'Gemfile'],
    lexis: RUBY,
    outline: 'grammar',
    grammar: 'ruby',
  },
  { id: 'php', extensions: ['.php', '.phtml'], lexis: PHP, outline: 'grammar', grammar: 'php' },
  { id: 'bash', extensions: ['.sh', '.bash', '.zsh'], lexis: SHELL, outline: 'grammar', grammar: 'bash' },
  { id: 'css', extensions: ['.css', '.scss', '.less'], lexis: CSS, outline: 'grammar', grammar: 'css' },
  { id: 'html', extensions: ['.html', '.htm', '.xhtml', '.vue', '.svelte'], lexis: HTML_LIKE, outline: 'own' },
  { id: 'lua', extensions: ['.lua'], lexis: LUA, outline: 'own' },
  { id: 'json', extensions: ['.json', '.jsonc', '.json5', '.webmanifest'], lexis: JS, outline: 'own' },
  { id: 'yaml', extensions: ['.yml', '.yaml'], lexis: YAML, outline: 'own' },
  { id: 'markdown', extensions: ['.md', '.mdx', '.markdown'], lexis: NO_LEXIS, outline: 'own' },
  { id: 'kotlin', extensions: ['.kt', '.kts'], lexis: C_LIKE, outline: 'grammar', grammar: 'kotlin', optional: true },
  { id: 'swift', extensions: ['.swift'], lexis: C_LIKE, outline: 'grammar', grammar: 'swift', optional: true },
  { id: 'scala', extensions: ['.scala', '.sc'], lexis: C_LIKE, outline: 'grammar', grammar: 'scala', optional: true },
  { id: 'dart', extensions: ['.dart'], lexis: C_LIKE, outline: 'grammar', grammar: 'dart', optional: true },
  { id: 'elixir', extensions: ['.ex', '.exs'], lexis: HASH, outline: 'grammar', grammar: 'elixir', optional: true },
  { id: 'haskell', extensions: ['.hs'], lexis: HASKELL, outline: 'grammar', grammar: 'haskell', optional: true },
  { id: 'sql', extensions: ['.sql'], lexis: SQL_LIKE, outline: 'grammar', grammar: 'sql', optional: true },
] as const satisfies readonly Language[]

const BY_EXTENSION = new Map<string, Language>()
const BY_NAME = new Map<string, Language>()
const BY_ID = new Map<string, Language>()
for (const language of LANGUAGES as readonly Language[]) {
  BY_ID.set(language.id, language)
  for (const extension of language.extensions) BY_EXTENSION.set(extension, language)
  for (const file of language.files ?? []) BY_NAME.set(file, language)
}

export function languageOf(path: string): Language | undefined {
  return BY_EXTENSION.get(extname(path).toLowerCase()) ?? BY_NAME.get(basename(path))
}

export function languageById(id: string): Language | undefined {
  return BY_ID.get(id)
}

/** The languages whose references the TypeScript compiler answers. */
export function isScript(id: string): boolean {
  return id === 'typescript' || id === 'tsx' || id === 'javascript'
}
