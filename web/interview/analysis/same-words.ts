const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** Whether two texts are the same sentence, whatever stands at its end. */
export function sameWords(one: string, other: string): boolean {
  return bare(one) !== '' && bare(one) === bare(other)
}
