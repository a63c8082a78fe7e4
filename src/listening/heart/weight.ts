import type { Language } from '#text/index.ts'

/** Words with which people show that something weighs on them and name no feeling. */
const WEIGHS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:that(?:'s| is| was) (?:what|the bit that) (?:gets?|got|hurts?|broke|does) me|(?:stays?|stayed|stuck) with me|(?:i(?:'ll| will)|i) never forget|(?:on|by) my own\b|by (?:my|him|her|them)sel(?:f|ves)|(?:it'?s|it is|it was) not the same|i never (?:knew|got to|told|thanked|said|asked)|(?:the )?only (?:\w+ ){1,4}i (?:get|got|have|had)|all (?:there is|i have|i've got|that(?:'s| is) left) (?:of|from)|every(?:one|body) (?:was |is |were )?(?:look|star|laugh)(?:ing?|ed)? at me|(?:look|star)in(?:g)? at me|nobody (?:knows|knew|asked|came|noticed)|i (?:couldn'?t|can'?t) (?:look|face|sit|breathe|go in|sleep)|(?:walked|walk) out|before (?:he|she|they|it)(?:'s| is|'re| are| was) gone|losing (?:him|her|his|it)|lose (?:his|her) voice|got (?:his|her|their|the) news|where my (?:wife|husband|son|daughter|mother|mum|mom|dad|father|brother|sister) (?:is|was|lies)|(?:my|me) (?:wife|husband|mother|mum|mom|dad|father) (?:died|is in|got))\b/iu,
  ja: /手が(?:ふる|震)え|(?:頭|目の前)が真っ白|眠れ(?:ませんでした|なかった|ない)|薄情|自己嫌悪|涙|きつく(?:言|あた|当た)|当たって(?:しま|ちゃ)|目(?:を|も)?(?:合わせ|そらし|そら)|言え(?:なかった|んかった|ませんでした)|間に合(?:わなかった|いませんでした|わんかった)|遠くなって|忘れられ|ひとり(?:で|に|ぼっち)|一人ぼっち|二度と|もう(?:会|聞)え|怒られ(?:た|まし|だ)|叱られ|責められ|笑われ|申し訳ね|悪(?:い|ぃ)もの|耳から離れ|がっかりさせ|置いて(?:いか|か)れ|自分だけ|(?:静か|広)すぎ|まだ(?:呼|待|探)|見(?:返|られ)(?:せな|せん|ない)|じろじろ|(?:みんな|皆)に見られ/u,
}

/** Whether a sentence shows that it weighs, whatever it is called. */
export function weighsOn(text: string, language: Language): boolean {
  return WEIGHS[language].test(text.replaceAll('’', "'"))
}
