import type { z } from 'zod'
import {
  AgentReportsOutput,
  type ConflictDetail,
  FinalReport,
  type ReportScore,
  RunOutput,
} from '../../../src/capabilities/research/contract.ts'
import { cite, PAGES, pageOf } from './pages.ts'

export type Run = z.infer<typeof RunOutput>
export const RUN_ID = '0e7a1c52-6f0c-4c39-9d9b-3f1a5b7c9d10'
const AT = '2026-11-16T05:58:00.000Z'

const statement = (reportId: string, pageId: string, text: string) => {
  const { start, end } = cite(1, pageId, text)
  return { text, source: pageOf(pageId).url, reportId, pageId, start, end }
}

export const CONFLICTS: ConflictDetail[] = [
  {
    conflictId: 'c1',
    type: 'contradiction',
    statement1: statement('r1-1', 'p1', 'みどり号の1日あたりの利用者数は412人でした。'),
    statement2: statement('r1-2', 'p2', 'みどり号の1日あたりの利用者数は187人でした。'),
    severity: 4,
    confidence: 0.92,
    why: '同じ「1日あたりの利用者数」が 412 人と 187 人で、重なりません。',
  },
  {
    conflictId: 'c2',
    type: 'contradiction',
    statement1: statement('r1-1', 'p1', '運行は2024年4月に始まりました。'),
    statement2: statement('r1-3', 'p3', '運行は2025年10月に始まりました。'),
    severity: 3,
    confidence: 0.8,
    why: '同じ出来事の日付が異なります。',
    resolution: '町の資料のほうが新しく、開始日を明記しています。',
  },
]

const score = (reportId: string, consistency: number, reliability: number, coverage: number): ReportScore => ({
  reportId,
  consistencyScore: consistency,
  reliabilityScore: reliability,
  coverageScore: coverage,
  totalScore: 0.5 * consistency + 0.3 * reliability + 0.2 * coverage,
  conflicts: CONFLICTS.filter((one) => [one.statement1.reportId, one.statement2.reportId].includes(reportId)),
  unverifiedCount: 0,
  sourceUrls: PAGES.map(({ url }) => url),
})

const QUERIES = ['町営バス 利用者数 公式 報告書', '町営バス ニュース 最新', '町営バス 問題点 研究 口コミ']

type Lane = Run['iterations'][number]['agents'][number]
const lane = (iteration: number, agentId: number, status: Lane['status'], pages: readonly string[]): Lane => ({
  agent_id: agentId,
  attempt: 1,
  status,
  queries: status === 'running' ? [] : [QUERIES[(agentId - 1) % 3] ?? ''],
  pages: pages.map(pageOf).map(({ pageId, url, title }) => ({ page_id: pageId, url, title })),
  claims: pages.length * 2,
  report_id: status === 'completed' ? `r${iteration}-${agentId}` : null,
  started_at: new Date(Date.now() - 8_000).toISOString(),
  duration_ms: status === 'running' ? null : 4_200 + agentId * 800,
  error: status === 'timed-out' ? 'the agent had 300 s' : null,
})

const done = (iteration: number, last: Lane['status'] = 'completed'): Run['iterations'][number] => ({
  iteration,
  agents: [
    lane(iteration, 1, 'completed', ['p1', 'p5', 'p4', 'p2', 'p3']),
    lane(iteration, 2, 'completed', ['p2', 'p4']),
    lane(iteration, 3, last, ['p3']),
  ],
  scores: [
    score(`r${iteration}-1`, 0.7 + iteration * 0.06, 0.84, 0.5 + iteration * 0.1),
    score(`r${iteration}-2`, 0.7, 0.7, 0.4),
  ],
  selected_report_id: `r${iteration}-1`,
  selection_reason: 'エージェント 1 のスコアが最も高く、食い違いも少ないため。',
  duration_ms: 9_400,
})

const base: Run = {
  run_id: RUN_ID,
  topic: '町営バス「みどり号」の利用者数と運行の変化',
  language: 'ja',
  status: 'running',
  ended_by: null,
  progress: 46,
  final_score: null,
  needs_human_review: false,
  conflicts: 2,
  created_at: AT,
  started_at: new Date(Date.now() - 21_000).toISOString(),
  completed_at: null,
  config: {
    topic: '町営バス「みどり号」の利用者数と運行の変化',
    agentCount: 3,
    iterationCount: 3,
    agentTimeoutMs: 300_000,
    conflictThreshold: 0.1,
    earlyTerminationThreshold: 0.05,
    searchConfig: { provider: 'local', maxResultsPerAgent: 10 },
  },
  error: null,
  iterations: [],
  degraded: [],
  models: { asked: 0, answered: 0, troubles: [] },
  tokens_in: 0,
  tokens_out: 0,
  cost: null,
  has_report: false,
}

