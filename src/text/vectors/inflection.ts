/** From the kana a verb or adjective shows before its endings to the one its dictionary form ends in. */
const ENDINGS = new Map(
  Object.entries({
    わ: 'う',
    い: 'うくぐい',
    え: 'う',
    お: 'う',
    っ: 'うつる',
    か: 'くい',
    き: 'くい',
    く: 'い',
    け: 'くい',
    こ: 'く',
    が: 'ぐ',
    ぎ: 'ぐ',
    げ: 'ぐ',
    ご: 'ぐ',
    さ: 'すい',
    し: 'す',
    せ: 'す',
    そ: 'す',
    た: 'つ',
    ち: 'つ',
    て: 'つ',
    と: 'つ',
    な: 'ぬ',
    に: 'ぬ',
    ね: 'ぬ',
    の: 'ぬ',
    ん: 'むぶぬ',
    ば: 'ぶ',
    び: 'ぶ',
    べ: 'ぶ',
    ぼ: 'ぶ',
    ま: 'む',
    み: 'む',
    め: 'む',
    も: 'む',
    ら: 'る',
    り: 'る',
    れ: 'る',
    ろ: 'る',
  }),
)
/** The kana a verb in 〜る keeps before its endings; a lone kanji (見, 着) does as well. */
const ICHIDAN = new Set('いきしちにひみりぎじびえけせてねへめれげぜべ')

/** The forms under which a dictionary may know an inflected piece of text: 書き → 書く, 見 → 見る, 高く → 高い. */
export function dictionaryForms(piece: string): string[] {
  const last = piece.charAt(piece.length - 1)
  const forms: string[] = []
  if (!isKanji(piece.charCodeAt(0)) && piece.length < 2) return forms
  const endings = ENDINGS.get(last)
  const stem = piece.slice(0, -1)
  if (endings !== undefined && (stem.length > 1 || isKanji(stem.charCodeAt(0))))
    for (const ending of endings) forms.push(stem + ending)
  if (ICHIDAN.has(last) || isKanji(last.charCodeAt(0))) forms.push(`${piece}る`)
  return forms
}

/** The common ideographs; NaN, the code of nothing, is none. */
export function isKanji(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff
}
