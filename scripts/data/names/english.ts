import { englishFeatures } from '../../../src/text/pii/tagger/en/features.ts'
import type { NameTable } from '../../../src/text/pii/tagger/name-table.ts'
import { normalise } from '../../../src/text/pii/detect/normalise.ts'
import { lowerCase } from '../../../src/text/pii/detect/lower-case.ts'
import { bio, type Sentence } from './corpus.ts'
import { type Example, random } from './crf.ts'
import { fillTemplate } from './fill-template.ts'
import type { EnglishLists } from './english-lists.ts'
import { pick } from './japanese.ts'

export const EN_LABELS = [
  'O',
  'B-PER',
  'I-PER',
  'B-LOC',
  'I-LOC',
  'B-ORG',
  'I-ORG',
  'B-MISC',
  'I-MISC',
  'B-ADR',
  'I-ADR',
]

export function englishExample(sentence: Sentence, table: NameTable, bits: number): Example {
  const { text, origin } = normalise(sentence.text)
  const { tokens, features } = englishFeatures(text, lowerCase(text), table, bits)
  const spans = sentence.spans.flatMap(([start, end, type]) => {
    let from = -1
    let to = -1
    for (let i = 0; i < tokens.length; i++) {
      const at = origin(tokens.start[i] ?? 0)
      if (at >= start && at < end) {
        if (from === -1) from = i
        to = i + 1
      }
    }
    return from === -1 ? [] : [[from, to, type] as const]
  })
  return { features, gold: bio(tokens.length, spans, EN_LABELS), weight: sentence.weight ?? 1 }
}

