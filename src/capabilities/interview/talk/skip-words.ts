import { plain } from './whole-answer.ts'

const SKIP_JA =
  /^(?:(?:この質問は|これは|今回は|次は)?(?:スキップ|パス|とばし|飛ばし)(?:で|で?お願いします|します|したい(?:です)?|させてください|て(?:ください|下さい)?)?|(?:次へ|次の質問(?:へ|をお願いします)?)|答えたくない(?:です)?|答えたくありません)$/u
const SKIP_EN =
  /^(?:(?:please )?(?:skip|pass)(?: (?:it|this|this one|this question|that|please))?|i(?:'d| would)? (?:like to |want to |will |'ll )?(?:skip|pass)(?: (?:it|this|this one|this question))?|next(?: question)?(?: please)?|(?:i'd |i would )?(?:rather|prefer) not (?:to )?(?:say|answer)(?: that| this)?)$/

/** Typed instead of pressed: the whole answer says only that the question is left out. */
export function isSkip(text: string): boolean {
  const whole = plain(text.replaceAll(/[[\]]/g, ' '))
  return SKIP_JA.test(whole) || SKIP_EN.test(whole)
}
