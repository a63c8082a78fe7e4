import { createHash } from 'node:crypto'
import { sentences } from '#text/index.ts'
import { isWithin } from '../published.ts'
import { type CorpusFile, listFiles, readBytes } from './corpus-files.ts'
import type { Found, ListAnswer, Question, ReadAnswer, SearchAnswer } from './messages.ts'
import { type DocumentText, readDocument } from './read-document.ts'
import { countWords, WordIndex, type WordCounts } from './word-index.ts'

/** Of all texts together: what the index of a folder may take of the memory. */
const MOST_CHARACTERS = 60_000_000
/** PDFs and Word documents are read in threads of their own. */
const AT_ONCE = 3
const TITLE_WEIGHT = 3
/** Of so many documents none is left out by a search: a person who has them in one folder would read them all. */
const SMALL = 60
const LONGEST_SNIPPET = 300
const MOST_SENTENCES = 400

interface Document extends DocumentText {
  file: CorpusFile
  words: WordCounts
}

/** A folder of documents as it is now: whatever changed since the last question is read again first. */
export class Corpus {
  readonly #root: string
  #documents = new Map<string, Document>()
  #refused = new Map<string, string>()
  /** Files that gave no text, as they were then: not tried again until they change. */
  #unreadable = new Map<string, { stamp: string; why: string }>()
  #index: { documents: Document[]; words: WordIndex } | undefined
  #refreshing: Promise<void> | undefined

  /** The folder without links in its way. */
  constructor(root: string) {
    this.#root = root
  }

  async search({ text, since, most, covered, whole }: Question): Promise<SearchAnswer> {
    await this.#refresh()
    const index = (this.#index ??= this.#newIndex())
    const known = new Set(covered)
    const isWhole = whole && index.documents.length <= SMALL
    const ranked = (await index.words.search(text)).map(({ document }) => document)
    const order = isWhole ? new Set([...ranked, ...index.documents.keys()]) : ranked
    const results: Found[] = []
    for (const document of order) {
      const found = index.documents[document]
      if (found === undefined || known.has(found.file.url) || !isWithin(found.published, since)) continue
      results.push({
        url: found.file.url,
        title: found.title,
        snippet: snippetOf(found, text),
        ...(found.published !== '' && { published: found.published }),
        ...(isWhole && { always: true }),
      })
      if (!isWhole && results.length >= most) break
    }
    const refused = [...this.#refused].sort(([a], [b]) => (a < b ? -1 : 1))
    return { results, documents: index.documents.length, refused }
  }

  async list(): Promise<ListAnswer> {
    await this.#refresh()
    return { listed: [...this.#documents.keys()].sort() }
  }

  /** Only what the index knows can be read: no address leads out of the folder. */
  async read(url: string): Promise<ReadAnswer> {
    if (!this.#documents.has(url)) await this.#refresh()
    const known = this.#documents.get(url)
    if (known === undefined) return { refused: 'there is no such document' }
    const bytes = await readBytes(this.#root, known.file.path)
    if (typeof bytes === 'string') return { refused: bytes }
    const read = await readDocument(known.file.path, bytes, 'whole')
    if ('refused' in read) return read
    return { url, ...read, hash: createHash('sha256').update(read.text).digest('hex') }
  }

  /** Whoever asks meanwhile waits for the same look at the folder. */
  #refresh(): Promise<void> {
    this.#refreshing ??= this.#look().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #look(): Promise<void> {
    const { files, refused } = await listFiles(this.#root)
    const before = this.#documents
    const documents = new Map<string, Document>()
    let changed = false
    let characters = 0
    const waiting = files.values()
    const reader = async () => {
      for (const file of waiting) {
        const known = before.get(file.url)
        const isSame = known?.file.stamp === file.stamp
        const document = isSame ? known : await this.#open(file)
        changed ||= !isSame && (typeof document !== 'string' || known !== undefined)
        if (typeof document === 'string') refused.set(file.path, document)
        else if (characters + document.text.length > MOST_CHARACTERS) refused.set(file.path, 'the folder is too large')
        else {
          characters += document.text.length
          documents.set(file.url, document)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, reader))
    this.#refused = refused
    if (!changed && documents.size === before.size) return
    this.#documents = documents
    this.#index = undefined
  }

  async #open(file: CorpusFile): Promise<Document | string> {
    const failed = this.#unreadable.get(file.path)
    if (failed?.stamp === file.stamp) return failed.why
    const bytes = await readBytes(this.#root, file.path)
    const read = typeof bytes === 'string' ? { refused: bytes } : await readDocument(file.path, bytes, 'quick')
    if ('refused' in read) {
      this.#unreadable.set(file.path, { stamp: file.stamp, why: read.refused })
      return read.refused
    }
    const words = countWords(`${`${read.title}\n`.repeat(TITLE_WEIGHT)}${read.text}`)
    return { ...read, file, words }
  }

  #newIndex(): { documents: Document[]; words: WordIndex } {
    const documents = [...this.#documents.values()].sort((a, b) => (a.file.path < b.file.path ? -1 : 1))
    return { documents, words: new WordIndex(documents.map(({ words }) => words)) }
  }
}

/** The sentence that has most of the question's words in it. */
function snippetOf({ title, text }: DocumentText, question: string): string {
  const asked = countWords(question)
  let best = { said: '', score: -1 }
  for (const { text: said } of sentences(text.slice(0, 50_000)).slice(0, MOST_SENTENCES)) {
    if (said === title) continue
    const words = countWords(said)
    const score = [...words.keys()].filter((word) => asked.has(word)).length / Math.sqrt(words.size + 4)
    if (score > best.score) best = { said, score }
  }
  return best.said.slice(0, LONGEST_SNIPPET)
}
