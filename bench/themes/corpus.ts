import type { Subject } from './subjects/subject.ts'

export interface Talk {
  answers: string[]
  /** What this person answers when asked more of the one that matters most: how often, what then, what would be better. */
  deepening: string[]
  /** What this person says of the planted themes. */
  said: { theme: string; wording: string }[]
}

const TALKS = 36
/** How many people speak of each theme: all different, so that a swapped or a merged card shows. */
const PEOPLE_A_THEME = [12, 11, 9, 8, 6]
const ALSO = { ja: ['あと、', 'それと、', '他には、'], en: ['Also, ', 'Another thing: ', 'Besides, '] }
const OPENERS = {
  ja: ['', 'そうですね、', 'うーん、', 'えーと、', ''],
  en: ['', 'Well, ', 'Hmm, ', 'Honestly, ', ''],
}

const DEEPENING = {
  ja: [
    '週に二、三回はあります',
    '先週の金曜日にもありました',
    '結局あきらめました',
    '同僚に聞いたりしましたが、変わりませんでした',
    '一日に三十分くらいは無駄になっています',
    'もっと簡単になってほしいです',
    '問い合わせたことはありますが、解決しませんでした',
    '仕事に影響が出ています',
    'そうですね、だいたいいつもです',
    '特に工夫はしていません',
  ],
  en: [
    'About twice a week',
    'It happened again last Friday',
    'In the end I gave up',
    'I asked a friend but that did not help',
    'It costs me maybe half an hour each time',
    'I just want it to be easier',
    'I contacted them once and nothing changed',
    'It gets in the way of my day',
    'Pretty much every time',
    'I have not tried anything special',
  ],
}

/**
 * Conversations about a subject, the same ones for the same seed. No wording is said twice; who says what, in which order
 * and in how many messages is drawn, and plain facts stand in between.
 */
export function makeTalks(subject: Subject, seed: number): Talk[] {
  const random = generator(seed)
  const drafts = Array.from({ length: TALKS }, () => ({ said: [] as { theme: string; wording: string }[] }))
  for (const [n, [theme, wordings]] of Object.entries(subject.themes).entries()) {
    const people = shuffled(drafts, random).sort((a, b) => a.said.length - b.said.length)
    // Mostly people who said little so far, but some who already spoke of several things.
    const speakers = shuffled(people.slice(0, TALKS - 8), random).slice(0, PEOPLE_A_THEME[n] ?? 0)
    const ways = shuffled(wordings, random)
    for (const [i, speaker] of speakers.entries()) speaker.said.push({ theme, wording: ways[i] ?? '' })
  }
  const later = generator(seed + 1_000_003)
  return drafts.map(({ said }) => ({
    said,
    deepening: shuffled(DEEPENING[subject.language], later).slice(0, said.length === 0 ? 0 : 2),
    answers: answersOf(
      subject,
      said.map(({ wording }) => wording),
      random,
    ),
  }))
}

export function plannedFrequencies(subject: Subject): Record<string, number> {
  return Object.fromEntries(Object.keys(subject.themes).map((theme, n) => [theme, PEOPLE_A_THEME[n] ?? 0]))
}

/** Each remark in a message of its own or together with the one before, noise in between. */
function answersOf({ language, noise }: Subject, wordings: readonly string[], random: () => number): string[] {
  const end = language === 'ja' ? '。' : '.'
  const answers: string[] = []
  for (const wording of wordings) {
    const last = answers.at(-1)
    const together = random()
    if (last !== undefined && together < 0.25) answers[answers.length - 1] = `${last}${end}\n${wording}`
    else if (last !== undefined && together < 0.5)
      answers[answers.length - 1] = `${last}${end} ${pick(ALSO[language], random)}${wording}`
    else answers.push(`${pick(OPENERS[language], random)}${wording}`)
    if (random() < 0.6) answers.push(pick(noise, random))
  }
  return [pick(noise, random), ...answers]
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** mulberry32 */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
