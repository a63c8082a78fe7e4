import { planFilings } from '../../src/capabilities/interview/analysis/filing/plan-filings.ts'
import { spoken } from '../../src/capabilities/interview/analysis/filing/known-mentions.ts'
import { findThemes } from '../../src/capabilities/interview/asks/find-themes/built-in.ts'
import { joinThemes } from '../../src/capabilities/interview/asks/find-themes/theme.ts'
import { cachedSimilarity } from '../../src/capabilities/interview/asks/find-themes/likeness/cached-similarity.ts'
import { remarkOf } from '../../src/capabilities/interview/asks/find-themes/likeness/remark.ts'
import { makeContext } from '#kernel/context.ts'
import { offlineSimilarity } from '../../src/text/index.ts'
import { makeTalks, plannedFrequencies, type Talk } from './corpus.ts'
import type { Subject } from './subjects/subject.ts'

export interface FoundCard {
  name: string
  frequency: number
  /** Planted theme → remarks about it that this card was made of. */
  planted: Record<string, number>
}

export interface Figures {
  subject: string
  split: Subject['split']
  language: Subject['language']
  conversations: number
  cards: FoundCard[]
  planned: Record<string, number>
  /** Five cards, each of one theme, each as frequent as planned. */
  exact: boolean
  /** Share of planted mentions that are on the card where most of their theme is. */
  placed: number
  /** The same where each theme has a card of its own: a card that swallowed two themes is right for one of them. */
  right: number
}

/** The analysis as the job does it, conversation after conversation, without a store. */
export async function measure(subject: Subject, seed: number): Promise<Figures> {
  const talks = makeTalks(subject, seed)
  const cards = await analyse(talks, subject)
  const planned = plannedFrequencies(subject)
  const found = cards.map(({ name, talks: on, said }) => ({
    name,
    frequency: new Set(on).size,
    planted: plantedIn(on, said),
  }))
  const home = (theme: string): FoundCard | undefined =>
    found.toSorted((a, b) => (b.planted[theme] ?? 0) - (a.planted[theme] ?? 0))[0]
  const themes = Object.entries(planned)
  const total = themes.reduce((sum, [, people]) => sum + people, 0)
  const right = themes.reduce((sum, [theme]) => sum + (home(theme)?.planted[theme] ?? 0), 0)
  return {
    subject: `${subject.name} (${subject.language}, ${subject.split})`,
    split: subject.split,
    language: subject.language,
    conversations: talks.length,
    cards: found.sort((a, b) => b.frequency - a.frequency),
    planned,
    exact: found.length === themes.length && themes.every(([theme, people]) => holds(home(theme), theme, people)),
    placed: right / total,
    right: mostRight(Object.keys(planned), found) / total,
  }
}

/** The most remarks that stand right when each theme has one card and each card one theme. */
function mostRight([theme, ...others]: readonly string[], cards: readonly FoundCard[]): number {
  if (theme === undefined) return 0
  const without = mostRight(others, cards)
  const owned = cards
    .filter(({ planted }) => (planted[theme] ?? 0) > 0)
    .map(
      (card) =>
        (card.planted[theme] ?? 0) +
        mostRight(
          others,
          cards.filter((other) => other !== card),
        ),
    )
  return Math.max(without, ...owned)
}

/** By the wordings that stand in what was filed. */
function plantedIn(talks: readonly Talk[], said: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [n, talk] of talks.entries()) {
    const filed = (said[n] ?? '').split('\n').map((line) => line.replace(/[。.]$/u, ''))
    for (const { theme, wording } of talk.said) {
      if (filed.some((line) => line.includes(wording) || wording.includes(line)))
        counts[theme] = (counts[theme] ?? 0) + 1
    }
  }
  return counts
}

function holds(card: FoundCard | undefined, theme: string, people: number): boolean {
  const others = Object.keys(card?.planted ?? {}).length - 1
  return card !== undefined && card.planted[theme] === people && card.frequency === people && others === 0
}

interface GrowingCard {
  id: string
  name: string
  talks: Talk[]
  said: string[]
}

/** One share of one conversation in one theme, as a row of the store. */
interface Share {
  insightId: string
  talk: Talk
  name: string
  said: string
}

async function analyse(talks: readonly Talk[], { language }: Subject): Promise<GrowingCard[]> {
  const ctx = makeContext({ actor: { id: 'bench', kind: 'system', via: 'job' } })
  const similarity = cachedSimilarity(offlineSimilarity())
  let shares: Share[] = []
  for (const [n, talk] of talks.entries()) {
    const answers = [
      ...talk.answers.map((content) => ({ content, state: 'enumerate' as const })),
      ...talk.deepening.map((content) => ({ content, state: 'deepening' as const })),
    ]
    const themes = await findThemes(answers, language, similarity)
    const known = shares.map(({ insightId, talk: earlier, said }) => ({
      insightId,
      conversationId: String(talks.indexOf(earlier)),
      remark: remarkOf(said),
      settled: undefined,
    }))
    const { moves, filings } = await planFilings(ctx, String(n), themes, known, similarity)
    shares = shares.map((share) => {
      const id = String(talks.indexOf(share.talk))
      const move = moves.find(({ conversationId, from }) => conversationId === id && from === share.insightId)
      return move === undefined ? share : Object.assign(share, { insightId: move.to })
    })
    for (const { insightId, themes: places } of filings) {
      const theme = joinThemes({ themes }, places)
      shares.push({ insightId, talk, name: theme.theme, said: spoken(theme) })
    }
  }
  return [...Map.groupBy(shares, ({ insightId }) => insightId)].map(([id, mine]) => ({
    id,
    name: mine[0]?.name ?? '',
    talks: mine.map(({ talk }) => talk),
    said: mine.map(({ said }) => said),
  }))
}
