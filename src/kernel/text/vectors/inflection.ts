/** From the kana a verb or adjective shows before its endings to the one its dictionary form ends in. */
const ENDINGS: Readonly<Record<string, string>> = {
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
}
const ICHIDAN = /[\p{Script=Han}いきしちにひみりぎじびえけせてねへめれげぜべ]$/u

/** The forms under which a dictionary may know an inflected piece of text: 書き → 書く, 見 → 見る, 高く → 高い. */
export function dictionaryForms(piece: string): string[] {
  const stem = piece.slice(0, -1)
  const forms = stem === '' ? [] : Array.from(ENDINGS[piece.slice(-1)] ?? '', (ending) => stem + ending)
  if (ICHIDAN.test(piece)) forms.push(`${piece}る`)
  return forms.filter((form) => /\p{Script=Han}/u.test(form) || form.length >= 3)
}
