import type { Language } from '#text/index.ts'
import type { Aspect } from './aspect.ts'
import { DEVICE_ASPECTS } from './words/devices.ts'
import { GOODS_ASPECTS } from './words/goods.ts'
import { LIFE_ASPECTS } from './words/life.ts'
import { MONEY_ASPECTS } from './words/money.ts'
import { PEOPLE_ASPECTS } from './words/people.ts'
import { SERVICE_ASPECTS } from './words/service.ts'
import { SOFTWARE_ASPECTS } from './words/software.ts'
import { TRAVEL_ASPECTS } from './words/travel.ts'
import { WORK_ASPECTS } from './words/work.ts'

/** What people speak about when they speak of any product or service: a coding frame as a researcher would bring it along. */
const ASPECTS: Readonly<Record<string, Aspect>> = {
  ...SERVICE_ASPECTS,
  ...SOFTWARE_ASPECTS,
  ...LIFE_ASPECTS,
  ...TRAVEL_ASPECTS,
  ...GOODS_ASPECTS,
  ...WORK_ASPECTS,
  ...MONEY_ASPECTS,
  ...PEOPLE_ASPECTS,
  ...DEVICE_ASPECTS,
}

/** A word that gives an aspect away, where it stands in a text. */
export interface CueFound {
  aspect: string
  cue: string
  strong: boolean
  at: number
}

interface Ending {
  aspect: string
  strong: boolean
  /** Only where the word ends here as well. */
  whole: boolean
}

interface Node {
  next: Map<string, Node>
  endings: Ending[]
}

const LETTER = /[\p{L}\p{N}]/u
const INDEX: Readonly<Record<Language, Node>> = { ja: index('ja'), en: index('en') }

/** All cues of a text, by place; of an aspect's cues that begin at one place the longest. */
export function cuesIn(text: string, language: Language): CueFound[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ')
  const found: CueFound[] = []
  for (let at = 0; at < plain.length; at++) {
    if (language === 'en' && LETTER.test(plain.charAt(at - 1))) continue
    const longest = new Map<string, CueFound>()
    let node = INDEX[language].next.get(plain.charAt(at))
    for (let end = at + 1; node !== undefined; end++) {
      for (const { aspect, strong, whole } of node.endings) {
        if (whole && LETTER.test(plain.charAt(end))) continue
        const cue = plain.slice(at, end)
        longest.set(aspect, { aspect, cue, strong: strong || longest.get(aspect)?.strong === true, at })
      }
      node = end < plain.length ? node.next.get(plain.charAt(end)) : undefined
    }
    found.push(...longest.values())
  }
  return found
}

function index(language: Language): Node {
  const root: Node = { next: new Map(), endings: [] }
  for (const [aspect, { [language]: cues }] of Object.entries(ASPECTS)) {
    for (const cue of words(cues.strong)) add(root, cue, { aspect, strong: true })
    for (const cue of words(cues.weak ?? '')) add(root, cue, { aspect, strong: false })
  }
  return root
}

function words(cues: string): string[] {
  return cues
    .toLowerCase()
    .split(/\s+/u)
    .filter((cue) => cue !== '')
}

function add(root: Node, cue: string, ending: Omit<Ending, 'whole'>): void {
  let node = root
  for (const letter of cue.replace(/\.$/u, '').replaceAll('_', ' ')) {
    const next: Node = node.next.get(letter) ?? { next: new Map(), endings: [] }
    node.next.set(letter, next)
    node = next
  }
  node.endings.push({ ...ending, whole: cue.endsWith('.') })
}
