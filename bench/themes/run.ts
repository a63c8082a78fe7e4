// npm run bench -- themes: conversations with five planted themes, said in many wordings, and the cards that come out.
import { type Figures, measure } from './measure.ts'
import { SUBJECTS } from './subjects.ts'
import { writeResult } from '../write-result.ts'

const SEEDS = [1, 2, 3, 4, 5]

function print({ subject, conversations, planned, cards, exact, placed }: Figures): void {
  console.log(`\n━━ ${subject}: ${conversations} conversations`)
  console.log(`   planted: ${list(planned)}`)
  for (const { name, frequency, planted } of cards) {
    console.log(`   ${String(frequency).padStart(3)} × ${name}  [${list(planted)}]`)
  }
  console.log(
    `   ${exact ? 'exactly as planted' : 'NOT as planted'}, ${percent(placed)} of what was said on its theme's card`,
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

const all: (Figures & { seed: number })[] = []
for (const subject of SUBJECTS) {
  for (const seed of SEEDS) all.push({ seed, ...(await measure(subject, seed)) })
}
for (const figures of all.filter(({ seed }) => seed === 1)) print(figures)
console.log(`\n${'subject'.padEnd(36)} exact   placed  cards (${SEEDS.length} seeds)`)
for (const [subject, runs] of Map.groupBy(all, (figures) => figures.subject)) {
  const placed = runs.reduce((sum, run) => sum + run.placed, 0) / runs.length
  const exact = runs.filter((run) => run.exact).length
  console.log(
    `${subject.padEnd(36)} ${exact}/${runs.length}     ${percent(placed)}  ${runs.map((run) => run.cards.length).join(' ')}`,
  )
}
writeResult('themes', { figures: all })
