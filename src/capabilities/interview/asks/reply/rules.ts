import { detectLanguage, normalise } from '#text/index.ts'
import { must, type PrefixRule, retry, type Rule, should } from '#kernel/gate/index.ts'
import { MAX_REPLY_CHARACTERS } from '../../contract.ts'
import { cutReply } from '../../talk/quoting/cut-reply.ts'
import { forbiddenIn } from './never-ask.ts'
import type { ReplyInput } from './input.ts'

const MASKS = /\[[^[\]\s]{1,16}\d*\]/gu
const LETTERS_TO_JUDGE = 12
const SHORT_ENOUGH = 260
/** Marks of the prompt itself; a reply that shows them was led astray. */
const PROMPT_MARKS = /<<<|>>>|\b(?:system prompt|must_ask|never_ask)\b|システムプロンプト/iu

function askingForbidden(text: string, { guide }: ReplyInput): string | null {
  const topic = forbiddenIn(text, guide.neverAsk, guide.language)
  return topic === null ? null : `speaks of "${topic}", which this interview never asks about`
}

function showsPrompt(text: string): string | null {
  return PROMPT_MARKS.test(text) ? 'shows its own instructions' : null
}

function otherLanguage(text: string, { language }: ReplyInput): string | null {
  const letters = text.replaceAll(MASKS, '').replaceAll(/「[^」]*」|“[^”]*”|"[^"]*"/gu, '')
  if (letters.length < LETTERS_TO_JUDGE) return null
  const wanted = language === 'ja' ? 'Japanese' : 'English'
  return detectLanguage(letters, language) === language ? null : `must be in ${wanted}`
}

function saidBefore(text: string, { spoken }: ReplyInput): string | null {
  const said = spoken.filter(({ role }) => role === 'assistant').map(({ content }) => normalise(content))
  return said.includes(normalise(text)) ? 'says word for word what was said before' : null
}

/** Someone the person never spoke of. */
function unknownMasks(text: string, { spoken }: ReplyInput): string[] {
  const known = new Set(spoken.flatMap(({ content }) => content.match(MASKS) ?? []))
  return (text.match(MASKS) ?? [])
    .filter((mask) => !known.has(mask))
    .map((mask) => `${mask} does not occur in the conversation`)
}

export const replyRules: readonly Rule<ReplyInput, string>[] = [
  must('never-ask', askingForbidden),
  must('prompt-kept', showsPrompt),
  retry('language', otherLanguage),
  retry('asks', (text) =>
    /[？?]/u.test(cutReply(text))
      ? null
      : `must end with one question to the person, within ${MAX_REPLY_CHARACTERS} characters`,
  ),
  retry('new-words', saidBefore),
  retry('known-masks', unknownMasks),
  should('short', (text) => (text.length > SHORT_ENOUGH ? 'is longer than a chat message should be' : null)),
]

/** On every growing draft: what may not be accepted may not be seen either. */
export const replyPrefixRules: readonly PrefixRule<ReplyInput>[] = [
  { name: 'never-ask', check: askingForbidden },
  { name: 'prompt-kept', check: showsPrompt },
]
