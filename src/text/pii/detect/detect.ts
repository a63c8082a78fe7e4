import { blocks } from './blocks.ts'
import type { NameData } from '../tagger/data.ts'
import { lowerCase } from './lower-case.ts'
import { taggedEnglish } from '../tagger/en/names.ts'
import { taggedJapanese } from '../tagger/ja/names.ts'
import { normalise } from './normalise.ts'
import { accounts } from '../rules/account.ts'
import { englishAddresses } from '../rules/address/english.ts'
import { japaneseAddresses } from '../rules/address/japanese.ts'
import { birthdates } from '../rules/birthdate.ts'
import { companies } from '../rules/company.ts'
import { cuedIds } from '../rules/cued-id.ts'
import { emails } from '../rules/email.ts'
import { handles } from '../rules/handle.ts'
import { ids } from '../rules/id.ts'
import { plates } from '../rules/plate.ts'
import { phones } from '../rules/phone.ts'
import { schools } from '../rules/school.ts'
import { urls } from '../rules/url.ts'
import { serviceNames } from '../rules/service-name.ts'
import { type Judged, judgedGuesses, merged } from '../judge/judge.ts'
import { isWritten } from '../judge/written.ts'
import { claimedNames, settledNames } from './settled-names.ts'
import { resolve } from './spans.ts'
import type { Candidate, Detector, PiiSpan, PiiType, Scene } from '../types.ts'
import { MaskingUnavailableError } from '../../errors.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN = /\p{Script=Latin}{2}/u
const LATIN_WORDS = /[\p{Script=Latin}]{2,}/gu
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Who looks for which type. A type that nobody looks for does not compile. */
function detectorsByType(data: NameData): Readonly<Record<PiiType, readonly [Detector, ...Detector[]]>> {
  const japanese: Detector = (scene) => (scene.japanese ? taggedJapanese(scene, data.ja) : [])
  const english: Detector = (scene) => (isEnglish(scene) ? taggedEnglish(scene, data.en) : [])
  return {
    EMAIL: [emails],
    URL: [urls],
    ID: [ids, cuedIds, handles, serviceNames, plates],
    ACCOUNT: [accounts],
    PHONE: [phones],
    BIRTHDATE: [birthdates],
    ADDRESS: [japaneseAddresses, englishAddresses],
    COMPANY: [companies],
    SCHOOL: [schools],
    // The taggers also see workplaces and English addresses.
    NAME: [japanese, english],
  }
}

/** All detectors of a text: the rules, and the taggers of the scripts that occur in it. */
export function allDetectors(data: NameData): readonly Detector[] {
  return Object.values(detectorsByType(data)).flat()
}

function isEnglish({ text, latin, japanese }: Scene): boolean {
  if (!latin || !japanese) return latin
  return (text.match(LATIN_WORDS)?.length ?? 0) * 3 > (text.match(CJK)?.length ?? 0)
}

export interface DetectOptions {
  readonly data: NameData
  readonly detectors: readonly Detector[]
  /** Blocks already examined, by their text. */
  readonly seen: Map<string, Candidate[]>
  readonly deadline: number
}

/** One look at a text: what every detector finds, without overlap, in offsets of the text as given. */
export function detect(given: string, options: DetectOptions): PiiSpan[] {
  const { text, origin, originEnd } = normalise(given)
  const candidates = candidatesIn(text, options)
  if (candidates.length === 0) return []
  const others = candidates.filter(({ type }) => type !== 'NAME')
  const names = settledNames(text, candidates, options.data)
  const all = resolve(text, [...others, ...names])
  const spans: PiiSpan[] = []
  let last = 0
  for (const candidate of all) {
    const start = Math.max(last, origin(candidate.start))
    const end = originEnd(candidate.end)
    if (end <= start) continue
    spans.push({ start, end, type: candidate.type, text: given.slice(start, end) })
    last = end
  }
  return spans
}

/** What the judge decides about in a text, before it decides: what it is trained on. A home or a firm found as one teaches nothing of people. */
export function judgedIn(given: string, options: DetectOptions): { readonly text: string; readonly judged: Judged[] } {
  const { text } = normalise(given)
  const all = candidatesIn(text, options)
  const others = all.filter(({ type }) => type !== 'NAME')
  const isOther = (guess: Candidate) => others.some(({ start, end }) => start <= guess.start && guess.end <= end)
  const guesses = claimedNames(text, all).filter((guess) => guess.how !== undefined && !isOther(guess))
  return { text, judged: isWritten(text) ? [] : judgedGuesses(text, merged(guesses), options.data) }
}

function candidatesIn(text: string, options: DetectOptions): Candidate[] {
  const parts = blocks(text)
  if (parts.length === 1) return examined(text, options)
  const candidates: Candidate[] = []
  for (const block of parts)
    for (const { start, end, type, how } of examined(block.text, options))
      candidates.push(
        how === undefined
          ? { start: start + block.start, end: end + block.start, type }
          : { start: start + block.start, end: end + block.start, type, how },
      )
  return candidates
}

function examined(text: string, { detectors, seen, deadline }: DetectOptions): Candidate[] {
  const known = seen.get(text)
  if (known) return known
  const scene: Scene = { text, lower: lowerCase(text), japanese: JAPANESE.test(text), latin: LATIN.test(text) }
  const found: Candidate[] = []
  for (const detector of detectors) for (const claim of detector(scene)) found.push(claim)
  if (performance.now() > deadline) throw new MaskingUnavailableError('Masking took too long.')
  seen.set(text, found)
  return found
}
