import { segments } from '#text/index.ts'
import type { Language } from '../contract.ts'
import { trimClause, trimHanging } from './trim-clause.ts'

export const LONGEST_PHRASE: Record<Language, number> = { ja: 30, en: 78 }
export const LONGEST_LABEL: Record<Language, number> = { ja: 32, en: 70 }

/** Behind which words a Japanese clause may be cut, best first; the predicate at its end carries the force. */
const BEHIND_JA: readonly RegExp[] = [
  /(?:ても|でも|ながら|まま|ので|けど|のに|たら|なら|れば|ため|ために)$/u,
  /(?:て|で|は)$/u,
  /[がにをもと]$/u,
  /[のな]$/u,
]

/** Before which words an English clause may be cut: a new clause rather than a preposition. */
const BEFORE_EN: readonly RegExp[] = [
  /^(?:because|which|who|when|while|if|so|and|but|until|after|before)$/iu,
  /^(?:that|to|for|with|in|on|at|from|about|into|without|by|than|as|of)$/iu,
]

/** The clause itself when short, else its strongest part, cut where a reader would breathe. Always verbatim. */
export function cutPhrase(clause: string, language: Language, longest = LONGEST_PHRASE[language]): string {
  const text = clause.trim()
  if (Array.from(text).length <= longest) return text
  return language === 'ja' ? cutJa(text, longest) : cutEn(text, longest)
}

function cutJa(text: string, longest: number): string {
  const pieces = segments(text, 'ja')
  for (const behind of BEHIND_JA)
    for (const { text: word, start } of pieces) {
      if (
        text.length - start > 3 * longest ||
        !behind.test(text.slice(Math.max(0, start - 4), start)) ||
        !/[\p{Script=Han}ァ-ヶA-Za-z0-9]/u.test(word)
      )
        continue
      const rest = trimClause(text.slice(start), 'ja')
      const length = Array.from(rest).length
      if (length <= longest && length >= 6 && text.includes(rest)) return rest
    }
  const short = pieces.find(({ start }) => text.length - start <= longest)
  return short === undefined ? Array.from(text).slice(-longest).join('') : text.slice(short.start)
}

function cutEn(text: string, longest: number): string {
  const best = BEFORE_EN.map((boundary) => lastCut(text, boundary, longest)).find((cut) => cut !== '')
  const trimmed = trimHanging(trimClause(best ?? text.slice(0, longest).replace(/\s+\S*$/u, ''), 'en'))
  return trimmed !== '' && text.includes(trimmed) ? trimmed : Array.from(text).slice(0, longest).join('')
}

/** The longest head of at least four words that ends before such a word. */
function lastCut(text: string, boundary: RegExp, longest: number): string {
  let best = ''
  for (const [index, word] of [...text.matchAll(/\S+/gu)].entries()) {
    const head = text.slice(0, word.index).trimEnd()
    if (head.length > longest) break
    if (index >= 4 && boundary.test(word[0])) best = head
  }
  return best
}
