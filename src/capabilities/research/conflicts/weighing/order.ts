import type { Comparison } from '../judging/finding.ts'
import type { Reading, Token } from '../types.ts'

const COMPARES = {
  ja: /より|上回|下回|勝(?:る|り|っ)|しの(?:ぐ|い)|及ば|次(?:ぐ|い)|劣/u,
  en: /\b(?:than|ahead of|behind|exceed\w*|outperform\w*|outs\w+|beat|beaten|surpass\w*|trail\w*|overt\w+|defeat\w*|lost to)\b/iu,
}
const TURNED = {
  ja: /下回|及ば|劣|少な|低|遅|小さ|短|安|軽/u,
  en: /\b(?:behind|less|lower|slower|fewer|smaller|shorter|cheaper|lighter|trail\w*|lost to|worse|later|younger)\b/iu,
}
const FIRST = /^(?:は|が|も)$/
const SECOND = /^(?:より|を|に)$/

/** Whether two claims put the same two things in opposite order: A above B, B above A. */
export function turnedOrder({ a, b, alignment }: Comparison): boolean {
  if (!COMPARES[a.language].test(a.text) || !COMPARES[b.language].test(b.text)) return false
  const parity = TURNED[a.language].test(a.text) === TURNED[b.language].test(b.text)
  const firm = alignment.pairs.filter(
    ({ a: one, b: other, score }) => score >= 0.9 && Math.min(one.weight, other.weight) >= 0.9 && one.kind !== 'verb',
  )
  return firm.some((p) =>
    firm.some((q) => {
      if (p === q) return false
      const [inA, inB] = [above(p.a, q.a, a), above(p.b, q.b, b)]
      return inA !== undefined && inB !== undefined && (inA === inB) !== parity
    }),
  )
}

/** True where the sentence puts the first above the second, false where below. */
function above(p: Token, q: Token, { language, text }: Reading): boolean | undefined {
  if (language === 'ja') {
    if (FIRST.test(p.link) && SECOND.test(q.link)) return true
    return FIRST.test(q.link) && SECOND.test(p.link) ? false : undefined
  }
  const at = COMPARES.en.exec(text)?.index ?? -1
  const [one, other] = [text.indexOf(p.surface), text.indexOf(q.surface)]
  if (one < at === other < at) return undefined
  return one < at
}
