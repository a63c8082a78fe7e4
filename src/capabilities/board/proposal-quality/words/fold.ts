/** A text as a person reads it, whatever it is written with. The rules look at these and never at the text itself. */
export interface Reading {
  /** Japanese without spaces and marks between its letters; katakana as hiragana. */
  kana: string
  /** Lower case, without accents, look-alike letters, digits for letters, or what stands between the letters of a word. */
  english: string
  /** The same in one reading only, as it was laid out. */
  spelt: string
}

const VOICING = /[\u3099-\u309C\uFF9E\uFF9F]/
const VOICED = /[\s\p{Cf}\u00AD]*(?:\u309B|\uFF9E|\u3099)/gu
const HALF_VOICED = /[\s\p{Cf}\u00AD]*(?:\u309C|\uFF9F|\u309A)/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/gu
/** Everything above lies in here: looking it up by property costs more than all the rest. */
const ODD = /[^\n\x20-\x7e\u3000-\u303f\u3041-\u3098\u309d-\u3163\u3400-\u9fff\uff01-\uff9d]/
const JA = 'ぁ-ゖァ-ヺー々〆一-鿿㐀-䶿'
/** Not 、 and 。: what they part belongs apart. */
const SEPARATOR = '[\\s・.*_/|~^\'"`´()\\[\\]{}【】〔〕<>《》=+-]+'
const BETWEEN_LETTERS = new RegExp(`(?<=[${JA}])${SEPARATOR}(?=[${JA}])`, 'g')
const ANY_SEPARATOR = new RegExp(SEPARATOR)
/** Old, simplified and mistaken forms of the kanji the rules look for. */
const VARIANTS = new Map(
  '奬奨 獎奨 奖奨 勸勧 劝勧 觧解 无無 难難 荐薦 擇択 择択 點点 选選 适適 價価 眞真 應応 當当 对対 對対 强強 髙高 胜勝 优優'
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
)
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'g')
const KATAKANA = /[ァ-ヶ]/g
/** Kanji that look like the katakana they stand among: ベス卜. */
const LIKE_KATAKANA = new Map(
  [...'卜ト力カ二ニ口ロ八ハ夕タ工エ'.matchAll(/(.)(.)/g)].map(([, from = '', to = '']) => [from, to]),
)
const AMONG_KATAKANA = /(?<=[ァ-ヶー])[卜力二口八夕工](?![一-鿿])/g

export function readAsPerson(text: string): Reading {
  const whole = composed(text)
  const odd = ODD.test(whole)
  const even = odd ? visible(whole) : whole
  let japanese = even
    .replace(VARIANT, (kanji) => VARIANTS.get(kanji) ?? kanji)
    .replace(AMONG_KATAKANA, (kanji) => LIKE_KATAKANA.get(kanji) ?? kanji)
  if (odd) japanese = japanese.replace(/\p{M}+/gu, '')
  if (ANY_SEPARATOR.test(japanese)) japanese = japanese.replace(BETWEEN_LETTERS, '')
  const kana = japanese.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
  return { kana, ...latin(even) }
}

/** U+309B becomes a space and a mark under NFKC: へ゛き would stay へ き. */
function composed(text: string): string {
  if (!VOICING.test(text)) return text.normalize('NFKC')
  return text.replace(VOICED, '\u3099').replace(HALF_VOICED, '\u309A').normalize('NFKC')
}

function visible(text: string): string {
  return text.replace(UNSEEN, (gap) => (gap.includes('\n') ? '\n' : /[\t\r]/.test(gap) ? ' ' : ''))
}

const LOOK_ALIKE = new Map(
  'аa еe оo рp сc хx уy іi ѕs ԁd һh кk мm тt вb нh јj ԛq ԝw ɡg ıi ӏl αa οo εe ρp τt υu νv χx κk ιi βb ɑa ʟl ᴍm ꜱs ᴛt ƅb'
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
)
/** Latin, Greek and Cyrillic letters, and what looks like them. */
const LETTER = /[A-Za-z\u00c0-\u052f\u1d00-\u1eff\ua700-\ua7ff]/
const ACCENTED = /[\u00c0-\u052f\u1d00-\u1eff\ua700-\ua7ff]/
const NUMBER_AS_LETTER = new Map(
  [...'0o1l3e4a5s7t@a$s'.matchAll(/(.)(.)/g)].map(([, sign = '', to = '']) => [sign, to]),
)
const MIXED = /(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[\d@$])[a-z\d@$]{3,}(?![\w@$])/g
const APOSTROPHE = /[’‘ʼ`´]/g
const SPELT_OUT = /(?<![a-z\d])[a-z](?:[\s._*~|·-]{1,3}[a-z]){2,}(?![a-z\d])/g
const WIDE_GAP = /\s{2,}/
const SIGN = /[._*~|·-]/
const ANY_GAP = /[\s._*~|·-]+/g
const INSIDE_WORD = /(?<=[a-z])[._*~|·-](?=[a-z])/g
const STRETCHED = /([a-z])\1{2,}/g

/** D O  T H I S, or D-O T-H-I-S: where gaps differ, the wide ones or the spaces part words. */
function wordsSpeltOut(letters: string): string {
  const words = letters.split(SIGN.test(letters) ? /\s+/ : WIDE_GAP)
  const evenly = words.every((word) => word.length === 1)
  return (evenly ? [letters] : words).map((word) => word.replace(ANY_GAP, '')).join(' ')
}

function latin(text: string): Pick<Reading, 'english' | 'spelt'> {
  if (!LETTER.test(text)) return { english: '', spelt: text }
  let read = text.toLowerCase().replace(APOSTROPHE, "'")
  if (ACCENTED.test(read)) {
    read = read
      .normalize('NFD')
      .replace(/[\u0300-\u036f]+/g, '')
      .normalize('NFC')
      .replace(/[\u0100-\u052f\u1d00-\u1eff\ua700-\ua7ff]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter)
  }
  const spelt = read
    .replace(MIXED, (word) => word.replace(/[\d@$]/g, (sign) => NUMBER_AS_LETTER.get(sign) ?? sign))
    .replace(SPELT_OUT, wordsSpeltOut)
    .replace(STRETCHED, '$1')
  const flowing = spelt.replace(/\s+/g, ' ')
  const joined = flowing.replace(INSIDE_WORD, '')
  // Each way it can be read is a line: as lines, as one text, and with what stands inside words taken out.
  return { spelt, english: spelt === joined ? spelt : [...new Set([spelt, flowing, joined])].join('\n') }
}
