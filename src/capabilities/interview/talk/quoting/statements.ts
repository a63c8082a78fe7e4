import type { Language } from '../../contract.ts'

/** Beyond doubt a wish of whoever speaks. */
const WISH: Readonly<Record<Language, RegExp>> = {
  ja: /(?:たい|ほしい|欲しい)(?:です|んです|なあ?|と思|かな|けど|ん|よ|ね|の|かも|わ|$)|(?:たら|れば|ると|くと|むと|すと)(?:いい|良い|よい|嬉しい|うれしい|助かる|助かります|ありがたい|最高)/u,
  en: /\b(?:i|we)(?:'d|’d| would) (?:really |just |only )?(?:like|love|prefer|rather)\b|\b(?:i|we) (?:really |just |only |do )?(?:want|wish|hope)\b|\bwhat (?:i|we)(?:'d like| want| would like)\b|\bif only\b|\bwould be (?:nice|great|lovely|good|ideal|better|perfect|wonderful)\b|\bif (?:they|there|it|the|we|someone)\b.*\b(?:i|we)(?:'d|’d| would)\b/iu,
}
const NO_WISH: Readonly<Record<Language, RegExp>> = {
  ja: /たくな|たいわけ|(?:ほし|欲し)くな|たいと(?:は|も)思(?:わ|い)|望みでは/u,
  en: /\b(?:don't|didn't|do not|did not|never|isn't|not) (?:really )?(?:want|wish|hope|a wish)\b|\bi(?:'d| would) like to say\b/iu,
}
/** Something the person does not do, or no longer. */
const ABSENCE: Readonly<Record<Language, RegExp>> = {
  ja: /(?:(?:食べ|食っ|行っ|使っ|作っ|読ん|見|乗っ|買っ|飲ん|会っ|やっ|し|行か|使わ|作ら|読ま|買わ|飲ま|乗ら|やら|てい|て)(?:て)?(?:い)?(?:ない|ません)|なくな(?:った|って|りました|り)|なくなってしま|(?:やめ|止め|抜い|サボっ)(?:た|て|まし)|行かなくな|ご無沙汰|遠ざか)(?:です|んです|っす|な|ね|よ|けど|ます|い?ます|しまいました|る|$)/u,
  en: /\b(?:i|we)(?:'ve| have)? (?:just |really |kind of |kinda |sort of |rather |pretty much |basically |hardly ever )?(?:don'?t|do not|never|stopped|no longer|haven'?t|hardly|rarely|gave up|given up|quit|fell out|fallen out|skip|avoid)\b|^(?:haven'?t|don'?t|never|not been|stopped)\b/iu,
}

export function isWish(text: string, language: Language): boolean {
  const bare = text.replace(/[\s。.!！w笑…]+$/u, '')
  return WISH[language].test(bare) && !NO_WISH[language].test(bare)
}

export function isAbsence(text: string, language: Language): boolean {
  return ABSENCE[language].test(text.replace(/[\s。.!！w笑…]+$/u, ''))
}
