import { codeFrom } from '../../api/client.ts'
import type { PiiType } from '../../api/interview.ts'
import type { ConversationEvent, Marks, Read, Remasked, Sent } from '../../api/participant.ts'
import { Outgoing, type Settled } from '../../conversation/outgoing.ts'
import { withTimeout, unhurried } from '../../conversation/time-limits.ts'
import type { Outbox, OutboxDoor, SaidDoor, SaidWords } from '../../conversation/unsent.ts'
import { Watched } from '../../conversation/watched.ts'
import { uuid } from '../../lib/browser/uuid.ts'
import { isMaskedFormOf } from './masked-form.ts'
import { countAnswers, isWaiting, type Known, lastFinal, learn, learnMasked, learnSent } from './talk-state.ts'

/** After a send the messages are read this often, until the form opens by itself; then more slowly. */
const SOON_MS = 1_000
const OPEN_AFTER_MS = 10_000
const LATER_MS = 3_000
const GIVE_UP_AFTER_MS = 300_000

const LOCKED_OUT = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'])
const ERASED = 'GONE'

export interface TalkSnapshot {
  known: Known
  draft: { id: string; text: string } | null
  /** A call that carries an answer is on its way. */
  sending: boolean
  /** It waits for its turn: many people answer at once. */
  crowded: boolean
  /** When the reply that is awaited was first awaited; null when none is. */
  since: number | null
  /** The reply takes so long that the form opened by itself. */
  late: boolean
  /** What the last answer was masked of. */
  masked: readonly PiiType[]
  problem: string | null
  /** The last answer as it was typed, while this tab still has it. */
  said: SaidWords | null
  /** Its masks are being changed. */
  marking: boolean
  /** Why its masks could not be changed. */
  markProblem: string | null
  /** Words from before a reload that never left. */
  restored: boolean
  /** The key no longer opens this conversation: nothing can be said or read here any more. */
  lockedOut: boolean
  /** Deleted, here or in another tab: what is still on the screen has to go too. */
  erased: boolean
}

export interface TalkDoors {
  send(text: string, key: string, signal: AbortSignal): Promise<Sent>
  skip(key: string, signal: AbortSignal): Promise<Sent>
  stop(key: string, signal: AbortSignal): Promise<Sent>
  mark(messageId: string, content: string, marks: Marks, signal: AbortSignal): Promise<Remasked>
  read(after: string | undefined, signal: AbortSignal): Promise<Read>
  follow(signal: AbortSignal, onEvent: (event: ConversationEvent | undefined) => void): Promise<void>
  /** These words are with the server now: a field that still holds them can be emptied. */
  taken(text: string): void
  outbox: OutboxDoor
  said: SaidDoor
}

/**
 * One conversation as a participant has it: what they say goes out, what is asked comes in by stream or by reading. Their
 * words stay in the field until the server has them, so that nothing needs to be given back or sent again from elsewhere.
 */
export class Talk extends Watched<TalkSnapshot> {
  readonly #doors: TalkDoors
  readonly #outgoing: Outgoing
  #open = new AbortController()
  #look: ReturnType<typeof setTimeout> | undefined
  #opener: ReturnType<typeof setTimeout> | undefined
  #reading = false
  #readAgain = false
  /** Something before the last message is another now. */
  #fromStart = false

  constructor(doors: TalkDoors, known: Known) {
    const masked = known.messages.findLast(({ role }) => role === 'user')?.meta.types ?? []
    super({
      known,
      draft: null,
      sending: false,
      crowded: false,
      since: null,
      late: false,
      masked: isWaiting(known) ? masked : [],
      problem: null,
      said: doors.said.read(),
      marking: false,
      markProblem: null,
      restored: false,
      lockedOut: false,
      erased: false,
    })
    this.#doors = doors
    this.#outgoing = new Outgoing(doors.outbox)
  }

