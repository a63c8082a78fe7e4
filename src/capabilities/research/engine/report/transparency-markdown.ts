import { inertWords } from '#text/index.ts'
import type { Language } from '../../contract/engine.ts'
import type { TransparencyReport } from '../../contract/transparency.ts'
import { oneLine } from '../report-content.ts'

interface Words {
  title(topic: string): string
  decisions: string
  agents: string
  agentHead: readonly string[]
  scores: string
  attributions: string
  conflicts: string
  resolution: string
  unresolved: string
  none: string
  sources: string
}
const WORDS: Readonly<Record<Language, Words>> = {
  ja: {
    title: (topic) => `透明性レポート: ${topic}`,
    decisions: '判断',
    agents: 'エージェントの実行',
    agentHead: ['反復', '試行', 'エージェント', '状態', 'ページ', '読めず', '主張', '時間 (ms)'],
    scores: 'スコアの計算',
    attributions: '発見の帰属',
    conflicts: '矛盾とその扱い',
    resolution: '解決',
    unresolved: '未解決',
    none: 'なし',
    sources: '情報源と信頼度',
  },
  en: {
    title: (topic) => `Transparency report: ${topic}`,
    decisions: 'Decisions',
    agents: 'Agent runs',
    agentHead: ['Iteration', 'Attempt', 'Agent', 'Status', 'Pages', 'Refused', 'Claims', 'Time (ms)'],
    scores: 'Score calculations',
    attributions: 'Where findings come from',
    conflicts: 'Conflicts and what became of them',
    resolution: 'resolution',
    unresolved: 'unresolved',
    none: 'none',
    sources: 'Sources and their reliability',
  },
}

const quoted = (text: string) => inertWords(oneLine(text))
const three = (value: number) => value.toFixed(3)

export function transparencyMarkdown(report: TransparencyReport): string {
  const words = WORDS[report.language]
  const list = (lines: readonly string[]) =>
    lines.length === 0 ? words.none : lines.map((line) => `- ${line}`).join('\n')
  const parts = [
    `# ${quoted(words.title(report.topic))}`,
    `## ${words.decisions}`,
    list(
      report.decisions.map(({ kind, iteration, agentId, what }) => {
        const where = [iteration === null ? '' : `#${iteration}`, agentId === null ? '' : `A${agentId}`]
          .filter(Boolean)
          .join(' ')
        return `**${kind}** ${where} ${quoted(what)}`.replace(/ {2,}/gu, ' ')
      }),
    ),
    `## ${words.agents}`,
    table(
      words.agentHead,
      report.agents.map(({ iteration, attempt, agentId, status, pagesRead, pagesRefused, claims, durationMs }) =>
        [iteration, attempt, agentId, status, pagesRead, pagesRefused, claims, Math.round(durationMs)].map(String),
      ),
    ),
    `## ${words.scores}`,
    list(report.scores.map(scoreLine)),
    `## ${words.attributions}`,
    list(
      report.attributions.map(({ text, citations, confidenceWhy }) => {
        const from = citations.map(({ source }) => `[${source}]`).join('')
        return `${quoted(text)} ${from} — ${quoted(confidenceWhy)}`
      }),
    ),
    `## ${words.conflicts}`,
    list(
      report.conflicts.map(({ statement1, statement2, severity, confidence, why, resolution }) => {
        const became = resolution === undefined ? words.unresolved : `${words.resolution}: ${quoted(resolution)}`
        return `${quoted(statement1.text)} ⇔ ${quoted(statement2.text)} (${severity}/5, ${three(confidence)}; ${quoted(why)}) — ${became}`
      }),
    ),
    `## ${words.sources}`,
    list(
      report.sources.map(
        ({ number, title, url, reliabilityScore }) =>
          `[${number}] ${quoted(title)} ${quoted(url)} ${three(reliabilityScore)}`,
      ),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function scoreLine({
  reportId,
  selected,
  consistency,
  reliability,
  coverage,
  total,
}: TransparencyReport['scores'][number]): string {
  const penalties = consistency.penalties.map(({ penalty }) => three(penalty)).join(' + ') || '0'
  const parts = `${three(coverage.sourceCount)}×0.3 + ${three(coverage.contentLength)}×0.2 + ${three(coverage.sectionCount)}×0.2 + ${three(coverage.entityDiversity)}×0.3`
  return [
    `${selected ? `**${reportId}**` : reportId}: ${three(total)} = 0.5×${three(consistency.score)} + 0.3×${three(reliability.score)} + 0.2×${three(coverage.score)}`,
    `consistency = 1 − (${penalties}); reliability = mean of ${reliability.sources.length}; coverage = ${parts}`,
  ].join('; ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
