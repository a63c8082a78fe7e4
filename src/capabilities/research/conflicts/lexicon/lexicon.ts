import type { ClaimLanguage } from '../types.ts'
import { ENGLISH_AXES } from '#text/opposites/axes-en.ts'
import { JAPANESE_AXES } from '#text/opposites/axes-ja.ts'
import { CONCEPTS } from './concepts.ts'
import { CONTRASTS } from './contrasts.ts'
import { FUNCTIONAL, LIGHT, ONCE, RECURRING } from './cues.ts'

type Lemma = (word: string) => string

/** The tables of the house, by the base forms their words are read as. */
export interface Lexicon {
  opposite(a: string, b: string): boolean
  sameConcept(a: string, b: string): boolean
  conceptsOf(lemma: string): Iterable<number>
  contrast(a: string, b: string): boolean
  /** Whether a word, said on one side only, speaks of a part. */
  narrows(lemma: string): boolean
  /** Whether it takes nothing away: total, maximum. */
  isWhole(lemma: string): boolean
  /** Whether, before a noun, it leaves what is counted the same. */
  isHarmless(lemma: string): boolean
  /** Sequences of words that are one: take effect, step down. By their first word. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>
}

const SWAPS = [
  '上下',
  '増減',
  '高低',
  '大小',
  '長短',
  '有無',
  '勝敗',
  '勝負',
  '入出',
  '開閉',
  '昇降',
  '得失',
  '売買',
  '強弱',
  '良悪',
  '可否',
  '早遅',
  '黒赤',
  '加減',
  '伸縮',
  '単複',
  '吸発',
  '賛否',
  '正誤',
  '真偽',
  '優劣',
  '損益',
  '進退',
  '深浅',
  '厚薄',
  '濃淡',
  '硬軟',
  '遠近',
  '乾湿',
  '攻守',
  '起倒',
]
/** The same for words that say of which: 東口 and 西口. */
const SIDES = ['東西', '南北', '左右', '男女', '新旧', '昼夜', '朝夕', '内外', '公私', '東南', '東北', '西南', '西北']
/** Scopes that take nothing away: the whole, or a limit that the number itself tells. */
const WHOLE = new Set(
  'new single 当日 世界 全世界 全国 合計 最大 最小 最低 最高 一般 世帯 global worldwide total maximum minimum real standard 上 下 前 新 最終 初期 当初 revenue profit income cost 患者 patient 死亡 負傷 死者 負傷者 犬 猫 鳥 馬 dog cat bird horse student current business first last leave man woman 男性 女性 boy girl child'.split(
    ' ',
  ),
)
const LIMITING = new Set(
  '上限 下限 限度 limit cap ceiling 世界 全世界 全国 合計 最大 最小 最低 最高 global worldwide total maximum minimum average mean 平均'.split(
    ' ',
  ),
)
/** Words before a noun that describe it and narrow nothing. */
const HARMLESS = new Set(
  '有効 single each standard typical usual 処理 実際 全体 総 名 現 年間 月間 累計 推定 installed surface annual overall estimate estimated entire official known whole combined approximate exact actual full final conversion electric natural certain complete initial mean wind solar stroke'.split(
    ' ',
  ),
)
const lines = (text: string) => text.trim().split('\n')
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The Japanese words of all tables, for putting compounds together before they are read. */
export function japaneseWords(): ReadonlySet<string> {
  const all = [JAPANESE_AXES, CONCEPTS, CONTRASTS].flatMap((text) => text.split(/[\s|]+/))
  return new Set(
    [...all, ...FUNCTIONAL, ...ONCE, ...RECURRING, ...LIGHT].filter((word) => word.length > 1 && JAPANESE.test(word)),
  )
}

export function makeLexicon(lemma: Readonly<Record<ClaimLanguage, Lemma>>): Lexicon {
  const base = (word: string) => (JAPANESE.test(word) ? lemma.ja(word) : word.split('-').map(lemma.en).join('-'))
  const axes = new Map<string, Map<number, number>>()
  for (const [n, line] of [...lines(JAPANESE_AXES), ...lines(ENGLISH_AXES)].entries())
    for (const [side, pole] of line.split('|').entries())
      for (const word of pole.trim().split(' ')) {
        for (const key of new Set([base(word), word])) {
          const of = axes.get(key) ?? new Map<number, number>()
          // A word on both poles of one axis says nothing there.
          of.set(n, of.has(n) && of.get(n) !== side ? -1 : side)
          axes.set(key, of)
        }
      }
  const concepts = groups(CONCEPTS, base)
  const contrasts = groups(CONTRASTS, base)
  const phrases = new Map<string, string[][]>()
  for (const key of [...axes.keys(), ...concepts.keys()]) {
    const words = key.split('-')
    if (words.length < 2 || JAPANESE.test(key) || words.some((word) => word === '')) continue
    phrases.set(words[0] ?? '', [...(phrases.get(words[0] ?? '') ?? []), words])
  }
  for (const list of phrases.values()) list.sort((x, y) => y.length - x.length)
  return {
    phrases,
    opposite(a, b) {
      if (a === b) return false
      const [one, other] = [axes.get(a), axes.get(b)]
      if (one !== undefined && other !== undefined)
        for (const [axis, side] of one) {
          const there = other.get(axis)
          if (there !== undefined && there !== side && side >= 0 && there >= 0) return true
        }
      const dash = a.indexOf('-') + 1
      if (dash > 1 && a.slice(0, dash) === b.slice(0, dash)) return this.opposite(a.slice(dash), b.slice(dash))
      return prefixed(a, b) || prefixed(b, a) || swapped(a, b, SWAPS)
    },
    conceptsOf: (word) => concepts.get(word) ?? [],
    sameConcept: (a, b) => shares(concepts.get(a), concepts.get(b)),
    isWhole: (word) => LIMITING.has(word),
    isHarmless: (word) => WHOLE.has(word) || LIMITING.has(word) || HARMLESS.has(word),
    narrows: (word) => contrasts.has(word) && !WHOLE.has(word),
    contrast: (a, b) =>
      a !== b &&
      ((shares(contrasts.get(a), contrasts.get(b)) && !shares(concepts.get(a), concepts.get(b))) ||
        swapped(a, b, SIDES)),
  }
}

function groups(text: string, base: Lemma): Map<string, Set<number>> {
  const of = new Map<string, Set<number>>()
  for (const [n, line] of lines(text).entries())
    for (const word of line.split(' ')) of.set(base(word), (of.get(base(word)) ?? new Set<number>()).add(n))
  return of
}

function shares(a: ReadonlySet<number> | undefined, b: ReadonlySet<number> | undefined): boolean {
  if (a === undefined || b === undefined) return false
  for (const n of a) if (b.has(n)) return true
  return false
}

/** 不一致 and 一致, unsafe and safe. */
function prefixed(whole: string, bare: string): boolean {
  if (bare.length < 2) return false
  if (/^[不非無未反]/.test(whole)) return whole.slice(1) === bare
  const rest = /^(?:un|in|im|ir|il|dis|non-?|mis|anti-?)(.{3,})$/.exec(whole)?.[1]
  return rest === bare
}

/** 値上げ and 値下げ: one letter for its opposite, the rest the same. */
function swapped(a: string, b: string, swaps: readonly string[]): boolean {
  if (a.length !== b.length || a.length < 2) return false
  let found = ''
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i]) {
      if (found !== '') return false
      found = `${a[i]}${b[i]}`
    }
  return swaps.some((pair) => pair === found || `${pair[1]}${pair[0]}` === found)
}
