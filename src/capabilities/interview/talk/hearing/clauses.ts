/** One spelling for what people type in many: width, case, spaces, drawn-out vowels, quotes and marks do not matter. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(?<=[でま])[~〜ー]+(?=す)|(?<=ませ)[~〜ー]+(?=ん)/gu, '')
    .replaceAll(/(?<![~〜ー])[~〜ー]+(?=$|[。.!！?？\s])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s「『"'(（、。,.!?！？…・:;-]+|[\s」』"')）、。,.!?！？…・:;-]+$/gu, '')
}

const COURTESY =
  /^(?:thanks(?: a lot| so much)?|thank you(?: (?:very|so) much)?|cheers|sorry|please|ありがとう(?:ございます|ございました)?|どうも|すみません|ごめんなさい|失礼しました|oh|um+|uh+|hm+|well|ok(?:ay)?|あ+|え[えー]*っ?と|う[うー]+ん)$/u

/** The clauses of an answer in their order, thanks, excuses and mere sounds left out: they say nothing about the matter. */
export function clauses(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[。！？!?\n、;；…]+|\.{2,}|[.,](?=\s|$)/u)
    .map(plain)
    .filter((clause) => clause !== '' && !COURTESY.test(clause))
}
