import type { Language, Tone } from '../../contract.ts'
import { listedItems, type Spoken } from '../../talk/hear.ts'
import { mostImportant } from '../../talk/quoting/importance.ts'
import { summarise } from '../../talk/quoting/summarise.ts'
import type { Worded } from '../../talk/transition.ts'
import { forbiddenIn } from './never-ask.ts'

export interface GuideText {
  name: string
  goal: string
  tone: Tone
  language: Language
  mustAsk: readonly string[]
  neverAsk: readonly string[]
}

/** Everything a reply may be made from. All of a person's words in it are masked. */
export interface ReplyInput {
  guide: GuideText
  say: Worded
  spoken: readonly Spoken[]
  /** Null when the person skipped. */
  latest: string | null
  items: readonly string[]
  mostImportant: string | null
  summary: string | null
  topic: string | null
}

export function replyInput(guide: GuideText, say: Worded, spoken: readonly Spoken[]): ReplyInput {
  const items = listedItems(spoken)
  const last = spoken.findLast((message) => message.role === 'user')
  const allowed = (words: string) => forbiddenIn(words, guide.neverAsk, guide.language) === null
  return {
    guide,
    say,
    spoken,
    latest: last !== undefined && last.meta.kind === 'answer' ? last.content : null,
    items,
    mostImportant: mostImportant(items.filter(allowed), guide.language),
    summary: say.kind === 'summary' ? summarise(spoken, guide.language, allowed) : null,
    topic: say.kind === 'must_ask' ? (guide.mustAsk[say.topic] ?? null) : null,
  }
}
