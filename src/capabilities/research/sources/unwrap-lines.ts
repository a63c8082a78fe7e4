const ENDS = /[.!?:;。！？：]["'”’」』）)\]]*$/u
const ITEM = /^\s*(?:[-*•・●▪–]|\(?\d{1,3}[.)）]|[①-⑳])\s*/u
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]/u
/** A line this full, measured by the longest around, was broken by the margin. */
const FULL = 0.7

/** A PDF knows lines and no sentences: those that were broken at the margin are put together again. */
export function unwrapLines(text: string): string {
  return text
    .split(/\n{2,}/)
    .flatMap((block) => unwrapped(block.split('\n')))
    .join('\n\n')
}

function unwrapped(lines: readonly string[]): string[] {
  const longest = Math.max(...lines.map(({ length }) => length))
  const whole: string[] = []
  let before: string | undefined
  for (const line of lines) {
    const open = before !== undefined && before.length >= longest * FULL && !ENDS.test(before) && !ITEM.test(line)
    const last = whole.at(-1)
    if (open && last !== undefined) whole[whole.length - 1] = joined(last, line)
    else whole.push(line)
    before = line
  }
  return whole
}

function joined(first: string, second: string): string {
  if (JAPANESE.test(first.slice(-1)) && JAPANESE.test(second.charAt(0))) return first + second
  return /\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second) ? first.slice(0, -1) + second : `${first} ${second}`
}
