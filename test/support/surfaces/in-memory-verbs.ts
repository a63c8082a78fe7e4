import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type BoardDeps, type BoardVerbs, makeBoardVerbs } from '../../../src/capabilities/board/index.ts'
import { type CodeDeps, type CodeVerbs, makeCodeVerbs } from '../../../src/capabilities/code/index.ts'
import {
  type InterviewDeps,
  type InterviewVerbs,
  makeInterviewVerbs,
} from '../../../src/capabilities/interview/index.ts'
import * as contract from '../../../src/capabilities/why/contract.ts'
import type { WhyVerbs } from '../../../src/capabilities/why/verbs.ts'
import type { Context } from '../../../src/kernel/context.ts'
import { NazeError } from '../../../src/kernel/errors.ts'
import { makeModelVerbs } from '../../../src/kernel/gate/model-verbs.ts'
import { makeShowAsk } from '../../../src/kernel/gate/show-ask.ts'
import { makeSpending } from '../../../src/kernel/gate/spending.ts'
import * as operations from '../../../src/kernel/operations.ts'
import { makeMaskingVerbs } from '../../../src/capabilities/masking/index.ts'
import {
  makeResearchRuns,
  makeResearchVerbs,
  type RunDeps,
  type RunVerbs,
} from '../../../src/capabilities/research/index.ts'
import { Turns } from '../../../src/kernel/turn/index.ts'
import { defineVerb, type Verb } from '../../../src/kernel/verb.ts'
import type { Store } from '../../../src/store/store.ts'
import { z } from 'zod'

type Session = contract.SessionView & { keys: Map<string, contract.ProcessOutput> }

const Nothing = z.object({})
const TURNS_TO_SLIDER = 3
/** Opens the backup of these verbs, which is no more than four bytes. */
export const HOME_KEY = 'the key of the house'

type Note = (verb: string, ctx: Context, input: unknown) => void

/** A room as it is declared, with nothing in it; `real` needs no store. */
function emptied<Room extends Record<keyof Room, Verb>>(room: Room, real: Verb | undefined, note: Note): Room {
  for (const [name, verb] of Object.entries<Verb>(room)) {
    if (verb === real) continue
    verb.run = async (ctx, input) => {
      note(name, ctx, input)
      throw new NazeError('NOT_FOUND', 'There is nothing in this room.')
    }
  }
  return room
}

function emptyBoard(note: Note): BoardVerbs {
  const board = makeBoardVerbs(Object.create(null) as BoardDeps)
  return emptied(board, board.patchStatus, note)
}

function emptyInterview(note: Note): InterviewVerbs {
  const turns = new Turns(Object.create(null) as Store)
  const interview = makeInterviewVerbs({ turns } as InterviewDeps)
  return emptied(interview, interview.preview, note)
}

function noResearch(note: Note): RunVerbs {
  const { verbs } = makeResearchRuns({ store: Object.create(null) as Store } as RunDeps)
  return emptied(verbs, undefined, note)
}

function noCode(note: Note): CodeVerbs {
  return emptied(makeCodeVerbs({ store: Object.create(null) as Store } as CodeDeps), undefined, note)
}

function noModels(note: Note) {
  const nothing = Object.create(null)
  const models = makeModelVerbs(nothing)
  return emptied(
    { ...models, run: makeShowAsk(nothing, nothing, nothing), spending: makeSpending(nothing) },
    undefined,
    note,
  )
}

