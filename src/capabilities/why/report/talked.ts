import type { Message } from '../asks/plan-turn/input.ts'
import type { Denied, Exchange, ReporterInput } from '../asks/write-report/shape.ts'
import type { Language } from '../contract.ts'
import { hearMessage } from '../talk/hear-message.ts'

/** A talk as a report reads it: what was said on the subject, what each of it answered, and what was read back and denied. */
export function talkedIn(
  messages: readonly Message[],
  language: Language,
): Required<Pick<ReporterInput, 'said' | 'exchanges' | 'denied'>> {
  const said: string[] = []
  const exchanges: Exchange[] = []
  const denied: Denied[] = []
  let asked: Exchange = { question: undefined, about: null }
  for (const { role, content, about = null, heard } of messages) {
    if (role === 'assistant') {
      asked = { question: content, about }
      continue
    }
    if (asked.about?.move === 'read-back' && asked.question !== undefined) {
      const { denies, agrees } = hearMessage(content, language, asked.about, asked.question)
      if (denies && agrees === 0) denied.push({ line: asked.question, before: said.length })
    }
    // The rest is no material, a quotation in it no evidence.
    if (heard?.counts === false || heard?.linked === false) continue
    said.push(content)
    exchanges.push(asked)
  }
  return { said, exchanges, denied }
}
