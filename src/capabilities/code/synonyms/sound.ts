/** Rows of kana by their consonant, as a borrowed word keeps it; a sound and its voiced twin stay apart, l and r do not. */
const ROWS: readonly (readonly [kana: string, consonant: string])[] = [
  ['カキクケコ', 'k'],
  ['ガギグゲゴジヂヅ', 'g'],
  ['サシスセソ', 's'],
  ['ザズゼゾ', 's'],
  ['タテト', 't'],
  ['チツ', 'c'],
  ['ダデド', 'd'],
  ['ナニヌネノン', 'n'],
  ['ハヒヘホ', 'h'],
  ['フ', 'f'],
  ['バビブベボヴ', 'b'],
  ['パピプペポ', 'p'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'r'],
  ['ワ', 'w'],
]
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([kana, consonant]) => Array.from(kana, (each) => [each, consonant] as const)),
)
/** With fewer consonants too many words sound alike. */
const FEWEST = 3

/** ダイジェスト → dgst, ベーシック → bsk; undefined where too little is heard. */
export function soundOfKana(word: string): string | undefined {
  // A long syllable is no r, though English may write one: パスワード, password.
  const heard = Array.from(word.normalize('NFKC'), (each) => CONSONANTS.get(each) ?? '')
    .join('')
    .replaceAll(/n(?=[bpm])/gu, 'm')
  return finished(/^[アイウエオ]/u.test(word) ? `a${heard}` : heard)
}

/** digest → dgst, basic → bsk, algorithm → argrsm: as somebody would say it in kana. */
export function soundOfWord(word: string): string | undefined {
  const heard = word
    .toLowerCase()
    .replaceAll(/ck|q/gu, 'k')
    .replaceAll(/ph/gu, 'f')
    .replaceAll(/tion|sion/gu, 'sn')
    .replaceAll(/ch/gu, 'c')
    .replaceAll(/th|sh|z/gu, 's')
    .replaceAll(/c(?=[eiy])/gu, 's')
    .replaceAll(/c(?!$)(?=[^h])|c$/gu, 'k')
    .replaceAll(/dg|j/gu, 'g')
    .replaceAll(/x/gu, 'ks')
    .replaceAll('v', 'b')
    .replaceAll(/(?<=[aeiou])r(?![aeiouy])/gu, '')
    .replaceAll('l', 'r')
  const first = /^[aeiou]/u.test(heard) ? 'a' : ''
  return finished(first + heard.replaceAll(/h(?![aeiouy])|[aeiouy]/gu, ''))
}

function finished(heard: string): string | undefined {
  const single = heard.replaceAll(/(.)\1+/gu, '$1')
  return single.length < FEWEST ? undefined : single
}
