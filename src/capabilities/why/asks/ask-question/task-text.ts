import type { Slot } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { ABOUT_NAZE } from '../../talk/about-naze.ts'
import type { Move } from '../../talk/moves.ts'
import type { Task } from '../task.ts'

interface TaskWords {
  open: string
  readBack: string
  orElse: string
  move: Readonly<Record<Move, string>>
  slot: (what: string) => string
  slots: Readonly<Record<Slot, string>>
  lead: string
  answer: string
  polite: string
  casual: string
  two: string
}

const WORDS: Readonly<Record<Language, TaskWords>> = {
  en: {
    open: 'Ask one open question.',
    readBack:
      'Read back what you understood, out of their own words in whole clauses, and ask whether it is right, in at most two sentences: "So you want … because …. Is that it?"',
    orElse: 'Or, where their reason is not clear yet, this instead:',
    move: {
      opening: 'Ask what made them think of it.',
      ask: '',
      explain:
        'They did not understand your last question: say in one sentence with an example what you meant, then ask it in simpler words (two sentences).',
      again: 'They said something beside the point: half a sentence to that, then the open question again.',
      probe: 'The answer was a single word: ask what lies behind it.',
      apology: 'They complain about the talk: one short apology, then something you have not asked.',
      bridge:
        'They have left the subject: ask how what they just said hangs together with what they first asked for, naming both.',
      return: 'They have left the subject: lead back to what they first asked for.',
      heart: 'Ask what is at the heart of it for them, in one sentence.',
      'read-back': '',
      instead: 'They said that what you read back is wrong: ask what is off.',
      resume: 'They came back from the summary: ask what is still missing or off.',
    },
    slot: (what) => `Ask for ${what}.`,
    slots: {
      scene: 'when and where it happened',
      problem: 'what is not working',
      consequence: 'what it leads to',
      affected: 'whom it concerns',
      wish: 'how they would like it to be',
      reason: 'why it matters to them',
      tried: 'what they have tried',
    },
    lead: 'One plain human sentence about what they told comes first.',
    answer:
      'They asked about you or this talk: answer truthfully in one short sentence first (you are a program; what is written is kept for the report).',
    polite: '',
    casual: '',
    two: 'Two sentences are allowed this time.',
  },
  ja: {
    open: '開いた質問を一つする。',
    readBack:
      '理解したことを、相手の言葉（まとまりのある部分）で読み返し、合っているかを二文以内で聞く。「つまり、〜だから〜したい、ってこと？」',
    orElse: '理由がまだはっきりしないなら、代わりに：',
    move: {
      opening: 'そう思ったきっかけを聞く。',
      ask: '',
      explain:
        '前の質問が伝わっていない。何を聞きたかったのかを例を添えて一文で言い、もっと易しい言葉で聞き直す（二文）。',
      again: '本筋から少しそれた発言だった。それに半文だけ触れて、開いたままの質問に戻る。',
      probe: '答えが一語だった。その奥にあるものを聞く。',
      apology: '会話そのものへの不満だった。短く一度だけ謝り、まだ聞いていないことを聞く。',
      bridge: '話題が離れた。いまの話と、最初に望んだことがどうつながるのかを、両方の名前を出して聞く。',
      return: '話題が離れた。最初に望んだことへ戻す質問をする。',
      heart: 'その人にとっていちばん大事なところを、ひとことで言うと何かを聞く。',
      'read-back': '',
      instead: '読み返した内容は違うと言われた。どこが違うのかを聞く。',
      resume: 'まとめから戻ってきた。まだ足りないこと、違うことを聞く。',
    },
    slot: (what) => `聞くこと：${what}。`,
    slots: {
      scene: 'いつ、どこで起きたか',
      problem: '何がうまくいっていないか',
      consequence: 'それが何につながるか',
      affected: '誰に関わるか',
      wish: 'どうなってほしいか',
      reason: 'なぜその人にとって大事なのか',
      tried: 'これまで何を試したか',
    },
    lead: 'まず、話してくれたことに一文だけ、人として自然に応じる。',
    answer:
      'あなた自身やこの会話について聞かれた。まず短い一文で正直に答える（あなたはプログラムで、書かれたことはレポートのために残る）。',
    polite: '相手は丁寧語なので、です・ますで聞く。',
    casual: '相手はくだけた話し方なので、くだけた口調で聞く（〜なの？ 〜だった？）。',
    two: '今回は二文でよい。',
  },
}

/** What the next line is to do, as the server decided it. */
export function taskOf(input: Task): string {
  const words = WORDS[input.language]
  const isFelt =
    input.lead !== null && !['another-way', 'back', 'foreign', 'courtesy', 'aside', ...ABOUT_NAZE].includes(input.lead)
  const isAsked = ABOUT_NAZE.some((each) => each === input.lead)
  return [
    input.mayReadBack === true ? `${words.readBack} ${words.orElse}` : '',
    input.questionType === 'hypothesis' ? words.readBack : words.open,
    words.move[input.move],
    input.slot === null ? '' : words.slot(words.slots[input.slot]),
    isFelt && input.lead !== 'apology' ? words.lead : '',
    isAsked ? words.answer : '',
    input.lead !== null ? words.two : '',
    input.register === 'polite' ? words.polite : words.casual,
  ]
    .filter((line) => line !== '')
    .join(' ')
}
