const TABLE =
  'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu'
const LETTERS = new Map(TABLE.split(' ').map((each) => [each[0] ?? '', each.slice(1)]))
const SMALL: Readonly<Record<string, string>> = {
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
}

/** A word in kana as it is written in Latin letters; nothing where it has other letters. */
export function romaji(word: string): string | undefined {
  let text = ''
  let doubled = false
  for (const each of word.normalize('NFKC')) {
    const kana = /[ァ-ヶ]/u.test(each) ? String.fromCharCode(each.charCodeAt(0) - 0x60) : each
    const small = SMALL[kana]
    if (kana === 'っ') doubled = true
    else if (small !== undefined)
      text = text.slice(0, -1) + (/(?:sh|ch|j).$/.test(text) ? small.replace('y', '') : small)
    else if (each !== 'ー') {
      const letters = LETTERS.get(kana)
      if (letters === undefined) return undefined
      text += (doubled ? (letters[0] ?? '') : '') + letters
      doubled = false
    }
  }
  return text
}

/** なごみ and Nagomi, サクラ and Sakura: long vowels are written or left out. */
export function sameSound(japanese: string, latin: string): boolean {
  const sound = romaji(japanese)
  if (sound === undefined || sound.length < 3) return false
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/ou|oo|oh/g, 'o')
      .replace(/uu/g, 'u')
  return plain(sound) === plain(latin)
}
