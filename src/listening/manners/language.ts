import { vectorTableNow } from '#text/vectors/load.ts'
import { knownWords } from '#text/vectors/words.ts'
import { ENGLISH_STOP_WORDS } from '#text/words/stop-words.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { unquoted } from './parts.ts'

const LETTERS_TO_JUDGE = 6
const WORDS_TO_JUDGE = 5
/** Of English running text about half are such words; of names and other languages hardly any. */
const LEAST_GRAMMAR = 0.2
const OTHER_SCRIPTS =
  /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}]{2}/u
const SIMPLIFIED = /[们这请吗您谢说话让时间题还没问应该觉东为么给经过现发见]/u
const FOREIGN =
  /\b(?:que|pour|vous|nous|avec|est-ce|quel(?:le)?|nicht|und|ist|sind|haben|sie|welche[rs]?|wann|los|las|usted|cómo|qué|para|puede|você|não|como|perché|quando|sono)\b/giu

/** The talk's language alone, apart from what is quoted, masked, or a word the person or the guide used. */
export function otherLanguage(text: string, ground: Ground): string | null {
  const own = unquoted(text).replaceAll(MASKS, '')
  const wanted = ground.language === 'ja' ? 'Japanese' : 'English'
  const isWrong = ground.language === 'ja' ? notJapanese(own, ground) : notEnglish(own, ground)
  return isWrong ? `must be in ${wanted}, all of it` : null
}

function notJapanese(text: string, ground: Ground): boolean {
  if (OTHER_SCRIPTS.test(text) || SIMPLIFIED.test(text)) return true
  if (ground.bothLanguages) return false
  return text.split(/[。！？!?\n]/u).some((sentence) => {
    const latin = sentence.match(/[A-Za-z]+(?:['’][A-Za-z]+)?/gu) ?? []
    const strange = latin.filter((word) => !ground.sources.includes(fold(word)))
    if (strange.length >= 3 && strange.some((word) => ENGLISH_STOP_WORDS.has(word.toLowerCase()))) return true
    const letters = sentence.match(/\p{L}/gu)?.length ?? 0
    return letters >= LETTERS_TO_JUDGE && !/\p{Script=Hiragana}/u.test(sentence)
  })
}

function notEnglish(text: string, ground: Ground): boolean {
  if (OTHER_SCRIPTS.test(text)) return true
  const strange = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu) ?? []
  if (strange.some((run) => !ground.sources.includes(fold(run)))) return true
  return text.split(/[.!?\n]/u).some((sentence) => {
    const words = sentence.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
    if (words.length < WORDS_TO_JUDGE) return false
    if ((sentence.match(FOREIGN) ?? []).length >= 2) return true
    // Short and full of words: English all the same, as long as a dictionary knows them.
    if (words.every((word) => knownWords(word.toLowerCase(), vectorTableNow()).length > 0)) return false
    const grammar = words.filter((word) => ENGLISH_STOP_WORDS.has(word.toLowerCase().replace('’', "'"))).length
    return grammar / words.length < LEAST_GRAMMAR
  })
}
