const PIECES =
  /(?<cjk>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])|(?<word>[\p{Script=Latin}\p{M}'’]+)|(?<digits>\p{Nd}+)|(?<newlines>[\r\n]+)|(?<space>[^\S\r\n]+)|(?<ascii>[\x21-\x7e])|(?<other>.)/gsu

/**
 * How many model tokens a text is about to cost, without any tokeniser: one per Japanese character, one per six letters of
 * a Latin word, one per three digits, one per mark, two per other character (emoji, other scripts). Errs on the high side
 * of today's tokenisers (about 0.75–1.1 a Japanese character), so that a budget kept by it holds.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const { groups } of text.matchAll(PIECES)) {
    if (groups === undefined || groups['space'] !== undefined) continue
    if (groups['word'] !== undefined) tokens += Math.ceil(groups['word'].length / 6)
    else if (groups['digits'] !== undefined) tokens += Math.ceil(groups['digits'].length / 3)
    else tokens += groups['other'] === undefined ? 1 : 2
  }
  return tokens
}
