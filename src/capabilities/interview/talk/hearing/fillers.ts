/** Only where the word ends there: まあまあ, Someone and Well-known begin with no filler. */
const END = String.raw`(?:[、,，。.!！?？…:：\s]+|$)`
const FILLER_JA = new RegExp(
  `^(?:はい|ええ|うん|いえ|いいえ|いや|ああ|あの[ーう]*|その[ーう]*|まあ|まぁ|ま|そう(?:です|だ)(?:ね|よね|な)[えぇーあぁ]*|そうです|そう|なるほど|やっぱり|やはり|正直|とりあえず|なんか|なんていうか|なんというか|でも|だけど|ですけど|しかし|だから|なので|それで|あと|あとは|また|さらに|そして|それに|それと|それから|ただ|じゃあ|では|で|つまり|例えば|たとえば|強いて(?:言えば|言うなら|挙げれば)|てか|ていうか)${END}`,
  'u',
)
/** No word begins so: these need no mark after them. */
const HESITATION_JA = /^(?:え[えー]*っと[ーぉお]*|え[えー]+と[ーぉお]*|う[うー〜~]+ん|ん[ー〜~]+)[、,，。…\s]*/u
const FILLER_EN = new RegExp(
  `^(?:yes|yeah|yep|yup|well|so|ok|okay|sure|right|oh|ah|no|nope|like|also|then|maybe|actually|honestly|basically|anyway|look|listen|to be honest|tbh|i mean|you know|for example|if anything|i'm afraid|i am afraid|and then)[,，.…!:;]+${END}?`,
  'iu',
)
/** What a sentence goes on from: it stays clear without. */
const LINK_EN =
  /^(?:(?:and|but|um+|uh+|er+m?|hm+|yes|yeah|yep|i think(?: that)?|i guess|i mean|i'd say)\s+|(?:so|well|ok|okay|because|'cause|cos)\s+(?=(?:i|i'm|i've|we|it|it's|the|my|they|he|she|you|there|there's|this|that|our|when|no)\b))/iu

/** A text from where it begins to say something. */
export function withoutFiller(text: string): string {
  let rest = text.trim()
  for (;;) {
    const shorter = [HESITATION_JA, FILLER_JA, FILLER_EN, LINK_EN].reduce((all, words) => all.replace(words, ''), rest)
    if (shorter === rest) return rest
    rest = shorter.trimStart()
  }
}
