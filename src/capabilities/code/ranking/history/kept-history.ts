import { setImmediate as breathe } from 'node:timers/promises'
import { Git } from '../git/git.ts'
import { listCommits, readThese } from '../git/read-commits.ts'
import type { Commit } from './commit.ts'
import { History } from './history.ts'
import { HistoryStore } from './history-store.ts'
import { HistoryView, MOST_COMMITS } from './history-view.ts'

/** `none`: there is no git, or nothing was committed yet. Unsaid until git was asked. */
export interface HistoryNews {
  state: 'unasked' | 'reading' | 'ready' | 'none'
  commits: number
}

/** So many are read and written at once: a kill loses at most these. */
const BATCH = 1_000

/** The past of one root: read once, kept on disk, brought up to date from the HEAD that was seen last. */
export class KeptHistory {
  readonly #git: Git
  readonly #options: { root: string; folder: string; tell: (news: HistoryNews) => void }
  #news: HistoryNews = { state: 'unasked', commits: 0 }
  #view: HistoryView | undefined
  #store: HistoryStore | undefined
  /** What the view was made of: another HEAD, or a clone that was deepened, makes it anew. */
  #seen = 'nothing'
  #round: Promise<void> | undefined
  readonly #begun = Promise.withResolvers<void>()

  constructor(options: { root: string; folder: string; tell: (news: HistoryNews) => void }) {
    this.#options = options
    this.#git = new Git(options.root)
  }

  /** As far as it is known; undefined where there is none, or none yet. */
  get view(): HistoryView | undefined {
    return this.#view
  }

  get news(): HistoryNews {
    return this.#news
  }

  /** Resolves when git was asked for the first time, and what was kept is there. Reading goes on behind it. */
  get begun(): Promise<void> {
    return this.#begun.promise
  }

  /** Asks git what has changed and reads it; who comes meanwhile waits for the same round. Never rejects. */
  refresh(): Promise<void> {
    this.#round ??= this.#look()
      // What could not be read is tried again with the next request; what was read before stays true.
      .catch(() => this.#tell({ state: this.#view === undefined ? 'none' : 'ready' }))
      .finally(() => {
        this.#round = undefined
        this.#begun.resolve()
      })
    return this.#round
  }

  close(): void {
    this.#store?.close()
  }

  async #look(): Promise<void> {
    const there = await this.#asked()
    if (there === this.#seen) return
    if (there === '') return this.#forget()
    const [shallow = '', prefix = '', head = ''] = there.trimEnd().split('\n')
    this.#store ??= new HistoryStore(this.#options.folder, `${this.#options.root} ${prefix}`)
    if (this.#view === undefined) await this.#see(this.#store.order(), [])
    const order = await listCommits(this.#git, head, MOST_COMMITS)
    const known = this.#store.ids()
    const missing = order.filter((id) => !known.has(id))
    if (missing.length > 0) this.#tell({ state: 'reading' })
    this.#begun.resolve()
    // Where a shallow clone ends commits seem to have no parents; deepened, they have: those are not kept.
    const isEnd = ({ parents }: Commit) => shallow === 'true' && parents.length === 0
    const ends: Commit[] = []
    for (let at = 0; at < missing.length; at += BATCH) {
      const read = await readThese(this.#git, missing.slice(at, at + BATCH))
      this.#store.put(read.filter((commit) => !isEnd(commit)))
      ends.push(...read.filter(isEnd))
      await breathe()
    }
    this.#store.setOrder(order, 2 * MOST_COMMITS)
    await this.#see(order, ends)
    this.#seen = there
  }

  /** Empty where there is no git, no repository or no commit. */
  #asked(): Promise<string> {
    return this.#git.text(['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD^{commit}']).catch(() => '')
  }

  #forget(): void {
    this.#view = undefined
    this.#seen = ''
    this.#tell({ state: 'none', commits: 0 })
  }

  /** In slices, so that a request need not wait for thousands of commits. */
  async #see(order: readonly string[], ends: readonly Commit[]): Promise<void> {
    const kept = this.#store?.commits() ?? new Map<string, Commit>()
    for (const commit of ends) kept.set(commit.id, commit)
    const history = new History()
    for (let at = 0; at < order.length; at += BATCH) {
      history.add(order.slice(at, at + BATCH).flatMap((id) => kept.get(id) ?? []))
      await breathe()
    }
    if (history.commits.length === 0) return
    this.#view = new HistoryView(history)
    this.#tell({ state: 'ready', commits: history.commits.length })
  }

  #tell(news: Partial<HistoryNews>): void {
    this.#news = { ...this.#news, ...news }
    this.#options.tell(this.#news)
  }
}
