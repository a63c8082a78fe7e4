import { type Keyword, keywords, type Language, normalise } from '#text/index.ts'
import { isNonAnswer } from '../asks/find-themes/built-in/felt-words.ts'

/** [氏名1], [EMAIL]: what stands for personal data is no keyword. */
const MASK = /\[[^[\]\n]{1,20}\]/gu
/** Pieces of inflected words, cut off behind their kanji or made of kana alone (分, 出し, ないし). */
const FRAGMENT = /^\p{Script=Hiragana}+$|^\p{Script=Han}\p{Script=Hiragana}*$/u
/** When and how often, yes and hello, to know and to come: said of everything. */
const SAID_OF_ALL: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:[今昨来先毎][日週月年朝晩夜回].*|.*曜日?|[0-9０-９一二三四五六七八九十百]+(?:回|日|週間?|か月|ヶ月|年|時|分|人|つ|円).*|午前|午後|最近|以上|終わり|お願い.*|こんにちは|ありがとう.*|(?:よろしく|宜しく).*)$/u,
  en: /^(?:(?:last|next|this|every|each|early|late|mon|tues|wednes|thurs|fri|satur|sun|day|days|week|weeks|weekend|month|months|year|years|morning|evening|afternoon|night|today|yesterday|tomorrow|ago|once|twice|times?|minutes?|hours?|one|two|three|four|five|ten|first|second|hi|hello|hey|yes|yeah|sure|thanks|thank|ok|okay|good|nice|meet|sorry|ready|know|knew|known|knowing|come|came|coming|put|putting|start|started|starting|find|found|finding|take|took|taken|taking|tell|told|feel|felt|look|looked|looking|seem|seemed|turn|turned|happen|happened|leave|left|bring|brought|stand|stood|guess|suppose|mean|meant|remember|understand|understood|believe|idea|bit|couple)(?:day)?s?(?:\s|$))+$/iu,
}

/** What one person said, as keywords are drawn from it: answers that say something, normalised, without masks. */
function saidText(answers: readonly string[], language: Language): string {
  return answers
    .filter((answer) => !isNonAnswer(answer, language))
    .map((answer) => normalise(answer.replace(MASK, '。')))
    .join('\n')
}

export function saidKeywords(answers: readonly string[], language: Language, limit: number): Keyword[] {
  return keywords(saidText(answers, language), { language })
    .filter(({ phrase }) => !FRAGMENT.test(phrase) && !SAID_OF_ALL[language].test(phrase))
    .slice(0, limit)
}
