import type { Readable, Writable } from 'node:stream'
import type { CodeToolVerbs } from '#capabilities/code/tools/verbs.ts'
import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import type { EvaluationVerbs } from '#capabilities/code/evaluation/evaluate.ts'
import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import type { ResearchVerbs, RunVerbs } from '#capabilities/research/index.ts'
import type { LiveReader } from '#kernel/live/contract.ts'
import type { BackupSummary, OperationVerbs, PurgeSummary } from '#kernel/operations.ts'
import type { DoctorCheck } from './doctor/check.ts'

export interface CliVerbs {
  why: WhyVerbs
  board: BoardVerbs
  interview: InterviewVerbs
  research: RunVerbs
  code: CodeVerbs
  operations: OperationVerbs
}

interface Opened {
  verbs: CliVerbs
  live: LiveReader
  close(): Promise<void>
}

export interface StartOptions {
  host?: string
  port?: number
  /** Opens the participants' door; so does any of the three below. */
  door?: true
  doorHost?: string
  doorPort?: number
  publicUrl?: string
}

/** The participants' door, once it is open. */
export interface OpenDoor {
  /** What to send to people; null when the door can be reached from this machine only. */
  forPeople: string | null
  listening: string
}

export interface Started {
  url: string
  door: OpenDoor | null
  /** Resolves once the server has shut down. */
  closed: Promise<void>
}

/** The whole store, in and out of one file. None of these needs `open`. */
interface Backups {
  /** A new archive; from the running server where one holds the store. */
  open(): Promise<Readable>
  /** Reads an archive to its end, or refuses it. */
  check(file: string): Promise<BackupSummary>
  /** Into an empty store, all or nothing. */
  restore(file: string): Promise<BackupSummary>
}

export interface McpServing {
  /** Names with commas between them; without it all rooms. */
  rooms?: string
  /** The folder of code to look into. */
  root?: string
}

/** What an assistant has to be told to come in over HTTP. */
export interface McpSetUp {
  url: string
  token: string
  /** Where the token lies. */
  file: string
  /** Whether a server is known to answer there. */
  runs: boolean
}

interface McpDeps {
  rooms: readonly string[]
  /** Speaks MCP on stdin and stdout until the client leaves. */
  serve(serving: McpServing): Promise<void>
  setUp(wanted: { renew: boolean; rooms?: string | undefined }): Promise<McpSetUp>
}

/** Where a command reads and writes. */
export interface CliStreams {
  stdin: Readable
  stdout: Writable
  stderr: Writable
  isTerminal: { stdin: boolean; stdout: boolean; stderr: boolean }
}

/** What the commands about a repository need: no store, and nothing that is slow to load. */
export interface CodeCliDeps extends CliStreams {
  version: string
  code: CodeToolVerbs
  /** Of the person who types, where it is not what their system says. */
  language?: 'ja' | 'en'
}

/** What masking needs. */
export interface MaskCliDeps extends CliStreams {
  version: string
  /** Needs no store, so a text can be masked while another process holds it. */
  masking: MaskingVerbs
}

/** Everything a command touches outside itself, so that each can run in a test with streams of its own. */
export interface CliDeps extends CodeCliDeps, MaskCliDeps {
  /** Opens the store, or reaches the server that has it; only commands that need it call this. */
  open(): Promise<Opened>
  /** Needs no store. */
  research: ResearchVerbs
  /** Nor does this; what it is given hears how far it is. */
  evaluation(progress: (done: number, total: number) => void): EvaluationVerbs
  startServer(options: StartOptions): Promise<Started>
  mcp: McpDeps
  backups: Backups
  /** Removes what was erased from the store's files too; by the running server where one holds the store. */
  purge(): Promise<PurgeSummary>
  doctorChecks(): readonly DoctorCheck[] | Promise<readonly DoctorCheck[]>
  /** Calls back on Ctrl-C instead of ending the process, until the returned function is called. */
  onInterrupt(listener: () => void): () => void
}
