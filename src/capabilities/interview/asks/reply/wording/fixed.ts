import type { Language } from '../../../contract.ts'
import type { FALLBACK_QUESTIONS } from '../../../talk/transition.ts'

/** Said before anything else. It is never worded by a model. */
export const CONSENT: Readonly<Record<Language, string>> = {
  ja: 'この会話では、お名前・電話番号・住所などの個人情報は保存する前に自動で伏せられ、調査の担当者は伏せたあとの文だけを読みます。答えたくない質問は「スキップ」でき、ご自分の回答はいつでもすべて削除できます。回答を送ると、この扱いに同意したことになります。',
  en: 'Names, phone numbers, addresses and other personal data are masked before anything is stored, and the researcher reads only the masked text. You can skip any question and delete all of your answers at any time. By sending an answer you agree to this.',
}

export const SKIPPED: Readonly<Record<Language, string>> = { ja: '[スキップ]', en: '[Skipped]' }

/** What a pressed “enough for now” leaves in the transcript. */
export const STOPPED: Readonly<Record<Language, string>> = { ja: 'ここまでにする', en: 'Enough for now' }

/** As many as the state machine asks, or it does not compile. */
type FallbackQuestions = readonly [string, string, string] & { length: typeof FALLBACK_QUESTIONS }

/** What is asked when no model can be had: answers that are worth having even without a conversation. */
export const FALLBACK: Readonly<Record<Language, FallbackQuestions>> = {
  ja: [
    'ここからは決まった質問を三つだけ伺います。最近困ったことを一つ、そのときの場面（いつ・どこで・何をしていたか）と一緒に教えてください。',
    'その中で、あなたにとって一番大事なことは何ですか？そう思う理由も教えてください。',
    '最後に、ほかに気になっていることがあれば何でも教えてください。',
  ],
  en: [
    'From here on I have just three set questions. Please tell me about one recent problem and the scene it happened in: when, where, and what you were doing.',
    'Which part of it is the most important to you, and why?',
    'Finally, is there anything else on your mind? Anything at all is welcome.',
  ],
}

export const FALLBACK_THANKS: Readonly<Record<Language, string>> = {
  ja: '最後までお答えいただき、ありがとうございました。お話は大切に活かします。お答えを消したいときは、下の「回答を削除」からいつでも消せます。',
  en: 'Thank you for answering to the end. Your words will be put to good use. If you want your answers gone, “Delete my answers” below does so at any time.',
}