/** Verbs that keep everything in memory and walk the phases of why, so that a surface can be tested without a store. */
export function inMemoryVerbs() {
  const sessions = new Map<string, Session>()
  const calls: { verb: string; ctx: Context; input: unknown }[] = []
  const retried: { queue: string; id: string }[] = []
  const note = (verb: string, ctx: Context, input: unknown) => calls.push({ verb, ctx, input })

  const sessionOf = (id: string, ...phases: contract.Phase[]): Session => {
    const session = sessions.get(id)
    if (session === undefined) throw new NazeError('SESSION_NOT_FOUND', 'There is no such session.')
    if (phases.length > 0 && !phases.includes(session.phase))
      throw new NazeError('PHASE_MISMATCH', `Not possible in ${session.phase}.`)
    return session
  }

  const conclude = (session: Session, user: string): contract.ProcessOutput => {
    const turn = session.turn
    session.messages.push({ role: 'user', content: user, turn })
    session.confirmed_insights.push({
      id: randomUUID(),
      label: user.slice(0, 40),
      layer: 'attribute',
      strength: 60 + turn,
      tag: 'supplementary',
      turn,
      slider_weight: null,
      johari_blind_spot: false,
      quotes: [user],
    })
    session.turn += 1
    if (session.turn >= TURNS_TO_SLIDER) {
      session.phase = 'SLIDER'
      return { phase: 'SLIDER', message: null, turn, confirmed_insights: session.confirmed_insights }
    }
    const message = session.language === 'ja' ? `なぜ「${user}」なの？` : `Why "${user}"?`
    session.phase = 'CONVERSATION'
    session.messages.push({ role: 'assistant', content: message, turn })
    return { phase: 'CONVERSATION', message, turn }
  }

  const why: WhyVerbs = {
    startSession: defineVerb({
      name: 'why.start-session',
      summary: 'Start a conversation about a wish',
      input: contract.StartSessionInput,
      output: contract.StartSessionOutput,
      errors: ['DB_ERROR'],
      async run(ctx, input) {
        note('startSession', ctx, input)
        const language = input.language ?? 'en'
        const message = language === 'ja' ? '何を作りたい？' : 'What would you like to make?'
        const session_id = randomUUID()
        sessions.set(session_id, {
          session_id,
          phase: 'WELCOME',
          language,
          turn: 0,
          messages: [{ role: 'assistant', content: message, turn: 0 }],
          goal: null,
          anchor: null,
          confirmed_insights: [],
          report_markdown: null,
          report_made_by: null,
          session_purpose: null,
          pending: null,
          keys: new Map(),
        })
        return { session_id, phase: 'WELCOME', message }
      },
    }),
    process: defineVerb({
      name: 'why.process',
      summary: 'Answer the question and get the next one',
      input: contract.ProcessInput,
      output: contract.ProcessOutput,
      errors: ['SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'TURN_IN_PROGRESS', 'AI_TIMEOUT', 'AI_ERROR', 'DB_ERROR'],
      async run(ctx, input) {
        note('process', ctx, input)
        const known = sessionOf(input.session_id).keys.get(input.idempotency_key ?? '')
        if (known !== undefined) return known
        const session = sessionOf(input.session_id, 'WELCOME', 'CONVERSATION')
        const output = conclude(session, input.user_message)
        if (input.idempotency_key !== undefined) session.keys.set(input.idempotency_key, output)
        return output
      },
    }),
    answerWithoutModel: defineVerb({
      name: 'why.answerWithoutModel',
      summary: 'Ends the call to the model.',
      input: contract.WithoutModelInput,
      output: contract.WithoutModelOutput,
      errors: ['INVALID_INPUT'],
      async run(ctx, input) {
        note('answerWithoutModel', ctx, input)
        return { ended: false }
      },
    }),
    resume: defineVerb({
      name: 'why.resume',
      summary: 'Go back from the sliders to the conversation',
      input: contract.ResumeInput,
      output: contract.ResumeOutput,
      errors: ['SESSION_NOT_FOUND', 'PHASE_MISMATCH'],
      async run(ctx, input) {
        note('resume', ctx, input)
        const session = sessionOf(input.session_id, 'SLIDER')
        session.phase = 'CONVERSATION'
        return { phase: 'CONVERSATION', message: session.language === 'ja' ? 'ほかには？' : 'What else?' }
      },
    }),
    report: defineVerb({
      name: 'why.report',
      summary: 'Write the report, weighted by the sliders',
      input: contract.ReportInput,
      output: contract.ReportOutput,
      errors: ['SESSION_NOT_FOUND', 'PHASE_MISMATCH'],
      async run(ctx, input) {
        note('report', ctx, input)
        const session = sessionOf(input.session_id, 'SLIDER', 'REPORT')
        const weights = new Map(input.slider_weights.map((w) => [w.id, w.slider_weight]))
        const lines = session.confirmed_insights.map((i) => `- ${i.label} (${weights.get(i.id) ?? i.strength})`)
        session.phase = 'REPORT'
        session.report_markdown = `## Summary\n\n${lines.join('\n')}\n`
        session.session_purpose = 'purpose'
        return { phase: 'REPORT', report_markdown: session.report_markdown, session_purpose: 'purpose' }
      },
    }),
    getSession: defineVerb({
      name: 'why.get-session',
      summary: 'Everything about one session',
      input: contract.GetSessionInput,
      output: contract.SessionView,
      errors: ['SESSION_NOT_FOUND'],
      async run(ctx, input) {
        note('getSession', ctx, input)
        return sessionOf(input.session_id)
      },
    }),
    complete: defineVerb({
      name: 'why.complete',
      summary: 'Finish a session',
      input: contract.CompleteInput,
      output: contract.CompleteOutput,
      errors: ['SESSION_NOT_FOUND', 'PHASE_MISMATCH'],
      async run(ctx, input) {
        note('complete', ctx, input)
        sessionOf(input.session_id, 'REPORT').phase = 'COMPLETE'
        return { phase: 'COMPLETE' }
      },
    }),
    eraseSession: defineVerb({
      name: 'why.erase-session',
      summary: 'Delete a session for good',
      input: contract.EraseSessionInput,
      output: contract.EraseSessionOutput,
      errors: ['SESSION_NOT_FOUND'],
      async run(ctx, input) {
        note('eraseSession', ctx, input)
        sessionOf(input.session_id)
        sessions.delete(input.session_id)
        return { erased: true }
      },
    }),
    listSessions: defineVerb({
      name: 'why.list-sessions',
      summary: 'Sessions, newest first',
      input: contract.ListSessionsInput,
      output: contract.ListSessionsOutput,
      errors: [],
      async run(ctx, input) {
        note('listSessions', ctx, input)
        const all = [...sessions.values()].reverse().slice(0, input.limit)
        const stamp = new Date(0).toISOString()
        return {
          sessions: all.map(({ session_id, phase, language, turn }) => ({
            session_id,
            phase,
            language,
            title: session_id,
            turn,
            created_at: stamp,
            updated_at: stamp,
          })),
          next: null,
        }
      },
    }),
    kpi: defineVerb({
      name: 'why.kpi',
      summary: 'The four figures against their targets',
      input: contract.KpiInput,
      output: contract.KpiOutput,
      errors: [],
      async run(ctx, input) {
        note('kpi', ctx, input)
        const rate = { value: null, target: '≥ 70 %', met: null, n: 0 }
        return { why_discovery_rate: rate, turn_to_completion: rate, hypothesis_accuracy: rate, return_rate: rate }
      },
    }),
    chat: defineVerb({
      name: 'why.chat',
      summary: 'Ask the model directly',
      input: contract.ChatInput,
      output: contract.ChatOutput,
      errors: ['MODEL_NOT_CONFIGURED'],
      async run(ctx, input) {
        note('chat', ctx, input)
        throw new NazeError('MODEL_NOT_CONFIGURED', 'No model is configured.')
      },
    }),
  }

  const operationVerbs: operations.OperationVerbs = {
    health: defineVerb({
      name: 'operations.health',
      summary: 'Is everything running',
      input: Nothing,
      output: operations.HealthOutput,
      errors: [],
      async run() {
        return {
          ok: true,
          version: '0.0.0-test',
          store: 'pglite',
          store_state: 'ok',
          model: 'built-in',
          jobs: { running: true, failed: 0 },
        }
      },
    }),
    runs: defineVerb({
      name: 'operations.runs',
      summary: 'What was asked of models, newest first',
      input: operations.RunsInput,
      output: operations.RunsOutput,
      errors: [],
      async run(ctx, input) {
        note('runs', ctx, input)
        const run = {
          id: '00000000-0000-4000-8000-0000000000aa',
          ask: 'why.plan-turn',
          subject_id: null,
          place_id: null,
          model: 'built-in',
          source: 'built-in' as const,
          outcome: 'accepted' as const,
          attempts: 1,
          errors: [],
          warnings: [{ rule: 'mgu_spike', message: 'a jump' }],
          tokens_in: 0,
          tokens_out: 0,
          cost_usd: null,
          cost_is: 'none' as const,
          ms: 3,
          created_at: new Date(0).toISOString(),
          tries: [],
        }
        return { runs: input.ask === undefined || input.ask === run.ask ? [run] : [], next: null }
      },
    }),
    ...noModels(note),
    failedJobs: defineVerb({
      name: 'operations.failed-jobs',
      summary: 'Jobs that failed for good',
      input: Nothing,
      output: operations.FailedJobsOutput,
      errors: [],
      async run() {
        return { jobs: [] }
      },
    }),
    retryJob: defineVerb({
      name: 'operations.retry-job',
      summary: 'Run a failed job again',
      input: operations.RetryJobInput,
      output: Nothing,
      errors: ['NOT_FOUND'],
      async run(_ctx, input) {
        retried.push(input)
        return {}
      },
    }),
    backup: defineVerb({
      name: 'operations.backup',
      summary: 'Everything as one archive',
      input: operations.BackupInput,
      output: operations.BackupOutput,
      errors: ['FORBIDDEN'],
      async run(ctx, input) {
        note('backup', ctx, input)
        if (input.home_key !== HOME_KEY) throw new NazeError('FORBIDDEN', 'Not for you.')
        const content = Readable.from([Buffer.from([0x1f, 0x8b]), Buffer.from([0x08, 0x00])])
        return { filename: 'backup.naze.gz', content_type: 'application/gzip' as const, content }
      },
    }),
    purge: defineVerb({
      name: 'operations.purge',
      summary: 'Removes what was erased from the files too',
      input: operations.PurgeInput,
      output: operations.PurgeOutput,
      errors: ['FORBIDDEN'],
      async run(ctx, input) {
        note('purge', ctx, input)
        if (input.home_key !== HOME_KEY) throw new NazeError('FORBIDDEN', 'Not for you.')
        return { tables: 3, left: [] }
      },
    }),
  }

  return {
    verbs: {
      why,
      board: emptyBoard(note),
      interview: emptyInterview(note),
      masking: makeMaskingVerbs(),
      research: { ...makeResearchVerbs(), ...noResearch(note) },
      code: noCode(note),
      operations: operationVerbs,
    },
    sessions,
    calls,
    retried,
  }
}

export type InMemoryVerbs = ReturnType<typeof inMemoryVerbs>
