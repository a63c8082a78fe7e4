// npm run bench -- moments: what the built-in interview asks at moments that outsiders rated, by weights that have not seen their author.
import { useMoveWeights } from '../../src/listening/moves/weights.ts'
import { lessonOf } from '../../scripts/data/moves/lessons.ts'
import { readTalks } from '../../scripts/data/moves/talk.ts'
import { trainAll } from '../../scripts/data/moves/train-all.ts'
import { writeResult } from '../write-result.ts'
import { playRated, type RatedMoment } from './play.ts'

const lessons = readTalks().map(lessonOf)
const found: (RatedMoment & { language: string })[] = []
for (const author of new Set(lessons.map(({ talk }) => talk.author))) {
  useMoveWeights(trainAll(lessons, [author]))
  for (const { talk, heard } of lessons) {
    if (talk.author !== author || talk.room !== 'interview') continue
    const messages = heard.turns.map(({ message }) => message)
    for (const moment of playRated(talk, messages)) found.push({ ...moment, language: talk.language })
  }
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
const figures = (moments: readonly RatedMoment[]) => ({
  moments: moments.length,
  acceptable: share(moments.filter(({ rating }) => rating === 'a').length, moments.length),
  bad: share(moments.filter(({ rating }) => rating === 'b').length, moments.length),
})
const result = {
  all: figures(found),
  ja: figures(found.filter(({ language }) => language === 'ja')),
  en: figures(found.filter(({ language }) => language === 'en')),
  readBack: figures(found.filter(({ move }) => move === 'read-back')),
  bySteps: Object.fromEntries([...Map.groupBy(found, ({ step }) => step)].map(([step, of]) => [step, figures(of)])),
}
console.log(JSON.stringify(result, null, 2))
writeResult('moments', result)
