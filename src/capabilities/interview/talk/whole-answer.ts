/** One spelling for what people type in many: width, case, spaces, quotes and marks at the ends do not matter. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[~〜ー~]+(?=$|[。.!！?？\s])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s「『"'(（、。,.!?！？…・]+|[\s」』"')）、。,.!?！？…・]+$/gu, '')
}

const COURTESY =
  /^(?:thanks|thank you(?: (?:very|so) much)?|sorry|please|ありがとう(?:ございます)?|すみません|ごめんなさい)$/u

/** The clauses of an answer in their order, thanks and excuses left out: they say nothing about the matter. */
export function clauses(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[。！？!?\n、;；]+|[.,](?=\s|$)/u)
    .map(plain)
    .filter((clause) => clause !== '' && !COURTESY.test(clause))
}
