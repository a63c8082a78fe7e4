import { best, claimOf, type Weighed } from '../claims/claims-of-page.ts'
import type { ReportSection, ResearchClaim } from '../contract/engine.ts'
import { makeAnalystAtDesk, sectionsAtDesk } from '../engine/desk/analyst-at-desk.ts'
import { atDesk } from '../engine/desk/desk.ts'
import { oneLine } from '../engine/report-content.ts'
import type { Analyst, Assignment } from '../engine/types.ts'
import { extractClaims } from './extract-claims/ask.ts'
import type { ModelUse } from './model-use.ts'
import { writeReport } from './write-report/ask.ts'
import type { WrittenReport } from './write-report/input.ts'

/** Sentences of one page, and claims of one report, that a model is shown. */
const MOST_SENTENCES = 80
const MOST_CLAIMS = 60
/** A model chose it among others: it says something about the topic. */
const CHOSEN = 0.5

/** Reads and writes with a model where there is one; what the gate refuses, and all else, is done by quoting. */
export function makeGateAnalyst(models: ModelUse): Analyst {
  const builtIn = makeAnalystAtDesk()
  return {
    async claims(page, assignment, signal) {
      if (!models.hasModel(extractClaims)) return builtIn.claims(page, assignment, signal)
      const { topic, language } = assignment
      const all = await atDesk('weighed', { page, topic, language }, signal)
      if (all.length === 0) return []
      const shown = all.length <= MOST_SENTENCES ? all : heaviest(all)
      const numbers = new Map(shown.map((one, index) => [one, index + 1]))
      const picked = best(shown).flatMap((one) => numbers.get(one) ?? [])
      const sentences = shown.map(({ candidate }) => oneLine(candidate.text))
      const answer = await models.ask(
        extractClaims,
        { topic, language, title: page.title, sentences, builtIn: picked },
        signal,
        assignment.until,
      )
      if (answer === null) return builtIn.claims(page, assignment, signal)
      return answer.value.sentences
        .flatMap((number) => shown[number - 1] ?? [])
        .map(({ candidate, weight }) => claimOf(page, candidate, answer.byModel ? Math.max(weight, CHOSEN) : weight))
        .toSorted((a, b) => a.start - b.start)
    },

    async write(claims, sources, assignment, signal) {
      const quoted = await sectionsAtDesk(claims, sources, assignment, signal)
      if (!models.hasModel(writeReport) || quoted.length === 0) return { sections: quoted, writtenBy: 'built-in' }
      const { topic, language, strategy } = assignment
      const clusters = await shownClusters(claims, quoted, assignment, signal)
      const numberOf = new Map(clusters.flatMap((cluster, index) => cluster.map(({ claimId }) => [claimId, index + 1])))
      const input = {
        topic,
        language,
        viewpoint: strategy.queryModifiers.join(', '),
        claims: clusters.map(([first]) => oneLine(first?.text ?? '')),
        builtIn: asWritten(quoted, numberOf),
      }
      const answer = await models.ask(writeReport, input, signal, assignment.until)
      if (answer === null || !answer.byModel) return { sections: quoted, writtenBy: 'built-in' }
      const open = quoted.filter(({ sentences }) => sentences.some(({ claimIds }) => claimIds.some(isQuestion(claims))))
      return { sections: [...asSections(answer.value, clusters), ...open], writtenBy: 'model' }
    },
  }
}

function heaviest(all: readonly Weighed[]): Weighed[] {
  const most = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_SENTENCES))
  return all.filter((one) => most.has(one))
}

function isQuestion(claims: readonly ResearchClaim[]): (claimId: string) => boolean {
  const questions = new Set(claims.filter(({ kind }) => kind === 'question').map(({ claimId }) => claimId))
  return (claimId) => questions.has(claimId)
}

/** What the quoted report stands on comes first; then the heaviest of the rest. */
async function shownClusters(
  claims: readonly ResearchClaim[],
  quoted: readonly ReportSection[],
  { topic, language }: Pick<Assignment, 'topic' | 'language'>,
  signal: AbortSignal,
): Promise<ResearchClaim[][]> {
  const used = new Set(quoted.flatMap(({ sentences }) => sentences.flatMap(({ claimIds }) => claimIds)))
  const statements = claims.filter(({ kind }) => kind === 'statement')
  const agreements = await atDesk('clusters', { claims: statements, apart: [], topic, language }, signal)
  const clusters = agreements.map(({ places, same }) =>
    places.slice(0, same).flatMap((place) => statements[place] ?? []),
  )
  const isUsed = (cluster: readonly ResearchClaim[]) => cluster.some(({ claimId }) => used.has(claimId))
  return [...clusters.filter(isUsed), ...clusters.filter((cluster) => !isUsed(cluster))].slice(0, MOST_CLAIMS)
}

function asWritten(quoted: readonly ReportSection[], numberOf: ReadonlyMap<string, number>): WrittenReport {
  const sections = quoted.flatMap(({ heading, sentences }) => {
    const cited = sentences.flatMap(({ text, claimIds }) => {
      const cites = [...new Set(claimIds.flatMap((id) => numberOf.get(id) ?? []))].slice(0, 8)
      return cites.length === 0 ? [] : [{ text: oneLine(text), cites }]
    })
    return cited.length === 0 ? [] : [{ heading: heading.slice(0, 80), sentences: cited.slice(0, 30) }]
  })
  return { sections: sections.slice(0, 10) }
}

function asSections({ sections }: WrittenReport, clusters: readonly (readonly ResearchClaim[])[]): ReportSection[] {
  return sections.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.map(({ text, cites }) => ({
      text,
      claimIds: cites.flatMap((number) => clusters[number - 1]?.map(({ claimId }) => claimId) ?? []),
    })),
  }))
}
