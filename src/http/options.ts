import type { FastifyBaseLogger } from 'fastify'
import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { RunVerbs } from '#capabilities/research/verbs.ts'
import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { LiveReader } from '#kernel/live/contract.ts'
import type { OperationVerbs } from '#kernel/operations.ts'
import type { McpSide } from './mcp/mcp-side.ts'
import type { Owner } from './owner/owner.ts'

export interface HttpVerbs {
  why: WhyVerbs
  board: BoardVerbs
  interview: InterviewVerbs
  research: RunVerbs
  code: CodeVerbs
  operations: OperationVerbs
}

export interface HttpOptions {
  verbs: HttpVerbs
  live: LiveReader
  /** For the commands of this installation; without one none of them comes in here. */
  owner?: Owner
  /** For assistants; without it nothing is at /mcp. */
  mcp?: McpSide
  /** The built web app; null when there is none to serve. */
  webFolder: string | null
  version: string
  host: string
  port: number
  /** Names besides loopback under which this server may be called: `name` or `name:port`. */
  allowedHosts?: readonly string[]
  /** Logs every request and where an unforeseen error came from, never what anyone wrote. */
  debug: boolean
  logger: FastifyBaseLogger | false
  /** How long running turns may go on at shutdown before they are told to stop. */
  turnDrainMs?: number
  heartbeatMs?: number
  /** How long a request may take to arrive whole. */
  requestTimeoutMs?: number
  rateLimitPerMinute?: number
  /** Wrong keys taken from one address before no more are looked at. */
  wrongKeysPerMinute?: number
  /** Live streams one address may have open. */
  streamsPerAddress?: number
  shedding?: SheddingLimits
}

interface SheddingLimits {
  maxEventLoopDelayMs?: number
  maxHeapUsedBytes?: number
  sampleIntervalMs?: number
  /** How long after the start a slow event loop is not taken for load. */
  graceMs?: number
}
