import { isBlank } from '#text/blank.ts'
import { contentWords, sentences } from '#text/index.ts'
import { ASKS_BACK, HEDGE } from './words/reply-words.ts'
import type { Language } from '../contract.ts'
import { trimClause } from './trim-clause.ts'

export interface Clause {
  /** A verbatim piece of the message, without connectives and marks at its ends. */
  text: string
  /** The piece it was cut from, connectives included: they tell a reason from a hedge. */
  raw: string
  hedged: boolean
  /** Part of a sentence that asks something. */
  asks: boolean
}

const CUTS: Record<Language, RegExp> = {
  ja: /[、，,;；:：()（）「」『』"“”…―—]+|・{2,}|\.{2,}|\s+|(?<=(?:ので|んですけど|んだけど|るけど|たけど|いけど|だけど|けれども|のに(?!は)|[るたいだす]から(?![はのこもにでだなっ])|[っいえけきしちりんみび]たら(?![しずれ])|[るた]ために?))(?=[^、。\s])/u,
  en: /[,;:()"“”…]+|\s[-–—]+\s|—|\.{2,}|\s+(?=(?:because|but (?:i|we|they|he|she|it|you|the|my|our|nobody|no one|people|then|this|that|there|when|if|now|not|in)|which|while|although|though|whereas|unless|until|since|so that|so (?:i|we|they|he|she|it|you|people|nobody|everyone|the|my|our)|and (?:i|we|they|he|she|it|you|that|then|there|people|nobody|no one|everyone|everybody|someone|the|my|our|a|an|this|these|those|nothing)|(?:when|if|whenever) (?:i|we|they|he|she|it|you|people|someone|somebody|nobody|the|my|our|a))\b)/iu,
}

/** Granted in passing, not claimed. */
const CONCESSION = /^\s*(?:(?:even )?though|although|granted|admittedly|とはいえ|もちろん|確かに|たしかに)/iu

/** A sentence that asks from its first word on; elsewhere only the last clause does the asking. */
const INTERROGATIVE =
  /^(?:what|why|how|who|when|where|which|is|are|was|do|does|did|can|could|should|would|have|has|will)\b|^(?:なぜ|なんで|どうして|どう|何|誰|いつ|どこ|それ)/iu

/** Of a message cut into more pieces than this, only the first and the last are read. */
const MOST_CLAUSES = 80

/** A person's message as clauses, in order. Every `text` stands in the message as it is. */
export function clauses(message: string, language: Language): Clause[] {
  const found = allClauses(message, language)
  return found.length <= MOST_CLAUSES ? found : [...found.slice(0, MOST_CLAUSES / 2), ...found.slice(-MOST_CLAUSES / 2)]
}

function allClauses(message: string, language: Language): Clause[] {
  const found: Clause[] = []
  for (const sentence of sentences(message)) {
    const asking = ASKS_BACK.test(sentence.text)
    let carried = false
    const cut = pieces(sentence.text, language)
    for (const [index, raw] of cut.entries()) {
      const text = trimClause(afterQuotation(raw, sentence.text), language)
      const hedged: boolean = carried || HEDGE.test(raw) || CONCESSION.test(raw)
      const last = found.at(-1)
      carried = hedged && contentWords(text, language).length === 0
      if (carried && index > 0 && index === cut.length - 1 && last !== undefined) last.hedged = true
      if (text !== '' && !carried)
        found.push({
          text,
          raw,
          hedged,
          asks: asking && (INTERROGATIVE.test(sentence.text) || index === cut.length - 1),
        })
    }
  }
  return found
}

/** 「…」で終わる: what follows a quotation starts with the particle that tied it. */
function afterQuotation(raw: string, sentence: string): string {
  const before = sentence.slice(0, sentence.indexOf(raw)).trimEnd()
  return /[」』”]$/u.test(before) ? raw.replace(/^\s*(?:って|とか|なんて|という|で|と)(?:は|も)?/u, '') : raw
}

function pieces(sentence: string, language: Language): string[] {
  const cut = sentence.split(CUTS[language]).filter((piece) => piece !== undefined && !isBlank(piece))
  return language === 'ja' && /\p{Script=Latin}\s+\p{Script=Latin}/u.test(sentence) ? rejoinLatin(sentence, cut) : cut
}

/** Spaces end a Japanese clause, but not inside the English words of a mixed sentence. */
function rejoinLatin(sentence: string, cut: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of cut) {
    const last = joined.at(-1)
    const both = last === undefined ? '' : `${last} ${piece}`
    if (
      last !== undefined &&
      /\p{Script=Latin}$/u.test(last) &&
      /^\p{Script=Latin}/u.test(piece) &&
      sentence.includes(both)
    )
      joined[joined.length - 1] = both
    else joined.push(piece)
  }
  return joined
}
