import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NameData } from '../../../src/text/pii/tagger/data.ts'
import { EN_GIVEN, EN_SURNAME, EN_WORD } from '../../../src/text/pii/tagger/en/features.ts'
import { GIVEN, SURNAME } from '../../../src/text/pii/tagger/ja/dictionary.ts'
import type { Language } from './line.ts'

/** Real dialogue that is not kept here: who writes there names hardly anybody they know, or each other. See data/names/README.md. */
export const DIALOGUES: readonly { readonly name: string; readonly language: Language; readonly people: People }[] = [
  { name: 'topical', language: 'en', people: 'nobody' },
  { name: 'esc', language: 'en', people: 'named' },
  { name: 'tm4', language: 'en', people: 'named' },
  { name: 'dd', language: 'en', people: 'named' },
  { name: 'rpc', language: 'ja', people: 'famous' },
  { name: 'jdd', language: 'ja', people: 'called' },
]

/** Nobody the writers know; people by listed names; known people with an honorific; each other with an honorific. */
type People = 'nobody' | 'named' | 'famous' | 'called'

/** The first talks are kept for measuring. */
const KEPT = 600
const LAST = 3000
/** Of the others every sixth teaches: more of them change nothing but the time it takes. */
const EVERY = 6

interface Said {
  readonly text: string
  readonly people: People
}

/** The talks of one corpus: those that teach, or those kept apart. Nothing when it is not at hand. */
export function dialogue(folder: string, name: string, part: 'teaching' | 'kept'): string[][] {
  const file = join(folder, 'dialogues', `${name}.jsonl`)
  if (!existsSync(file)) return []
  const talks = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[])
  return part === 'kept' ? talks.slice(0, KEPT) : talks.slice(KEPT, LAST).filter((_, n) => n % EVERY === 0)
}

const HONORIFIC = /^\s?(?:さん|くん(?!で|も|の)|君|ちゃん(?!と)|先生|先輩|課長|部長|店長|様|選手|監督)/u

/** Whether a guess in such a talk is somebody, nobody, or not to be told without asking. */
export function whoIs(
  { text, people }: Said,
  { start, end }: { readonly start: number; readonly end: number },
  data: NameData,
): 'somebody' | 'nobody' | 'unknown' {
  const name = text.slice(start, end)
  if (people === 'nobody') return isLoneGiven(name, data) ? 'unknown' : 'nobody'
  if (people === 'named') return isListedEnglish(name, data) ? 'unknown' : 'nobody'
  const isKnown = (data.ja.table.flagsOf(name) & (SURNAME | GIVEN)) !== 0
  const isCalled = HONORIFIC.test(text.slice(end, end + 5))
  if (people === 'famous') return isCalled && (isKnown || name.length > 2) ? 'unknown' : 'nobody'
  if (isCalled) return isKnown ? 'somebody' : 'unknown'
  return isKnown && name.length > 1 ? 'unknown' : 'nobody'
}

/** "Steve" alone may be anybody, a star or a friend. */
function isLoneGiven(name: string, { en }: NameData): boolean {
  const flags = en.table.flagsOf(name.toLowerCase())
  return (flags & EN_GIVEN) !== 0 && (flags & EN_WORD) === 0
}

function isListedEnglish(name: string, { en }: NameData): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .some((word) => {
      const flags = en.table.flagsOf(word)
      return (flags & (EN_GIVEN | EN_SURNAME)) !== 0 || (flags & EN_WORD) === 0
    })
}
