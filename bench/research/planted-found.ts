import type { ConsensusResearchResult } from '../../src/index.ts'
import { PLANTED, type Place, sidesOf } from '../../test/support/research/planted.ts'

/** Asked one after another; between them they are about every planted contradiction. */
export const TOPICS = [
  '霧ヶ浜町のかもめ線',
  'Fernwick 4.0',
  'なごみエアH2 ヒートポンプ',
  'Nagomi Air H2 heat pump',
  '空見県の図書館利用調査',
  'library use survey of Sorami Prefecture',
]

export interface Tally {
  topic: string
  /** Contradictions that are about the topic. */
  planted: number
  /** Those with both sides among what the run read and quoted. */
  read: number
  found: number
  /** Contradictions reported that nobody planted. */
  invented: [string, string][]
  missed: string[]
}

const FOLDERS: Readonly<Record<string, string>> = {
  霧ヶ浜町: 'bus/',
  Fernwick: 'fernwick/',
  なごみエア: 'heatpump/',
  Nagomi: 'heatpump/',
  空見県: 'survey/',
  library: 'survey/',
}

export const folderOf = (topic: string) =>
  Object.entries(FOLDERS).find(([word]) => topic.startsWith(word))?.[1] ?? topic
/** A claim may be a part of a sentence, or begin with what stands before it on its line. */
const says = (texts: readonly string[], { sentence }: Place) =>
  texts.some((text) => text.includes(sentence) || (text.length > 12 && sentence.includes(text)))

export function tallyOf(topic: string, { report, iterations }: ConsensusResearchResult): Tally {
  const about = PLANTED.contradictions.filter(({ first }) => first.file.startsWith(folderOf(topic)))
  const claims = iterations.flatMap(({ agentReports }) =>
    agentReports.flatMap((each) => each.claims.map(({ text }) => text)),
  )
  const pairs = report.conflicts.map(({ statement1, statement2 }): [string, string] => [
    statement1.text,
    statement2.text,
  ])
  const isPair = ([a, b]: [string, string], planted: (typeof about)[number]) => {
    const [first, second] = sidesOf(planted)
    const on = (text: string, side: readonly Place[]) => side.some((place) => says([text], place))
    return (on(a, first) && on(b, second)) || (on(a, second) && on(b, first))
  }
  const read = about.filter((each) => sidesOf(each).every((side) => side.some((place) => says(claims, place))))
  const found = about.filter((each) => pairs.some((pair) => isPair(pair, each)))
  return {
    topic,
    planted: about.length,
    read: read.length,
    found: found.length,
    invented: pairs.filter((pair) => !PLANTED.contradictions.some((each) => isPair(pair, each))),
    missed: about.filter((each) => !found.includes(each)).map(({ id }) => id),
  }
}
