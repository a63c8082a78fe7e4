const QUOTED = /「[^「」]*」|『[^『』]*』|“[^“”]*”|"[^"\n]*"/gu

/** A reply without what it quotes: how others spoke is not how the interviewer speaks. */
export function unquoted(text: string): string {
  return text.replaceAll(QUOTED, ' ◦ ')
}

export function quotesIn(text: string): string[] {
  return (text.match(QUOTED) ?? []).map((quote) => quote.slice(1, -1))
}

export interface Part {
  text: string
  /** It puts a question or asks for something; what is still being written may come to. */
  asks: boolean
}

const ENDS = /(?<=[。！!？?\n])|(?<=[.…])(?=\s)/u
const REQUEST =
  /(?:ますか|ですか|でしょうか|ませんか|ましたか|でしたか)[。\s]*$|(?:教えて|聞かせて|お聞かせ|お書き|書いて|送って|お送り|お知らせ|ご記入|入力して|言って|名乗って|伝えて|話して|お話し|残して|ご記載|お寄せ|ご登録|添えて)|\b(?:leave|give|provide|type|post|include|drop|hand|add)\b.{0,12}\b(?:me|us|your|the)\b|^\s*(?:please|tell me|share|send|give me|write|enter|describe|state|let me know|name)\b|\b(?:please|let me know|tell me|i (?:also )?(?:need|want|would like|'d like) (?:to know|your|to ask))\b/iu

/** Sentence by sentence. The last one of a draft is not finished and may become anything. */
export function partsOf(text: string, growing = false): Part[] {
  const all = text.split(ENDS).filter((part) => part.trim() !== '')
  return all.map((part, place) => ({
    text: part,
    asks:
      /[？?]\s*$/u.test(part) ||
      REQUEST.test(part.normalize('NFKC')) ||
      (growing && place === all.length - 1 && !/[。.！!]\s*$/u.test(part)),
  }))
}
