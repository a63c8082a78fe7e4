// npm run bench -- themes: conversations with five planted themes, said in many wordings, and the cards that come out.
import { measureFew } from './few-people.ts'
import { type Figures, measure } from './measure.ts'
import { SUBJECTS } from './subjects/index.ts'
import { writeResult } from '../write-result.ts'

const SEEDS = [1, 2, 3, 4, 5]

function print({ subject, conversations, planned, cards, exact, right }: Figures): void {
  console.log(`\n━━ ${subject}: ${conversations} conversations`)
  console.log(`   planted: ${list(planned)}`)
  for (const { name, frequency, planted } of cards) {
    console.log(`   ${String(frequency).padStart(3)} × ${name}  [${list(planted)}]`)
  }
  console.log(
    `   ${exact ? 'exactly as planted' : 'NOT as planted'}, ${percent(right)} of what was said on its theme's own card`,
  )
}

function list(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([theme, count]) => `${theme} ${count}`)
    .join(', ')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function rightOf(runs: readonly Figures[]): number {
  return runs.reduce((sum, run) => sum + run.right, 0) / runs.length
}

/** What one or two people said is a card as well, but no theme of the project. */
function themesIn({ cards }: Figures): number {
  return cards.filter(({ frequency }) => frequency >= 3).length
}

const all: (Figures & { seed: number })[] = []
for (const subject of SUBJECTS) {
  for (const seed of SEEDS) all.push({ seed, ...(await measure(subject, seed)) })
}
for (const figures of all.filter(({ seed }) => seed === 1)) print(figures)
console.log(`\n${'subject'.padEnd(36)} exact   right   cards of 3 people or more (${SEEDS.length} seeds)`)
for (const [subject, runs] of Map.groupBy(all, (figures) => figures.subject)) {
  const exact = runs.filter((run) => run.exact).length
  console.log(
    `${subject.padEnd(36)} ${exact}/${runs.length}     ${percent(rightOf(runs))}  ${runs.map(themesIn).join(' ')}`,
  )
}
for (const [group, runs] of Map.groupBy(all, ({ split, language }) => `${split} ${language}`)) {
  const near = runs.filter((run) => Math.abs(themesIn(run) - 5) <= 1).length / runs.length
  console.log(`${group.padEnd(36)}         ${percent(rightOf(runs))}  4 to 6 such cards in ${percent(near)} of runs`)
}
const few = []
for (const people of [3, 6, 10]) {
  for (const language of ['ja', 'en'] as const) {
    const total = { people, language, cards: 0, pure: 0 }
    for (const subject of SUBJECTS.filter((each) => each.language === language && each.split !== 'development')) {
      for (const seed of SEEDS.slice(0, 2)) {
        const { cards, pure } = await measureFew(subject, people, seed)
        total.cards += cards
        total.pure += pure
      }
    }
    console.log(`${people} people, ${language}: ${total.pure} of ${total.cards} cards of several are of one theme`)
    few.push(total)
  }
}
writeResult('themes', { figures: all, few })
