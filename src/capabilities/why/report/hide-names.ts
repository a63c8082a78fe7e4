import { ownRound } from '#kernel/own-round.ts'
import { isNazeError } from '#kernel/errors.ts'
import { literal } from '#text/literal.ts'
import { MaskingUnavailableError, type Masker, maskOf } from '#text/pii/index.ts'
import type { Language } from '../contract.ts'

/** Who is introduced by what they are to somebody: "my son Aniket", "a man called Con Hehir", "Father Dermot". */
const INTRODUCED = [
  /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)(?: (?:late|old|older|elder|younger|little|big|dear|best|ex))* (?:sons?|daughters?|husband|wife|brother|sister|mother|father|mum|mom|mam|dad|nan|gran|grandson|granddaughter|grandad|grandfather|grandmother|uncle|aunt|auntie|cousin|nephew|niece|friend|neighbou?r|partner|boss|teacher|colleague|boy|girl),? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu,
  /\b(?:man|woman|boy|girl|friend|lad|lady|guy|fella|nurse|teacher|neighbou?r) (?:called|named) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu,
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Father|Fr|Sister|Uncle|Aunt|Auntie|Grandad|Nan|Old|Wee)\.? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu,
]
/** Begins a sentence or a clause, and is nobody. */
const NO_NAME =
  /^(?:I|And|But|So|The|He|She|It|They|We|You|Is|Was|Has|In|On|At|Who|That|Christmas|Easter|Town|Street|Road|School|Testament|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)$/u

/** A text with everything personal hidden that was found in what was said. */
export type Hide = (text: string) => string

/**
 * Reads all messages of a talk for names and personal data, and gives one way to hide them wherever they stand: a page made to be
 * shown names nobody. A masker that fails has not said that the talk is clean.
 */
export async function hiding(load: () => Promise<Masker>, said: readonly string[], language: Language): Promise<Hide> {
  const masks = new Map<string, string>()
  try {
    const masker = await load()
    await ownRound()
    let persons = 0
    const person = (name: string): void => {
      const whole = [...masks.keys()].find(
        (known) => known.split(/\s+/u).includes(name) || name.split(/\s+/u).includes(known),
      )
      if (!masks.has(name))
        masks.set(name, (whole === undefined ? undefined : masks.get(whole)) ?? maskOf('NAME', language, ++persons))
    }
    for (const message of said) {
      for (const { type, text } of masker.find(message, language)) {
        if (type === 'NAME') person(text)
        else masks.set(text, maskOf(type, language))
      }
      for (const name of INTRODUCED.flatMap((shape) => [...message.matchAll(shape)].map(([, found = '']) => found)))
        if (!NO_NAME.test(name)) person(name)
    }
  } catch (error) {
    if (isNazeError(error) && error.code === 'MASKING_UNAVAILABLE') throw error
    // The cause may quote the text: it goes no further.
    throw new MaskingUnavailableError('Masking failed.')
  }
  const words = [...masks.keys()].toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return (text) => text
  const found = new RegExp(words.map(asWord).join('|'), 'gu')
  return (text) => text.replace(found, (word) => masks.get(word) ?? masks.get(other(word)) ?? word)
}

/** A label begins with a capital: the first letter may be either. */
function asWord(word: string): string {
  const [first = '', ...rest] = Array.from(word)
  const start =
    first.toLowerCase() === first.toUpperCase() ? literal(first) : `[${first.toLowerCase()}${first.toUpperCase()}]`
  const edge = (mark: string, letter: string): string => (/[\p{Script=Latin}\p{N}]/u.test(letter) ? mark : '')
  return `${edge(String.raw`(?<![\p{Script=Latin}\p{N}])`, first)}${start}${literal(rest.join(''))}${edge(String.raw`(?![\p{Script=Latin}\p{N}])`, word.at(-1) ?? '')}`
}

function other(word: string): string {
  const first = word.charAt(0)
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + word.slice(1)
}
