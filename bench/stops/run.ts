// npm run bench -- stops [FILE …]: whether a wish to stop is heard in both rooms, each author judged by weights that have not seen them.
// With files nothing is trained or kept: what the shipped weights make of their messages is counted, in totals only.
import { ENDINGS } from '../../src/listening/moves/moves.ts'
import { ENDING_BUCKETS } from '../../src/listening/moves/features/ending-features.ts'
import { moveWeights, useMoveWeights } from '../../src/listening/moves/weights.ts'
import { trainSoftmax } from '../../scripts/data/kinds/train-softmax.ts'
import { endingExamples } from '../../scripts/data/moves/ending-lessons.ts'
import { lessonOf } from '../../scripts/data/moves/lessons.ts'
import { messagesByAuthor, type MoveMessage, readMessages } from '../../scripts/data/moves/message.ts'
import { readTalks } from '../../scripts/data/moves/talk.ts'
import { writeResult } from '../write-result.ts'
import { stopsInterview, stopsWhy } from './hears-stop.ts'

interface Heard {
  message: MoveMessage
  why: boolean
  interview: ReturnType<typeof stopsInterview>
}

async function heardIn(messages: readonly MoveMessage[]): Promise<Heard[]> {
  const found: Heard[] = []
  for (const message of messages)
    found.push({ message, why: await stopsWhy(message), interview: stopsInterview(message) })
  return found
}

function figures(heard: readonly Heard[]) {
  const rated = (isEnd: (each: Heard) => boolean) => {
    const wanted = heard.filter(({ message }) => message.stops)
    const ended = heard.filter(isEnd)
    const both = wanted.filter(isEnd).length
    const share = (whole: number): number => Number((both / Math.max(1, whole)).toFixed(3))
    return { recall: share(wanted.length), precision: share(ended.length) }
  }
  return {
    messages: heard.length,
    stops: heard.filter(({ message }) => message.stops).length,
    why: rated(({ why }) => why),
    interview: rated(({ interview }) => interview === 'ends'),
    interviewAsks: rated(({ interview }) => interview !== 'goes-on'),
  }
}

const byLanguage = (heard: readonly Heard[]) => ({
  ja: figures(heard.filter(({ message }) => message.language === 'ja')),
  en: figures(heard.filter(({ message }) => message.language === 'en')),
})

const files = process.argv.slice(2)
if (files.length > 0) console.log(JSON.stringify(byLanguage(await heardIn(files.flatMap(readMessages))), null, 1))
else {
  const lessons = readTalks().map(lessonOf)
  const authors = messagesByAuthor()
  const all: Heard[] = []
  const left: Record<string, ReturnType<typeof byLanguage>> = {}
  for (const [author, own] of authors) {
    const others = [...authors].flatMap(([each, messages]) => (each === author ? [] : messages))
    const endings = trainSoftmax(endingExamples(lessons, others), ENDINGS, ENDING_BUCKETS)
    useMoveWeights({ ...moveWeights(), endings })
    const heard = await heardIn(own)
    left[author] = byLanguage(heard)
    all.push(...heard)
  }
  const result = { left, all: byLanguage(all) }
  console.log(JSON.stringify(result, null, 1))
  writeResult('stops', result)
}
