const SILENCE =
  /(?:に(?:は)?|さは?)(?:絶対|ぜったい)?(?:言わ(?:ない|ねぇ|ねえ|ん|へん)(?:で|どい|とい)|内緒|黙って(?:おい|て|い))|(?:ここだけの話|内緒に(?:し|で)|秘密に(?:し|で))|\b(?:don'?t|do not|please don'?t) (?:you )?(?:tell|say (?:that|this|it|anything) to|show (?:it|this|that) to)\b|\b(?:between (?:us|you and me)|keep (?:it|this|that) (?:to yourself|between us|quiet|private))\b/iu

/** Somebody asks that a thing be kept from somebody: that wants an answer, and is no reason for anything. */
export function asksForSilence(text: string): boolean {
  return SILENCE.test(text.replaceAll('’', "'"))
}

const SAID =
  /^(?:(?:but|well|no|look|mate|bro|och|ach)[,.]? )*i(?:'ve| have)? (?:(?:just|already|literally) )*(?:tol[dt]|telt|said to|answered) (?:you|ye|u|yous)\b|^(?:だから|さっき|先ほど|今|もう|前に)[^。]{0,16}(?:ですって|だってば?|言うたやろ|言ったじゃ|言うてる|言ってる|言ったでしょ|言うたろう)|^だから[、\s]*[^、。]{1,10}(?:じゃ|や|だ|です)(?:よ|ろ|って|ってば|と言)*[。！!\s]*$|質問(?:には?|に)?(?:答え|こたえ)(?:へん|ない|てない|てくれ)/iu

/** "I told you, …": the rest of the sentence answers, but first it is granted that it was said. */
export function saysItWasSaid(text: string): boolean {
  return SAID.test(text.replaceAll('’', "'").trim())
}

const OF_THE_REPORT =
  /\b(?:don'?t|do not|please|you (?:can|may|should|must)) (?:please )?(?:write|put|note|take out|leave out|mention|quote)\b|(?:と|って|は|を)(?:書か(?:ない|ん|へん)|書いて(?:ください|おいて|くれ)|取って(?:いただ|くださ|もら|くれ)|消して(?:くださ|くれ|もら)|載せないで)/iu

/** How something is to be written says nothing of why it is wanted. */
export function isAboutTheReport(text: string): boolean {
  return OF_THE_REPORT.test(text.replaceAll('’', "'"))
}
