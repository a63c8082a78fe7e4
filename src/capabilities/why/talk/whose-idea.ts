/** Somebody else told them to, or wants it. */
const OF_OTHERS =
  /(?:が|は)(?:そう)?(?:言う|ゆう|うるさい)(?:から|ので|し|けん|さかい)|(?:いる|要る|必要)(?:らしい|そうで|みたい)|(?:に|から)(?:(?:そう)?言われ|頼まれ|勧められ|すすめられ|薦められ|命じられ|指示され|やれと|しろと|作れと)|(?:作り|やり|し|入れ|変え)たい(?:らしい|みたい|そうで|とか言|って言|と言)|(?:作れ|やれ|しろ|入れろ)(?:って|と)(?:言|うるさ)|\b(?:everybody|everyone|people|they|somebody|someone|(?:my|our|the|his|her) (?:\p{L}+ ){0,2}\p{L}+)(?:,? an(?:d)? (?:their|his|her) \p{L}+)? (?:(?:all|just|always|keeps?|kept|who|that|is|are|was) )*(?:tells?|told|telling|says?|said|saying|wants?|wanted|reckons?|insists?|suggested|asked|sent) (?:me|us|i|we|ye|you|to|that|papa|mum|dad|mam|\p{Lu})|\bmy (?:\p{L}+ )?\p{L}+ who (?:is|was|'s|has)\b|\b(?:i was|we were|i've been|been) (?:told|asked|sent|made) to\b|\b(?:boss|son|daughter|wife|husband|manager|company)(?:'s|s') idea\b/iu
const OWN =
  /\b(?:i|we)(?:'d| would|'ve always|) (?:just |really |always |also )?(?:like|love|want|wish|need|hope|thought i(?:'d| might| would| could)?)\b|(?<!り|み)たい(?:です|と思|んです|な|ん|の)?(?!ら|み|そ|とか|って|と言)|ほしい|欲しい|あれば|あったら/iu

/** The wish somebody comes with is told as another's: how it came to them is said, how they see it is not. */
export function isOthersIdea(message: string): boolean {
  const said = message.replaceAll('’', "'")
  return OF_OTHERS.test(said) && !OWN.test(said)
}
