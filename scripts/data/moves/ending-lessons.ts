import type { Language } from '../../../src/text/index.ts'
import { ENDINGS } from '../../../src/listening/moves/moves.ts'
import { endingFeatures } from '../../../src/listening/moves/features/ending-features.ts'
import { type Example, numbers } from '../kinds/train-softmax.ts'
import { utterancesOf, WRITERS } from '../kinds/utterance.ts'
import type { Lesson } from './lessons.ts'
import { type MoveMessage, messagesByAuthor } from './message.ts'

/** Every message of the rated talks, whole messages that end a talk or only seem to, and single utterances, alone and behind what somebody of the talks told. */
export function endingExamples(
  lessons: readonly Lesson[],
  messages = [...messagesByAuthor().values()].flat(),
): Example[] {
  return [...ofTalks(lessons), ...ofUtterances(lessons), ...ofMessages(messages)]
}

function ofTalks(lessons: readonly Lesson[]): Example[] {
  return lessons.flatMap(({ talk, heard }) =>
    talk.turns.map(({ lead }, turn) => ({
      features: endingFeatures(heard.turns[turn]?.message ?? '', talk.language, turn),
      label: lead === 'stop' ? ENDINGS[1] : ENDINGS[0],
    })),
  )
}

/** Whole messages written for this teach most: each counts as often as it may be heard early or late in a talk. */
function ofMessages(messages: readonly MoveMessage[]): Example[] {
  return messages.flatMap(({ text, language, stops }) =>
    [1, 3].map((turn) => ({
      features: endingFeatures(text, language, turn),
      label: stops ? ENDINGS[1] : ENDINGS[0],
    })),
  )
}

/** Farewells stand behind an answer more often than alone. */
function ofUtterances(lessons: readonly Lesson[]): Example[] {
  const told = { ja: toldIn(lessons, 'ja'), en: toldIn(lessons, 'en') }
  const random = numbers(54_321)
  return WRITERS.flatMap((writer) => utterancesOf(writer)).flatMap(({ text, language, kind }, n) => {
    const label = kind === 'stop' ? ENDINGS[1] : ENDINGS[0]
    const before = told[language][random() % Math.max(1, told[language].length)] ?? ''
    const glued = `${before}${language === 'ja' && /[。！？!?」…]$/u.test(before) ? '' : ' '}${text}`
    const alone = { features: endingFeatures(text, language, 1 + (n % 4)), label }
    return kind === 'stop' || n % 3 === 0
      ? [alone, { features: endingFeatures(glued, language, 1 + (n % 4)), label }]
      : [alone]
  })
}

function toldIn(lessons: readonly Lesson[], language: Language): string[] {
  return lessons
    .filter(({ talk }) => talk.language === language)
    .flatMap(({ talk, heard }) =>
      talk.turns.flatMap(({ lead, types }, turn) =>
        lead === 'stop' || types.at(-1) === 'talk' ? [] : [heard.turns[turn]?.message ?? ''],
      ),
    )
}
