// npm run bench -- moments [FOLDER]: what the built-in answers ask at moments that outsiders rated, by weights that have not seen their author.
// With a folder of rated talks nothing is trained or kept: what the shipped weights make of them is counted, in totals only.
import { useMoveWeights } from '../../src/listening/moves/weights.ts'
import { lessonOf } from '../../scripts/data/moves/lessons.ts'
import { readTalks } from '../../scripts/data/moves/talk.ts'
import { trainAll } from '../../scripts/data/moves/train-all.ts'
import { writeResult } from '../write-result.ts'
import { playRated, type RatedMoment } from './play.ts'
import { type PlayedWhy, playWhy } from './play-why.ts'
import { whyFigures } from './why-figures.ts'

const [folder] = process.argv.slice(2)
const lessons = readTalks(folder).map(lessonOf)
const found: (RatedMoment & { language: string })[] = []
const why: Record<string, ReturnType<typeof whyFigures>> = {}
for (const author of new Set(lessons.map(({ talk }) => talk.author))) {
  if (folder === undefined) useMoveWeights(trainAll(lessons, [author]))
  const played: PlayedWhy[] = []
  for (const lesson of lessons) {
    const { talk, heard } = lesson
    if (talk.author === author && talk.room === 'why') played.push(await playWhy(lesson))
    if (talk.author !== author || talk.room !== 'interview') continue
    const messages = heard.turns.map(({ message }) => message)
    for (const moment of playRated(talk, messages)) found.push({ ...moment, language: talk.language })
  }
  why[author] = whyFigures(played)
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
const figures = (moments: readonly RatedMoment[]) => ({
  moments: moments.length,
  acceptable: share(moments.filter(({ rating }) => rating === 'a').length, moments.length),
  bad: share(moments.filter(({ rating }) => rating === 'b').length, moments.length),
})
const interview = {
  all: figures(found),
  ja: figures(found.filter(({ language }) => language === 'ja')),
  en: figures(found.filter(({ language }) => language === 'en')),
  readBack: figures(found.filter(({ move }) => move === 'read-back')),
  bySteps: Object.fromEntries([...Map.groupBy(found, ({ step }) => step)].map(([step, of]) => [step, figures(of)])),
}
const result = { why, interview }
console.log(JSON.stringify(result, null, 2))
if (folder === undefined) writeResult('moments', result)
