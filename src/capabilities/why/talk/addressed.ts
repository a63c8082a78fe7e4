/** A request to whoever listens or writes it down, about what to do with the words: nothing of it is about the matter. */
const ASKS_OF_US_EN =
  /^(?:(?:and|but|so|oh|also|yes|no|ok|okay|well)[,.]? )*(?:(?:please|kindly)\b|(?:just )?(?:don'?t|do not|never) (?:you )?(?:write|quote|print|mention|put|say (?:that|it|this)|tell|worry|laugh|make (?:it|me) (?:sound|look))\b|(?:you|u|ye) (?:can|may|could|must|should|needn'?t|don'?t (?:have|need) to) (?:just )?(?:contact|reach|call|ring|e-?mail|mail|text|write|quote|print|mention|put|note|leave (?:that|it|this)|drop|skip|delete|remove|change|take (?:that|it|this) out|ask (?:anybody|anyone|me))\b|(?:write|print|put|quote) (?:that|this|it) (?:down|in|as|like)\b)/iu
const ASKS_OF_US_JA =
  /(?:て|で)(?:おいて)?(?:ください|下さい|くれ|頂戴|ちょうだい)(?:ませんか)?(?:よ|ね|な|や)*[。！!\s]*$|(?:て|で)(?:いただいて|もらって|も)(?:構いません|かまいません|かまわない|結構です|結構|いいです|大丈夫です)(?:よ|ね)*[。！!\s]*$|(?:言わ|話さ|書か|載せ|出さ|見せ|伝え|ばらさ)(?:ないで|んといて|んとって|ねえで|ねぇで)\S{0,8}$|お願い(?:します|いたします|致します|申し上げます)(?:ね)?[。！!\s]*$/u

export function isRequestToUs(text: string): boolean {
  const plain = text.replaceAll('’', "'").trim()
  return ASKS_OF_US_EN.test(plain) || ASKS_OF_US_JA.test(plain)
}

interface Placed {
  text: string
  start: number
  end: number
}

/** Announces that what follows is for these ears only. */
const CONFIDES =
  /\b(?:haven'?t|have not) (?:ever |even )?(?:told|said (?:this|that|it) to|admitted (?:this|that|it) to)\b|\bnever (?:told|admitted (?:this|that|it) to|said (?:this|that|it) to) (?:this |that |it )?(?:to )?(?:anyone|anybody|a soul|a living soul)\b|\b(?:nobody|no ?one)(?: else)? knows (?:this|that|about (?:this|it))\b|\bbetween (?:you and me|us|ourselves)\b|\boff the record\b|\bin confidence\b|ここだけの話|内緒|ないしょ|(?:誰|だれ|家族|妻|夫|主人|親|息子|娘|子ども|子供|会社|上司|みんな)(?:に|には|にも)(?:まだ)?(?:言って|話して|言うて|打ち明けて)(?:い)?(?:な[いかく]|ませ|へん)/iu
/** Asks for silence on what was said before it. */
const ASKS_SILENCE =
  /\b(?:don'?t|do not|never) (?:you )?(?:tell|mention (?:it|this|that) to|let on)\b|\bkeep (?:it|this|that) (?:to yourself|quiet|between)\b|(?:言わ|話さ|伝え|ばらさ)(?:ないで|んといて|んとって|ねえで|ねぇで)|秘密(?:に|です|で頼)/iu

/**
 * What of one message was told in confidence, so that it stands on no page made to be shown: everything behind an announcement,
 * and the sentence before a request for silence.
 */
export function confidedIn<S extends Placed>(sentences: readonly S[]): S[] {
  const plain = sentences.map(({ text }) => text.replaceAll('’', "'"))
  const from = plain.findIndex((text) => CONFIDES.test(text))
  return sentences.filter(
    (_, n) => (from >= 0 && n >= from) || ASKS_SILENCE.test(plain[n] ?? '') || ASKS_SILENCE.test(plain[n + 1] ?? ''),
  )
}

/** Whether one piece of a message lies within one of these sentences of it. */
export function liesIn(piece: Pick<Placed, 'start'>, sentences: readonly Placed[]): boolean {
  return sentences.some(({ start, end }) => start <= piece.start && piece.start < end)
}
