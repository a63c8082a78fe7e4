import { NazeError } from '#kernel/errors.ts'
import { contentWords, type Similarity, stem } from '#text/index.ts'
import { lettersOnly, wordingOverlap } from '../reading/wording-overlap.ts'
import type { ConfirmedInsight, Layer } from '../contract.ts'
import { byLadder, heightOf } from './ladder.ts'

export interface StoredInsight extends Pick<ConfirmedInsight, 'id' | 'label' | 'layer' | 'strength' | 'turn'> {
  quotes: readonly string[]
}

/** Its id and label are those of the theme's first insight: stable when later turns add to the theme. */
export interface SynthesizedInsight extends Omit<ConfirmedInsight, 'slider_weight'> {
  /** Ids of all insights of the theme, the first included. */
  members: string[]
}

export const MOST_SHOWN = 5
export const PRIMARY_FROM = 70
const SAME_THEME_FROM = 0.55
/** Between labels of one person on one rung, 0.7 is only the same topic; the same thing in other words lies above this. */
const SAME_MEANING_FROM = 0.83

/** Role C, without a model: themes merged, ordered value > consequence > attribute, at most five. */
export async function synthesize(
  insights: readonly StoredInsight[],
  firstMessage: string,
  similarity: Similarity,
): Promise<SynthesizedInsight[]> {
  const known = new Set(contentWords(firstMessage).map(stem))
  return mostTelling((await themes(insights, similarity)).map((theme) => merge(theme, known)).sort(byLadder))
}

/** At most five, the first of each rung among them: a rung somebody spoke of is never missing. */
function mostTelling(sorted: readonly SynthesizedInsight[]): SynthesizedInsight[] {
  const firsts = sorted.filter(({ layer }, n) => sorted.findIndex((other) => other.layer === layer) === n)
  const rest = sorted.filter((insight) => !firsts.includes(insight))
  const chosen = new Set([...firsts, ...rest].slice(0, MOST_SHOWN))
  return sorted.filter((insight) => chosen.has(insight))
}

/**
 * Insights that rest on the same words, or say much the same on the same rung. Otherwise the rungs stay apart, or the path
 * between them would be lost.
 */
async function themes(insights: readonly StoredInsight[], similarity: Similarity): Promise<StoredInsight[][]> {
  const found: StoredInsight[][] = []
  for (const insight of [...insights].sort((a, b) => a.turn - b.turn || (a.id < b.id ? -1 : 1))) {
    const theme = await findTheme(found, insight, similarity)
    if (theme) theme.push(insight)
    else found.push([insight])
  }
  return found
}

async function findTheme(
  found: readonly StoredInsight[][],
  insight: StoredInsight,
  similarity: Similarity,
): Promise<StoredInsight[] | undefined> {
  for (const members of found) {
    for (const member of members) if (await isSameTheme(member, insight, similarity)) return members
  }
  return undefined
}

async function isSameTheme(a: StoredInsight, b: StoredInsight, similarity: Similarity): Promise<boolean> {
  if (a.quotes.some((x) => b.quotes.some((y) => lettersOnly(x) === lettersOnly(y)))) return true
  if (a.layer !== b.layer) return false
  if (wordingOverlap(a.label, b.label) >= SAME_THEME_FROM) return true
  if (a.quotes.some((x) => b.quotes.some((y) => holds(x, y) || holds(y, x)))) return true
  return (await similarity.compare(a.label, b.label)) >= SAME_MEANING_FROM
}

/** A word or two stand in many sentences: only a clause that stands in another says the same. */
const LEAST_PART = 8

function holds(text: string, part: string): boolean {
  return Array.from(lettersOnly(part)).length >= LEAST_PART && lettersOnly(text).includes(lettersOnly(part))
}

function merge(theme: readonly StoredInsight[], known: ReadonlySet<string>): SynthesizedInsight {
  const [first] = theme
  if (first === undefined) throw new NazeError('INTERNAL', 'synthesizer: a theme without insights')
  const strength = weightedMean(theme.map((insight) => insight.strength))
  const quotes = [...new Set(theme.flatMap((insight) => insight.quotes))]
  const words = [first.label, ...quotes].flatMap((text) => contentWords(text))
  return {
    id: first.id,
    label: first.label,
    layer: highest(theme),
    strength,
    tag: strength >= PRIMARY_FROM ? 'primary' : 'supplementary',
    turn: first.turn,
    johari_blind_spot: words.some((word) => !known.has(stem(word))),
    quotes,
    members: theme.map((insight) => insight.id),
  }
}

/** Words once told as a fact and later confirmed as what matters stand on the higher rung. */
function highest(theme: readonly StoredInsight[]): Layer {
  return theme.map((insight) => insight.layer).sort((a, b) => heightOf(b) - heightOf(a))[0] ?? 'attribute'
}

/** Each strength weighted by itself: a strong statement is not washed out by a weak one. */
function weightedMean(strengths: readonly number[]): number {
  const sum = strengths.reduce((total, strength) => total + strength, 0)
  return sum === 0 ? 0 : Math.round(strengths.reduce((total, strength) => total + strength * strength, 0) / sum)
}
