import { type Told, toldIn } from './material.ts'
import type { ReporterInput } from './shape.ts'

/** A word for somebody who was named before, with words that name such a somebody. */
const PEOPLE: readonly (readonly [said: RegExp, named: RegExp])[] = [
  [
    /\b(?:he|him|his)\b/iu,
    /\b(?:son|boy|boys|husband|dad|father|papi|papa|brother|grandson|grandad|grandfather|granda|uncle|nephew|boyfriend|man|guy|lad|neighbour|neighbor|friend|boss|teacher|mr)\b/iu,
  ],
  [
    /\b(?:she|her|hers)\b/iu,
    /\b(?:daughter|girl|wife|mum|mom|mam|mother|sister|granddaughter|gran|nan|grandmother|aunt|auntie|niece|girlfriend|woman|lady|neighbour|neighbor|friend|boss|teacher|mrs|ms)\b/iu,
  ],
  [
    /\b(?:they|them|their)\b/iu,
    /\b(?:kids|children|boys|girls|people|folk|parents|neighbours|neighbors|friends|students|patients|customers|members|volunteers|notebooks|\p{L}{3,}s)\b/iu,
  ],
  [/(?:あの|その|この)(?:子|人|方)/u, /子(?:ども|供)?[がはをにのも]|息子|娘|孫|人が|方が|友/u],
  [/^(?:彼|彼女|あいつ)/u, /夫|妻|息子|娘|友|同僚|上司|部下/u],
]

/** Points at the sentence before it. */
const POINTS_BACK =
  /^(?:(?:and|but|so|because|then)\b[, ]*)?(?:it|this|that(?! (?:i|we|he|she|they|there|no|nobody|everyone|people|my|our|the)\b)|these|those|which)\b|\b(?:that|it)[.!]?$|^(?:それ|これ|その|この|そこ|ここ|そう|あれ|だから|なので|それで)/iu

/** What was told before a point and is needed to know of whom or what it speaks: the sentence before it, and the one that names the person. */
export function before(own: readonly Told[], input: ReporterInput): Told[] {
  const [first] = own
  if (first === undefined) return []
  const all = toldIn(input)
  const earlier = all.slice(0, all.indexOf(first))
  const previous = earlier.at(-1)
  const pointed = POINTS_BACK.test(first.text) && previous?.at === first.at ? [previous] : []
  const text = [...pointed, ...own].map((told) => told.text).join(' ')
  const named = PEOPLE.flatMap(([said, names]) =>
    said.test(text) && !names.test(text) ? (earlier.findLast((told) => names.test(told.text)) ?? []) : [],
  )
  return [...pointed, ...named]
}
