const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const LONGEST_PART = { japanese: 40, other: 80 }
const LONGEST_REMARK = { japanese: 26, other: 60 }
/** A clause that leads on to the next is part of one thing, not a thing of its own. */
const LEADS_ON =
  /(?:て|で|が|けど|けれど|けれども|ので|から|ば|と|たら|のに|ため|とき|時|場合|は|も|を|に|って|しつつ|ながら|ず|ですし|ますし|(?:[短長高多遅重少狭広低安悪良早速暗古軽強弱遠近]|し|な|にく|やす|づら|た)く)$/u
const LEADS_ON_EN = /^(?:so|but|because|which|when|whenever|then|who|where|as|if|since|that|while|although|though)\b/iu
/** When, where and how: said of a thing, and no thing itself. */
const ASIDE_JA =
  /^(?:えっと|ええと|えーと|あの|その|まあ|うーん|やっぱり|例えば|たとえば|また|さらに|そして|それに|正直|結局|特に|最近|一昨日|おととい|昨[日夜晩年]|今[日朝晩夜週月年回]|明日|先[週月日年]|来[週月年]|去年|毎[日朝晩週月年回]|朝|昼|夜|夕方|深夜|平日|休日|週末|[月火水木金土日]曜日?|いつも|たまに|時々|ときどき|普段|ふだん|私は|自分は|基本的に|全体的に|\p{Nd}+(?:年|月|日|時|分|週間|か月|ヶ月|歳)(?:前|後|頃|ごろ|半)?)$/u
const ASIDE_EN =
  /^(?:yesterday|today|tonight|tomorrow|now|nowadays|lately|recently|usually|normally|often|sometimes|always|honestly|actually|basically|generally|once|sadly|luckily|unfortunately|for example|for instance|to be honest|you know|i(?:'m| am) afraid|i (?:think|guess|suppose|mean|must say)|as far as i know|(?:last|this|next|every|one|the other) (?:time|day|night|morning|afternoon|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|\w+day)|(?:on|in|at|during|after|before|by|from|since|until|despite|with|without|for|when|while) .+|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/iu
const GOES_ON_JA =
  /^(?:それ|これ|そこ|その|この|そう|だから|なので|でも|しかし|だけど|ただ|そのため|だって|なぜなら|特に|とくに|例えば|たとえば|つまり|おかげ|結局|すると)/u
const GOES_ON_EN =
  /^(?:it|it's|its|they|they're|he|she|this|that|that's|these|those|then|so|but|because|and|or|which|for example|for instance|especially|particularly|in fact|after that|as a result|therefore|however|otherwise|mostly|even|same)\b/iu
/** What happened one after the other is one story. */
const STORY_JA = /(?:まし|[^かだ]っ|[いしんきりみち])た(?:です)?$|[^かだ]った$/u
const STORY_EN =
  /^(?:i|we|he|she|they)\b.*\b(?:\w+ed|went|was|were|had|saw|got|came|took|gave|lost|told|said|broke|left|felt|found|thought|did|didn't|wasn't|weren't|couldn't|bought|sent|paid|called)\b/iu
const NAMES_JA = /[\p{Script=Han}\p{Script=Katakana}ー\w\]][がはもを]|\p{Script=Hiragana}{2}が/u
const VERBS_EN =
  /\b(?:i|we|you|he|she|it|they|is|are|was|were|am|be|been|has|have|had|do|does|did|can|can't|could|will|would|should|may|might|must|to|when|if|that|because|there|my|never|always|not|no)\b|n't\b/iu

export function isItem(piece: string): boolean {
  const longest = JAPANESE.test(piece) ? LONGEST_PART.japanese : LONGEST_PART.other
  if (piece.length > longest || [...piece].length < 2) return false
  return !LEADS_ON.test(piece) && !LEADS_ON_EN.test(piece)
}

export function isAside(piece: string): boolean {
  return ASIDE_JA.test(piece) || ASIDE_EN.test(piece)
}

/** Whether sentences that follow each other are remarks about different things rather than one account. */
export function isRemark(all: readonly string[]): boolean {
  const bare = all.map((sentence) => sentence.replace(/[。.!！?？\s]+$/u, ''))
  const alike = new Set(bare.map((sentence) => /^\S+/u.exec(sentence)?.[0].toLowerCase())).size === 1
  return bare.every((sentence, place) =>
    JAPANESE.test(sentence)
      ? sentence.length <= LONGEST_REMARK.japanese &&
        NAMES_JA.test(sentence) &&
        !LEADS_ON.test(sentence) &&
        !STORY_JA.test(sentence) &&
        (place === 0 || !GOES_ON_JA.test(sentence))
      : sentence.length <= LONGEST_REMARK.other &&
        /\S\s+\S/u.test(sentence) &&
        !STORY_EN.test(sentence) &&
        !/^\S+ (?:it|that|this|them)$/iu.test(sentence) &&
        (place === 0 || alike || !GOES_ON_EN.test(sentence)),
  )
}

/** "slow search and broken links": two names joined, where "it crashes and freezes" says two things of one. */
export function isPair(whole: string, [one = '', other = '']: readonly string[]): boolean {
  const words = (piece: string) => piece.split(/\s+/u)
  return (
    /\sand\s/iu.test(whole) &&
    [one, other].every(
      (piece) => words(piece).length >= 2 && piece.length <= LONGEST_PART.other && !VERBS_EN.test(piece),
    ) &&
    !/^\w+s\b(?!\/)/iu.test(other) &&
    !/ly$/iu.test(other)
  )
}
