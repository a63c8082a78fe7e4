import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import type { Language } from '../../contract.ts'
import type { InterviewerInput } from './input.ts'
import { QUESTION_RULES } from './rules-text.ts'
import { taskOf } from './task-text.ts'

const ROLE: Readonly<Record<Language, string>> = {
  en: 'You are a senior colleague who helps somebody find the reason behind a wish. You write one question in English, and nothing else.',
  ja: 'あなたは、望みの奥にある理由を一緒に探す先輩の同僚です。日本語で質問を一つだけ書き、ほかは何も書きません。',
}

export function questionPrompt(input: InterviewerInput): Prompt {
  return {
    system: `${ROLE[input.language]}\n${QUESTION_RULES[input.language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: [
      dataBlock('first_message', input.anchorMessage),
      dataBlock('asked_so_far', input.asked.join('\n')),
      dataBlock('purpose_so_far', input.sessionPurpose),
      dataBlock('never_name', input.filter.detected_how.join(', ')),
      dataBlock('newest_message', input.latest),
      `${input.language === 'ja' ? '今回の役目' : 'This turn'}: ${taskOf(input)}`,
    ].join('\n'),
  }
}