/** The corpora write "It 's" and "( x )"; people do not. Joins the marks again and moves the spans along. */
export function detokenised(sentence: Sentence): Sentence {
  const { text } = sentence
  const keep = new Uint8Array(text.length).fill(1)
  for (const { index } of text.matchAll(/ (?=[.,!?;:)%\]]|n't\b|'(?:s|re|ve|ll|d|m)\b)/g)) keep[index] = 0
  for (const { index } of text.matchAll(/(?<=[([$#@]) /g)) keep[index] = 0
  const at = new Int32Array(text.length + 1)
  for (let i = 0; i < text.length; i++) at[i + 1] = (at[i] ?? 0) + (keep[i] ?? 0)
  return {
    ...sentence,
    text:
      [...text].length === text.length
        ? text
            .split('')
            .filter((_, i) => keep[i] === 1)
            .join('')
        : text,
    spans:
      [...text].length === text.length
        ? sentence.spans.map(([s, e, t]) => [at[s] ?? s, at[e] ?? e, t] as const)
        : sentence.spans,
  }
}

export function lowered(sentence: Sentence): Sentence {
  return { ...sentence, text: lowerCase(sentence.text), weight: (sentence.weight ?? 1) * 0.5 }
}

export function renamedEnglish(sentence: Sentence, lists: EnglishLists, seed: number): Sentence | undefined {
  const next = random(seed)
  if (!sentence.spans.some(([, , type]) => type === 'PER')) return undefined
  let text = ''
  let at = 0
  const spans: [number, number, string][] = []
  for (const [start, end, type] of sentence.spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < at) continue
    text += sentence.text.slice(at, start)
    const old = sentence.text.slice(start, end)
    const fresh =
      type === 'PER' && /^[A-Z]/.test(old)
        ? /\s/.test(old)
          ? fullName(lists, next)
          : pick(next() < 0.5 ? lists.givens : lists.surnames, next)
        : old
    spans.push([text.length, text.length + fresh.length, type])
    text += fresh
    at = end
  }
  return { text: text + sentence.text.slice(at), spans, weight: 0.5 }
}

function given(lists: EnglishLists, next: () => number): string {
  return pick(next() < 0.4 ? lists.frequentGivens : lists.givens, next)
}

/** Surnames that are words too. */
const PLAIN_SURNAMES =
  'Park Hill Young King Green White Black Brown Gray Stone Wood Woods Rivers Lake Field Fields Bush Rose Banks Bell Cook Baker Carter Hunter Fisher Mason Page Price Rich Long Short Small Wise Swift Bird Fox Wolf Lamb Day Knight Bishop Pope Church Hall House Mills Ford Bridges Street Lane Marsh Moore West North Love Hope Grant Law Case Best Power'.split(
    ' ',
  )

function surname(lists: EnglishLists, next: () => number): string {
  const name = pick(next() < 0.4 ? lists.frequentSurnames : lists.surnames, next)
  const roll = next()
  if (roll < 0.03) return `${pick(["O'", 'Mc', 'Mac', 'de ', 'van ', 'von ', 'al-', 'de la ', "D'"], next)}${name}`
  if (roll < 0.06) return pick(PLAIN_SURNAMES, next)
  return next() < 0.04 ? `${name}-${pick(lists.surnames, next)}` : name
}

export function fullName(lists: EnglishLists, next: () => number): string {
  const roll = next()
  const initial = String.fromCharCode(65 + Math.floor(next() * 26))
  const middle = roll < 0.1 ? ` ${initial}.` : roll < 0.2 ? ` ${initial}` : roll < 0.25 ? ` ${given(lists, next)}` : ''
  const tail = next() < 0.03 ? pick([' Jr.', ' III', ' II', ' Sr.'], next) : ''
  return `${given(lists, next)}${middle} ${surname(lists, next)}${tail}`
}

function digits(count: number, next: () => number): string {
  return Array.from({ length: count }, () => Math.floor(next() * 10)).join('')
}

const COMPANY_TAILS = [
  'Technologies',
  'Software',
  'Systems',
  'Research',
  'Group',
  'Capital',
  'Insurance',
  'Consulting',
  'Labs',
  'Media',
  'Partners',
  'Holdings',
  'Bank',
  'Energy',
  'Foods',
  'Airlines',
  'Motors',
  'Solutions',
  'Networks',
  'Analytics',
  'Health',
  'Logistics',
  'Financial',
  'Industries',
  'Pharmaceuticals',
]
const COMPANY_ENDS = [
  'Inc.',
  'Inc',
  'LLC',
  'Ltd',
  'Ltd.',
  'Corp.',
  'Corporation',
  'PLC',
  'GmbH',
  'Co.',
  'Company',
  'Limited',
]

export function company(lists: EnglishLists, next: () => number): string {
  const word = () => capital(pick(lists.words, next))
  const roll = next()
  const l = () => surname(lists, next)
  if (roll < 0.12) return `${l()}, ${l()} and ${l()}`
  if (roll < 0.24) return `${l()}-${l()}`
  if (roll < 0.34) return `${l()} ${pick([...COMPANY_ENDS, 'Group', 'and Sons'], next)}`
  if (roll < 0.5) return `${word()} ${pick(COMPANY_TAILS, next)}`
  if (roll < 0.62) return `${word()}${pick(lists.words, next)}`
  if (roll < 0.72) return `${word()} ${word()}`
  if (roll < 0.82) return `${word()} ${pick(COMPANY_TAILS, next)} ${pick(COMPANY_ENDS, next)}`
  if (roll < 0.9) return word()
  return `${word()} ${pick(COMPANY_ENDS, next)}`
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

const STREET_ENDS = [
  'Street',
  'St',
  'St.',
  'Road',
  'Rd',
  'Avenue',
  'Ave',
  'Lane',
  'Drive',
  'Court',
  'Place',
  'Way',
  'Boulevard',
  'Terrace',
  'Close',
  'Square',
  'Crescent',
  'Parkway',
  'Highway',
  'Hill',
  'Mews',
]

function street(lists: EnglishLists, next: () => number): string {
  const number = digits(1 + Math.floor(next() * 3), next)
  const roll = next()
  if (roll < 0.4)
    return `${number} ${pick(next() < 0.5 ? lists.frequentSurnames : lists.givens, next)} ${pick(STREET_ENDS, next)}`
  if (roll < 0.75) return `${pick(lists.streets, next)} ${number}`
  if (roll < 0.85)
    return `${pick(['Rue', 'Via', 'Calle', 'Avenida', 'ul.', 'Rua', 'Av.', 'Strada', 'Avenue de', 'Rue du'], next)} ${pick(lists.surnames, next)} ${number}`
  if (roll < 0.93)
    return `${capital(pick(lists.surnames, next).toLowerCase())}${pick(['strasse', 'straße', 'weg', 'vej', 'gatan', 'katu', 'tie', 'laan', 'straat', 'vegen', 'gate', 'gasse', 'utca', 'veien'], next)} ${number}`
  return `${number} ${pick(lists.streets, next)}`
}

export function address(lists: EnglishLists, next: () => number): string {
  const city = next() < 0.15 ? pick(lists.cities, next).toUpperCase() : pick(lists.cities, next)
  const zip = digits(4 + Math.floor(next() * 2), next)
  const unit =
    next() < 0.5
      ? ` ${pick(['Apt.', 'Suite', 'Apt', 'Unit', 'Floor', 'Flat'], next)} ${digits(1 + Math.floor(next() * 3), next)}`
      : ''
  const lead = next() < 0.4 ? `${digits(3 + Math.floor(next() * 3), next)} ` : ''
  const state = pick(lists.states, next)
  const country = pick(lists.countries, next)
  const roll = next()
  const first = `${lead}${street(lists, next)}`
  if (roll < 0.05) return `P.O. Box ${digits(3, next)}, ${city}, ${country} ${zip}`
  if (roll < 0.1)
    return `${pick(['Unit', 'PSC'], next)} ${digits(4, next)} Box ${digits(4, next)}\n${pick(['DPO', 'APO', 'FPO'], next)} ${pick(['AE', 'AA', 'AP'], next)} ${digits(5, next)}`
  if (roll < 0.25) return `${first}${unit}, ${city}, ${country}${next() < 0.6 ? ` ${zip}` : ''}`
  if (roll < 0.4) return `${first}${unit}\n${city}, ${state} ${zip}`
  if (roll < 0.5) return `${first}\n${unit}\n ${city}\n ${country} ${zip}`.replace('\n\n', '\n')
  if (roll < 0.6) return `${first}${unit} ${city} ${country}`
  if (roll < 0.7) return `${first}${unit}\n${city}\n, ${state}\n ${country} ${zip}`
  if (roll < 0.8) return `${first}${unit}, ${city} ${state} ${zip}`
  if (roll < 0.87)
    return `${first}, ${city} ${String.fromCharCode(65 + next() * 26)}${digits(2, next)} ${digits(1, next)}${String.fromCharCode(65 + next() * 26)}E`
  if (roll < 0.94) return `${first}${unit}`
  return `${street(lists, next)}, ${zip} ${city}`
}

function filled(hole: string, lists: EnglishLists, next: () => number): readonly [string, string | undefined] {
  switch (hole) {
    case 'n':
      return [fullName(lists, next), 'PER']
    case 'f':
      return [given(lists, next), 'PER']
    case 'l':
      return [surname(lists, next), 'PER']
    case 'o':
      return [company(lists, next), 'ORG']
    case 'a':
      return [address(lists, next), 'ADR']
    case 'c':
      return [pick(lists.cities, next), 'LOC']
    case 'u':
      return [pick(lists.countries, next), 'LOC']
    case 'p':
      return [`${digits(3, next)}-${digits(3, next)}-${digits(4, next)}`, undefined]
    case 'k':
      return [digits(5 + Math.floor(next() * 11), next), undefined]
    case 't':
      return [`${1 + Math.floor(next() * 12)}:${digits(2, next)}`, undefined]
    default:
      return [pick(['Monday', 'Friday', '12 May 2019', '2004-06-12', 'March 3', '1998', 'last week'], next), undefined]
  }
}

/** One template with its holes filled. */
export function fill(template: string, lists: EnglishLists, seed: number, weight: number): Sentence {
  return fillTemplate(template, (hole, next) => filled(hole, lists, next), seed, weight)
}