  /** The screen is there: follow what happens, and wait on if a reply was awaited before a reload. */
  arrive() {
    this.#open = new AbortController()
    const { signal } = this.#open
    const ended = this.#doors.follow(signal, (event) => this.#heard(event))
    // A stream that is refused for good does not say why; reading does.
    void ended.then(() => (signal.aborted ? undefined : this.#read()))
    if (this.#settle() === 'restore') this.set({ restored: true })
    this.#await()
  }

  leave() {
    this.#open.abort()
    this.#rest()
  }

  /** Also asked for by the screen, when a person comes back to it. */
  readonly refresh = () => void this.#read()

  readonly send = (text: string) => void this.#go(text)

  readonly skip = () => void this.#go(null)

  /** Enough for now: what was said so far is kept, and the conversation is over. */
  readonly stop = () => void this.#go(null, 'stop')

  /** The words are brought from here, masked as the person says they should be, and kept nowhere else. */
  readonly mark = async (marks: Marks): Promise<void> => {
    const { said, marking } = this.snapshot()
    if (said === null || marking) return
    this.set({ marking: true, markProblem: null })
    const { signal } = this.#open
    try {
      const { message, masked } = await withTimeout(signal, (until) =>
        this.#doors.mark(said.id, said.text, marks, until),
      )
      if (signal.aborted) return
      this.set({ marking: false, masked, known: learnMasked(this.snapshot().known, message) })
    } catch (error) {
      if (signal.aborted) return
      this.set({ marking: false, markProblem: problemOf(codeFrom(error), marks) })
      if (codeFrom(error) === ERASED) return this.#end()
    }
    this.#fromStart = true
    void this.#read()
  }

  #remember(said: SaidWords | null) {
    this.#doors.said.write(said)
    this.set({ said, markProblem: null })
  }

  async #go(text: string | null, pressed: 'skip' | 'stop' = 'skip'): Promise<void> {
    if (this.snapshot().sending) return
    // A second press of stop meets a conversation that is over: it needs no key that lasts.
    const { key } = pressed === 'stop' ? { key: uuid() } : this.#outgoing.put(text, countAnswers(this.snapshot().known))
    this.set({ sending: true, problem: null, restored: false, masked: [] })
    const { signal } = this.#open
    try {
      const sent = await unhurried(
        signal,
        (until) => (text === null ? this.#doors[pressed](key, until) : this.#doors.send(text, key, until)),
        () => this.set({ crowded: true }),
      )
      if (signal.aborted) return
      this.#outgoing.delivered(key)
      if (text !== null) this.#doors.taken(text)
      this.#remember(text === null ? null : { id: sent.message.id, text })
      this.#rest()
      this.set({
        sending: false,
        crowded: false,
        known: learnSent(this.snapshot().known, sent.message),
        masked: sent.masked,
      })
      this.#await()
    } catch (error) {
      if (signal.aborted) return
      this.set({ sending: false, crowded: false, problem: codeFrom(error) })
      if (codeFrom(error) === ERASED) return this.#end()
      // What went wrong may be that something else went on: another tab, or the end of the project.
      void this.#read()
    }
  }

  /** Words the server has after all are not offered again: only its answer to the send may have been lost. */
  #settle(): Settled['kind'] {
    const { known, masked, sending } = this.snapshot()
    if (sending) return 'nothing'
    // Another tab may have said something else meanwhile: these words are looked for, not counted.
    const gotOf = ({ answered, text }: Outbox) =>
      known.messages
        .filter(({ role }) => role === 'user')
        .slice(answered)
        .find((message) => isMaskedFormOf(message, text))
    const hasTaken = (outbox: Outbox) => gotOf(outbox) !== undefined
    const found = this.#outgoing.settle({ pending: null, hasTaken, over: known.finished })
    if (found.kind !== 'delivered') return found.kind
    const { outbox } = found
    if (outbox.text !== null) this.#doors.taken(outbox.text)
    const got = gotOf(outbox)
    if (outbox.text !== null && got !== undefined) this.#remember({ id: got.id, text: outbox.text })
    this.set({ problem: null, restored: false, masked: got?.meta.types ?? masked })
    return found.kind
  }

  #end() {
    this.leave()
    this.#remember(null)
    this.set({ erased: true })
  }

  /** A fact says that there is something to read. */
  #heard(event: ConversationEvent | undefined) {
    if (event?.type === 'message.masked') this.#fromStart = true
    if (event?.type !== 'reply') return void this.#read()
    const { message_id: id, text } = event.data
    const isOver = this.snapshot().known.messages.some((known) => known.id === id && known.status === 'final')
    if (!isOver) this.set({ draft: { id, text } })
  }

  /** One read at a time; whoever asks meanwhile gets one more after it. */
  async #read(): Promise<void> {
    if (this.#reading) {
      this.#readAgain = true
      return
    }
    this.#reading = true
    const { signal } = this.#open
    try {
      do {
        this.#readAgain = false
        const after = this.#fromStart ? undefined : lastFinal(this.snapshot().known)?.id
        this.#fromStart = false
        const read = await withTimeout(signal, (until) => this.#doors.read(after, until))
        if (signal.aborted) return
        this.#learned(learn(this.snapshot().known, read, after))
      } while (this.#readAgain)
    } catch (error) {
      if (codeFrom(error) === ERASED) this.#end()
      // Whatever else it is, the next look tells.
      else if (LOCKED_OUT.has(codeFrom(error))) {
        this.leave()
        this.set({ problem: codeFrom(error), lockedOut: true })
      }
    } finally {
      this.#reading = false
    }
  }

  #learned(known: Known) {
    const { draft } = this.snapshot()
    const isOver = draft === null || known.messages.some(({ id, status }) => id === draft.id && status === 'final')
    // What was said to wait for is there now.
    const heard = this.snapshot().problem === 'TURN_IN_PROGRESS' && !isWaiting(known)
    this.set({ known, draft: isOver ? null : draft, ...(heard && { problem: null }) })
    const last = known.messages.findLast(({ role }) => role === 'user')
    // Another answer came after it, or the talk is over: nothing keeps the words any longer.
    if (this.snapshot().said !== null && (known.finished || last?.id !== this.snapshot().said?.id)) this.#remember(null)
    this.#settle()
    this.#await()
  }

  /** While a reply is due: looks for it, and opens the form by itself when it takes long. */
  #await() {
    const isDue = isWaiting(this.snapshot().known)
    if (isDue === (this.snapshot().since !== null)) return
    if (!isDue) {
      this.#rest()
      return
    }
    this.set({ since: Date.now() })
    this.#opener = setTimeout(() => this.set({ late: true }), OPEN_AFTER_MS)
    this.#lookIn(SOON_MS)
  }

  #lookIn(ms: number) {
    this.#look = setTimeout(() => {
      void this.#read()
      const waited = Date.now() - (this.snapshot().since ?? 0)
      if (waited < GIVE_UP_AFTER_MS) this.#lookIn(waited < OPEN_AFTER_MS ? SOON_MS : LATER_MS)
    }, ms)
  }

  #rest() {
    clearTimeout(this.#look)
    clearTimeout(this.#opener)
    if (this.snapshot().since !== null || this.snapshot().late) this.set({ since: null, late: false })
  }
}

/** A word to hide is refused when it stands nowhere for itself, a mask to lift when it was recognised by its form. */
function problemOf(code: string, marks: Marks): string {
  return code === 'INVALID_INPUT' && 'hide' in marks ? 'NOT_HIDDEN' : code
}