/** One run in the states a screen has to show; each is what the contract allows. */
export const RUNS = {
  waiting: RunOutput.parse({ ...base, status: 'queued', progress: 0, started_at: null }),
  running: RunOutput.parse({
    ...base,
    tokens_in: 18_240,
    tokens_out: 3_911,
    cost: 0.0312,
    degraded: [
      { provider: 'searxng', reason: 'rate-limited: answered 429', at: new Date(Date.now() - 90_000).toISOString() },
    ],
    iterations: [
      done(1),
      {
        ...done(2),
        agents: [
          lane(2, 1, 'running', []),
          lane(2, 2, 'completed', ['p4']),
          { ...lane(2, 3, 'running', ['p3']), attempt: 2 },
        ],
        scores: [],
        selected_report_id: null,
        selection_reason: null,
        duration_ms: null,
      },
    ],
  }),
  completed: RunOutput.parse({
    ...base,
    status: 'completed',
    ended_by: 'early-stop',
    progress: 100,
    final_score: 0.848,
    needs_human_review: true,
    completed_at: AT,
    iterations: [done(1), done(2, 'timed-out'), done(3)],
    has_report: true,
  }),
  failed: RunOutput.parse({
    ...base,
    status: 'failed',
    ended_by: 'failed',
    error: { code: 'INTERNAL', message: 'fewer than half of the agents finished' },
    iterations: [{ ...done(1), agents: [lane(1, 1, 'failed', []), lane(1, 2, 'timed-out', ['p2'])], scores: [] }],
  }),
  cancelled: RunOutput.parse({ ...base, status: 'cancelled', ended_by: 'cancelled', iterations: [] }),
} satisfies Record<string, Run>

const source = (pageId: string) => {
  const { text: _text, instructions: _instructions, ...reference } = pageOf(pageId)
  return reference
}

const MANY = '高齢の利用者が増えています。'

export const REPORT = FinalReport.parse({
  topic: base.topic,
  language: 'ja',
  generatedAt: AT,
  executiveSummary: [
    { text: MANY, citations: [cite(3, 'p3', MANY), cite(4, 'p4', MANY)] },
    { text: '町は運賃を据え置く方針です。', citations: [cite(2, 'p2', '町は運賃を据え置く方針です。')] },
  ],
  findings: [
    {
      findingId: 'f1',
      text: MANY,
      confidence: 0.86,
      agents: [1, 2, 3],
      independentSources: 2,
      citations: [cite(3, 'p3', MANY), cite(4, 'p4', MANY)],
    },
    {
      findingId: 'f2',
      text: 'みどり号の1日あたりの利用者数は412人でした。',
      confidence: 0.52,
      agents: [1, 2],
      independentSources: 1,
      citations: [cite(1, 'p1', 'みどり号の1日あたりの利用者数は412人でした。')],
    },
    {
      findingId: 'f3',
      text: '運賃は200円のまま据え置きます。',
      confidence: 0.34,
      agents: [2],
      independentSources: 1,
      citations: [cite(4, 'p4', '運賃は200円のまま据え置きます。')],
    },
  ],
  sections: [
    {
      heading: '利用者数',
      sentences: [
        {
          text: 'みどり号の1日あたりの利用者数は412人でした。',
          citations: [cite(1, 'p1', 'みどり号の1日あたりの利用者数は412人でした。')],
        },
        { text: MANY, citations: [cite(4, 'p4', MANY)] },
      ],
    },
    {
      heading: '運賃',
      sentences: [{ text: '町は運賃を据え置く方針です。', citations: [cite(2, 'p2', '町は運賃を据え置く方針です。')] }],
    },
  ],
  conflicts: CONFLICTS,
  openQuestions: [
    {
      text: '冬の運休はどうなるのでしょうか。',
      citations: [cite(3, 'p3', '冬の運休はどうなるのでしょうか。')],
    },
  ],
  sources: ['p1', 'p2', 'p3', 'p4'].map((pageId, index) =>
    Object.assign(source(pageId), { number: index + 1, copies: pageId === 'p1' ? [pageOf('p5').url] : [] }),
  ),
  method: {
    agents: 3,
    iterations: 3,
    pagesRead: 5,
    pagesRefused: 1,
    endedBy: 'early-stop',
    needsHumanReview: true,
    writtenBy: 'built-in',
  },
  iterations: [1, 2, 3].map((iteration) => ({
    iteration,
    score: 0.6 + iteration * 0.06,
    consistency: 0.7 + iteration * 0.06,
    reliability: 0.84,
    coverage: 0.5 + iteration * 0.1,
    reason: 'エージェント 1 のスコアが最も高く、食い違いも少ないため。',
  })),
  finalScore: score('r3-1', 0.88, 0.84, 0.8),
})

const claim = (claimId: string, pageId: string, text: string) => {
  const { start, end } = cite(1, pageId, text)
  return { claimId, text, pageId, start, end, weight: 0.7, kind: 'statement' as const }
}

export const AGENT_REPORTS = AgentReportsOutput.parse({
  reports: [1, 2, 3].flatMap((iteration) =>
    [1, 2, 3].map((agentId) => {
      const claims = [
        claim('k1', 'p4', MANY),
        claim(
          'k2',
          agentId === 1 ? 'p1' : 'p2',
          agentId === 1
            ? 'みどり号の1日あたりの利用者数は412人でした。'
            : 'みどり号の1日あたりの利用者数は187人でした。',
        ),
      ]
      return {
        iteration,
        agentId,
        reportId: `r${iteration}-${agentId}`,
        content: '',
        sections: [
          {
            heading: '利用者数',
            sentences: claims.map(({ text, claimId }) => ({ text, claimIds: [claimId] })),
          },
        ],
        sources: [source('p4'), source(agentId === 1 ? 'p1' : 'p2')],
        claims,
        entities: [],
        strategy: {
          agentId,
          queryModifiers: [],
          preferredSources: agentId === 1 ? ['official'] : agentId === 2 ? ['news'] : ['academic', 'community'],
          timeRange: 'all',
          maxResultsPerAgent: 10,
        },
        queries: [QUERIES[agentId - 1]],
        refusals: [],
        generatedAt: AT,
        durationMs: 5_000,
        writtenBy: 'built-in',
        unchanged: iteration === 3 && agentId === 2,
      }
    }),
  ),
})
