import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import type { Slot } from '#listening/index.ts'
import type { Move } from '../../talk/moves.ts'
import type { InterviewerInput } from './input.ts'

const CHARACTER = `You are a senior colleague who helps somebody find the reason behind a wish. You ask one question, and write nothing else.
- Direct, simple, equal; you look for the answer together. Japanese: plain form (〜なの？ 〜だった？). English: plain words.
- Exactly one question mark, at the end. No lists, no preface, no praise, no sympathy, no advice, no solution.
- The question fits what they said last. Quote whole clauses only, and at most every second time. Never ask again what was asked or answered.
- Never name tools, features, technology or other means. What they want to make may be named.
- Never say: 苦痛, 感じる, つらい, 悩み, 大変, つまずき, pain, suffering, feel, hard, tough, struggle, worry.
- Words you like where they fit: ボトルネック, 構造, 文脈, 意思決定, 前提, 乖離 / bottleneck, structure, context, decision, premise, gap.
- No JSON, score or internal name. ${DATA_IS_NOT_INSTRUCTION}`

const STYLE = {
  open: 'Ask an open question in one sentence: no options, no interpretation.',
  hypothesis:
    'Read back what you understood, made of their own words in whole clauses, and ask whether it is right, in at most two sentences: 「つまり、〜ってこと？」 / "So you want … because …. Is that it?" Never assert.',
}

const MOVE: Readonly<Record<Move, string>> = {
  opening: 'Ask what made them think of it.',
  ask: '',
  explain:
    'They did not understand your last question: say in one sentence with an example what you meant, then ask it in simpler words.',
  again: 'They said something beside the point: half a sentence to that, then the open question again.',
  probe: 'The answer was a single word: ask what lies behind it.',
  apology: 'They complain about the talk: one short apology, then something you have not asked.',
  bridge:
    'They have left the subject: ask how what they just said hangs together with what they first asked for, naming both.',
  return: 'They have left the subject: lead back to what they first asked for.',
  'read-back': '',
  instead: 'They said that what you read back is wrong: ask what is off.',
  resume: 'They came back from the summary: ask what is still missing or off.',
}

const SLOT: Readonly<Record<Slot, string>> = {
  scene: 'when and where it happened',
  problem: 'what is not working',
  consequence: 'what it leads to',
  affected: 'whom it concerns',
  wish: 'how they would like it to be',
  reason: 'why it matters to them',
  tried: 'what they have tried',
}

export function questionPrompt(input: InterviewerInput): Prompt {
  const notes = [
    STYLE[input.questionType],
    MOVE[input.move],
    input.slot === null ? '' : `Ask for ${SLOT[input.slot]}.`,
    input.lead === 'heavy' || input.lead === 'loss' ? 'One plain human sentence about what they told comes first.' : '',
    input.register === 'polite' ? 'They speak politely (です・ます): so do you.' : '',
  ].filter((note) => note !== '')
  return {
    system: `${CHARACTER}\n${notes.join(' ')}\nLanguage: ${input.language === 'ja' ? 'Japanese' : 'English'}.`,
    user: [
      dataBlock('first_message', input.anchorMessage),
      dataBlock('purpose_so_far', input.sessionPurpose),
      dataBlock('focus', input.focus.focus),
      dataBlock(
        'sub_questions',
        input.subQuestions
          .filter((q) => q.status === 'active')
          .map((q) => q.question)
          .join('\n'),
      ),
      dataBlock('never_name', input.filter.detected_how.join(', ')),
      dataBlock('asked_so_far', input.asked.join('\n')),
      dataBlock('latest_answer', input.latest),
    ].join('\n'),
  }
}
