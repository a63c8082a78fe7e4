import type { Language } from '../../contract.ts'

/** Beyond doubt a wish of whoever speaks. */
const WISH: Readonly<Record<Language, RegExp>> = {
  ja: /(?:たい|ほしい|欲しい)(?:です|んです|なあ?|と思|かな|けど|ん|よ|ね|の|かも|わ|$)|(?:たら|れば|ると|くと|むと|すと)(?:いい|ええ|良い|よい|よか|嬉しい|うれしい|助かる|助かります|ありがたい|最高)|(?:て|で)(?:くれ|もらえ|いただけ|くださ)(?:っ?たら|れば|ると)|(?:[えけせてねべめれげ]ば|りゃ|(?:でき|あっ|い|し|なっ|れ)たら)[^。]{0,30}(?:のに|済む|済みます|十分|助か|楽[にだで]|違[うい]|(?:られ|見え|行け|頼め|会え|使え|選べ|休め|眠れ|でき|やれ)(?:る|ます))/u,
  en: /\b(?:i|we)(?:'d|’d| would) (?:really |just |only )?(?:like|love|prefer|rather)\b|\b(?:i|we) (?:really |just |only |do )?(?:want|wish|hope)\b|\bwhat (?:i|we)(?:'d like| want| would like)\b|\bif only\b|\bwould be (?:nice|great|lovely|good|ideal|better|perfect|wonderful)\b|\bif (?:they|there|it|the|we|someone)\b.*\b(?:i|we)(?:'d|’d| would)\b|\bif (?:only )?(?:somebody|someone|they|there|people|he|she|it|the \w+) (?:just |only )?(?:was|were|told|knew|had|could|would|came|gave|let|asked)\b|\b(?:i|we)(?:'d|’d| would) (?:need|want|let)\b|\b(?:that|it|this|which) would (?:help|make)\b|\ball (?:i|we)(?:'d| would)? (?:want|need|ask)\b|\b(?:they|he|she|someone|somebody) (?:should|ought to|need to|needs to)\b/iu,
}
const NO_WISH: Readonly<Record<Language, RegExp>> = {
  ja: /たくな|たいわけ|(?:ほし|欲し)くな|たいと(?:は|も)思(?:わ|い)|望みでは/u,
  en: /\b(?:don't|didn't|do not|did not|never|isn't|not) (?:really )?(?:want|wish|hope|a wish)\b|\bi(?:'d| would) like to say\b/iu,
}
/** Something the person does not do, or no longer. */
const ABSENCE: Readonly<Record<Language, RegExp>> = {
  ja: /(?:(?:食べ|食っ|行っ|使っ|作っ|読ん|見|乗っ|買っ|飲ん|会っ|やっ|し|行か|使わ|作ら|読ま|買わ|飲ま|乗ら|やら|てい|て)(?:て)?(?:い)?(?:ない|ません)|なくな(?:った|って|りました|り)|なくなってしま|(?:やめ|止め|抜い|サボっ)(?:た|て|まし)|行かなくな|ご無沙汰|遠ざか)(?:です|んです|っす|な|ね|よ|けど|ます|い?ます|しまいました|る|$)/u,
  en: /\b(?:i|we) (?:just |really |pretty much |basically )?(?:don'?t|do not|never|no longer|hardly(?: ever)?|rarely) (?:really |ever |even )?(?:go|use|eat|cook|read|watch|buy|drive|take|do|play|visit|exercise|run|walk|write|meet|travel|drink|shop|order|sing|swim|attend)\b|\b(?:i|we)(?:'ve| have)? (?:just |really |pretty much )?(?:stopped|gave up|given up|quit|fell out|fallen out|skip|avoid)\b|\b(?:i|we) haven'?t (?:been|gone|used|done|read|seen|cooked|played)\b/iu,
}

/** What someone says is fine as it is, small, or not what they mean: nobody is told that this was their point. */
const ASIDE: Readonly<Record<Language, RegExp>> = {
  ja: /(?:それ|これ|そこ|そっち|こっち|の|こと)(?:は|自体は)(?:もう)?(?:別に)?(?:いい|良い|かまわ|構わ|大丈夫|平気|問題な|気にな(?:らな|りませ)|気にして(?:い)?な|慣れ)|慣れまし|慣れた|慣れて(?:い)?(?:る|ます)|どうでもいい|大したこと(?:は)?(?:ない|あり)|苦じゃ|仕方(?:が)?な|しょうがな|まあいい|(?:じゃ|では)なく(?:て)?[。]?$/u,
  en: /^not (?:the|my|that|so much)\b|\b(?:doesn'?t|don'?t|didn'?t) (?:really )?(?:bother|mind|matter)\b|\b(?:i'?m|i am|got|gotten) used to (?:it|that)\b|\bit'?s only (?:a|an|the)\b|\b(?:that'?s|it'?s|is) (?:fine|okay|ok|alright|no problem|not a problem|not the point|not it)\b|\bnever mind\b|\bnot a big deal\b|\bignoring (?:it|that)\b|\b(?:i )?can live with\b/iu,
}
/** Said of the talk, of oneself telling it, or to whoever listens. */
const TO_THE_LISTENER: Readonly<Record<Language, RegExp>> = {
  ja: /こんな話|恥ずかしい話|変な話|うまく言え|何て言うか|わかってもらえ|申し(?:まし|上げ)|言った(?:でしょ|よね|じゃ|はず|ん)|(?:と|って)(?:言|申)(?:った|いまし|し上げ)た?(?:ん|の)|聞いてくれ|まとめ|アンケート/u,
  en: /\b(?:sounds? (?:daft|silly|stupid|odd|strange|weird|funny|crazy)|to you\b|if you (?:understand|know|see) |you know|i said|i told you|i meant|as i said|half a sentence|your (?:summary|question)|ask(?:ing|ed)? me|don't you|isn't it|love[.!]?$|dear[.!]?$)/iu,
}

export function isPutAside(text: string, language: Language): boolean {
  return ASIDE[language].test(text.replace(/[\s。.!！w笑…]+$/u, ''))
}

export function isToTheListener(text: string, language: Language): boolean {
  return TO_THE_LISTENER[language].test(text)
}

export function isWish(text: string, language: Language): boolean {
  const bare = text.replace(/[\s。.!！w笑…]+$/u, '')
  return WISH[language].test(bare) && !NO_WISH[language].test(bare)
}

export function isAbsence(text: string, language: Language): boolean {
  return ABSENCE[language].test(text.replace(/[\s。.!！w笑…]+$/u, ''))
}
