import { detectLanguage, type Language } from '../language.ts'
import { type NameData, loadNameData } from './tagger/data.ts'
import { allDetectors, detect, type DetectOptions } from './detect/detect.ts'
import type { MaskBook } from './masks/mask-book.ts'
import { asMarked, hiddenIn } from './masks/marked-words.ts'
import { withoutPlaces } from './masks/kept-places.ts'
import { MASK, maskOf, withoutTypedNumbers } from './masks/masks.ts'
import { personName } from './masks/name-parts.ts'
import type { Detector, KeepPlaces, PiiSpan } from './types.ts'
import { MaskingUnavailableError } from '../errors.ts'
import { dataFolder } from '../data-folder.ts'

export interface Masked {
  readonly masked: string
  readonly spans: PiiSpan[]
}

export interface Masker {
  /** What is personal in the text, in order and without overlap. */
  find(text: string, language?: Language): PiiSpan[]
  mask(text: string, language?: Language): Masked
  /** As `mask`, with each person numbered as the book of the conversation remembers them; numbers somebody typed are dropped. */
  maskNumbered(text: string, language: Language | undefined, book: MaskBook, keepPlaces?: KeepPlaces): Masked
  /** A text that was masked before, with the words hidden since. */
  hideMarked(masked: string, language: Language, book: MaskBook): string
}

const LOOKS = 24
const PATIENCE = { ms: 5_000, msPerKb: 20 }

/** `detectors` and `patience` may be given to prove that a failing or slow one is never taken for a clean text. */
export function createMasker(
  data: NameData,
  detectors: readonly Detector[] = allDetectors(data),
  patience: typeof PATIENCE = PATIENCE,
): Masker {
  const find = (text: string) => findAll(text, data, detectors, patience)
  return {
    find,
    mask(text, language = languageOf(text)) {
      const spans = find(text)
      return { masked: replace(text, spans, ({ type }) => maskOf(type, language)), spans }
    },
    maskNumbered(text, language = languageOf(text), book, keepPlaces = 'none') {
      const spans = asMarked(text, withoutPlaces(find(text), keepPlaces), book, data.ja.words)
      return { masked: replace(text, spans, numbered(spans, language, book, data), withoutTypedNumbers), spans }
    },
    hideMarked(masked, language, book) {
      const spans = hiddenIn(masked, masksIn(masked), book, data.ja.words)
      return replace(masked, spans, numbered(spans, language, book, data))
    },
  }
}

/** The mask of each span, persons with the number the book has for them. */
function numbered(
  spans: readonly PiiSpan[],
  language: Language,
  book: MaskBook,
  data: NameData,
): (span: PiiSpan) => string {
  const names = spans.filter(({ type }) => type === 'NAME')
  const numbers = book.numbersOf(names.map((span) => personName(span.text, data.ja.table)))
  const numberOf = new Map(names.map((span, i) => [span, numbers[i]]))
  return (span) => maskOf(span.type, language, numberOf.get(span))
}

function masksIn(masked: string): { start: number; end: number }[] {
  return Array.from(masked.matchAll(MASK), ({ 0: mask, index }) => ({ start: index, end: index + mask.length }))
}

function languageOf(text: string): Language {
  return detectLanguage(text.includes('[') ? text.replaceAll(MASK, '') : text)
}

/**
 * Looks until the masked text shows nothing more: a name can come to light once its neighbour is masked, and a text
 * masked twice must read as if masked once.
 */
function findAll(text: string, data: NameData, detectors: readonly Detector[], patience: typeof PATIENCE): PiiSpan[] {
  const deadline = performance.now() + patience.ms + (text.length / 1024) * patience.msPerKb
  const options: DetectOptions = { data, detectors, seen: new Map(), deadline }
  try {
    let spans = detect(text, options)
    for (let look = 0; look < LOOKS && spans.length > 0; look++) {
      const more = detect(
        replace(text, spans, ({ type }) => maskOf(type, 'en')),
        options,
      )
      if (more.length === 0) return spans
      spans = merged(text, spans, more)
    }
    if (spans.length === 0) return spans
    throw new MaskingUnavailableError('Masking did not come to an end.')
  } catch (error) {
    if (error instanceof MaskingUnavailableError) throw error
    throw new MaskingUnavailableError('A detector of personal data failed.', error)
  }
}

function replace(
  text: string,
  spans: readonly PiiSpan[],
  mask: (span: PiiSpan) => string,
  between: (said: string) => string = (said) => said,
): string {
  let out = ''
  let at = 0
  for (const span of spans) {
    out += between(text.slice(at, span.start)) + mask(span)
    at = span.end
  }
  return out + between(text.slice(at))
}

/** Adds what was found in the masked text. It lies between masks, so each find keeps its distance to the mask before it. */
function merged(text: string, spans: readonly PiiSpan[], more: readonly PiiSpan[]): PiiSpan[] {
  const all: PiiSpan[] = [...spans]
  let shift = 0
  let next = 0
  for (const { start, end, type } of more) {
    for (let span = spans[next]; span && span.start - shift < start; span = spans[++next])
      shift += span.end - span.start - maskOf(span.type, 'en').length
    all.push({ start: start + shift, end: end + shift, type, text: text.slice(start + shift, end + shift) })
  }
  return all.sort((a, b) => a.start - b.start)
}

let loading: Promise<Masker> | undefined

/** The masker with its data, read once. A failure is not remembered as success: the next call tries again. */
export function loadMasker(): Promise<Masker> {
  loading ??= loadNameData(dataFolder('names')).then((data) => createMasker(data))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
