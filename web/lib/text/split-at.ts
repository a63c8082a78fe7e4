/** A text around the first place some words stand in it; the middle is empty where they do not. */
export function splitAt(text: string, words: string): [before: string, hit: string, after: string] {
  const at = words === '' ? -1 : text.indexOf(words)
  if (at === -1) return [text, '', '']
  return [text.slice(0, at), words, text.slice(at + words.length)]
}
