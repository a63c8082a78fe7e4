import { behaviourOf } from '../behaviours.ts'

/** What only patterns say that code does: of an issue these words tell too little. */
const DEEDS: readonly (readonly [said: RegExp, inCode: RegExp])[] = [
  [
    /^(?:merg(?:es?|ed|ing)|joins?|joined|combin(?:es?|ed)|concat\w*)$|まとめ|結合|連結/iu,
    /merge|join|concat|combine|\+|\.\.\.|reduce/iu,
  ],
  [
    /^(?:shows|shown|displays?|displayed|renders?|rendered)$|表示|出す|出し/iu,
    /show|display|render|print|echo|write|draw|<\w/iu,
  ],
  [/^(?:tr(?:y|ies|ied))$|試/iu, /retr|attempt|\btry\b/iu],
  [/^(?:inputs?|invalid|mistakes?)$|入力|誤り/iu, /valid|input|check/iu],
  [/^fractions?$|端数/iu, /floor|ceil|round|trunc|\/\//iu],
  [/^strings?$|文字列/iu, /["'`]/u],
]

/** How code would say a word of a pattern; undefined for words that say nothing of what code does. */
export function deedOf(word: string): RegExp | undefined {
  return behaviourOf(word) ?? DEEDS.find(([said]) => said.test(word))?.[1]
}
