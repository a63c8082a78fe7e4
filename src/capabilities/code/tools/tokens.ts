/** About how many tokens a text costs a model: a quarter a letter, one for each character of Japanese and the like. */
export function tokensOf(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x2e80) wide++
  return Math.ceil((text.length - wide) / 4) + wide
}

/** Cut so that it costs no more than this. */
export function cutTo(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tokensOf(text.slice(0, middle)) < tokens) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low)}…`
}
