import { hash as hashOf } from 'node:crypto'
import { join } from 'node:path'
import { readPlainSync } from '../files/read-plain.ts'
import type { FoundFile } from '../files/walk.ts'
import { type Language, languageOf } from '../languages/language.ts'
import { NO_LEXIS } from '../languages/lexis.ts'
import type { Grammars } from '../languages/load-grammar.ts'
import type { Outline } from '../languages/outline.ts'
import { OWN_OUTLINES } from '../languages/own/all.ts'
import type { FileState, ParsedFile } from './parsed-file.ts'
import { encodeOutline } from './stored-outline.ts'
import { WordCounter } from './word-counter.ts'

/** Above this nobody wrote it by hand: no outline, the words only. */
const MOST_OUTLINED = 1_000_000
/** Above this it is data: known by its path, searched by reading it. */
const MOST_COUNTED = 4_000_000
/** Documents are counted like code; other text without a language is data until somebody searches it. */
const DOCUMENT =
  /(?:^|\/)(?:[^/.]+|[^/]+\.(?:txt|rst|adoc|org|tex|toml|ini|cfg|conf|gradle|cmake|proto|graphql|gql|tf))$/i
/** A line of a person is shorter, on average. */
const MINIFIED_LINE = 400
const MINIFIED_FROM = 8_000

/** Reads and understands files, one after the other; a thread has one of these. */
export class FileParser {
  readonly #root: string
  readonly #grammarFolder: string
  #grammars: Grammars | undefined
  readonly #counter = new WordCounter()

  constructor(root: string, grammarFolder: string) {
    this.#root = root
    this.#grammarFolder = grammarFolder
  }

  /** Undefined when the file is gone, `same` when it has the hash the caller knows. */
  async parse({ hash: known, ...found }: FoundFile & { hash?: string }): Promise<ParsedFile | 'same' | undefined> {
    const plain = unread(found)
    if (plain !== undefined) return plain
    let bytes: Buffer | undefined
    try {
      bytes = readPlainSync(join(this.#root, found.path))
    } catch {
      // It is there, and not ours to read: the status counts it.
      return { ...bare(found, languageOf(found.path)), state: 'failed' }
    }
    if (bytes === undefined) return undefined
    const hash = hashOf('sha1', bytes, 'base64url')
    return hash === known ? 'same' : { ...(await this.parseBytes(found, bytes)), hash }
  }

  /** The same of bytes that lie elsewhere, such as in a commit; they are not hashed. */
  async parseBytes(found: FoundFile, bytes: Buffer): Promise<ParsedFile> {
    const known = unread(found)
    if (known !== undefined) return known
    const language = languageOf(found.path)
    const plain = bare(found, language)
    if (isBinary(bytes)) return { ...plain, state: 'binary' }
    if (language === undefined) return { ...plain, ...this.#counter.count(bytes, NO_LEXIS) }
    return { ...plain, ...(await this.#outline(bytes, language)), ...this.#counter.count(bytes, language.lexis) }
  }

  async #outline(bytes: Buffer, language: Language): Promise<{ state: FileState; outline: string }> {
    if (bytes.length > MOST_OUTLINED) return { state: 'huge', outline: '' }
    if (isMinified(bytes)) return { state: 'minified', outline: '' }
    const outlined = await this.#outlineOf(bytes.toString('utf8'), language)
    return outlined === undefined ? { state: 'no-grammar', outline: '' } : outlined
  }

  async #outlineOf(
    text: string,
    { id, grammar }: Language,
  ): Promise<{ state: FileState; outline: string } | undefined> {
    const own = OWN_OUTLINES[id]
    try {
      let outline: Outline
      if (own !== undefined) outline = own(text)
      else {
        // Most repositories of scripts need no grammar: their threads start sooner without.
        const { Grammars } = await import('../languages/load-grammar.ts')
        this.#grammars ??= new Grammars(this.#grammarFolder)
        const loaded = await this.#grammars.load(grammar ?? id)
        if (loaded === undefined) return undefined
        const { outlineByGrammar } = await import('../languages/grammar-outline.ts')
        outline = outlineByGrammar(text, loaded)
      }
      return { state: 'ok', outline: encodeOutline(outline) }
    } catch {
      // One file that breaks a parser must not keep the others from being indexed; the status names it.
      return { state: 'failed', outline: '' }
    }
  }
}

function bare(found: FoundFile, language: Language | undefined): ParsedFile {
  const nothing = {
    words: new Uint8Array(0),
    counts: new Uint8Array(0),
    lengths: [0, 0, 0] as [number, number, number],
  }
  return { ...found, hash: '', language: language?.id ?? '', state: 'text', outline: '', ...nothing }
}

/** What is known by its path alone; undefined where it has to be read. */
function unread(found: FoundFile): ParsedFile | undefined {
  const language = languageOf(found.path)
  if (found.size > MOST_COUNTED) return { ...bare(found, language), state: 'huge' }
  return language === undefined && !DOCUMENT.test(found.path) ? bare(found, language) : undefined
}

function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8192).includes(0)
}

function isMinified(bytes: Buffer): boolean {
  if (bytes.length < MINIFIED_FROM) return false
  let lines = 1
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++
  return bytes.length / lines > MINIFIED_LINE
}
