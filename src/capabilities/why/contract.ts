import { z } from 'zod'
import { defineStream } from '#kernel/live/contract.ts'
import { TROUBLES } from '#kernel/model/trouble.ts'
import { isBlank } from '#text/blank.ts'

export const MAX_MESSAGE_CHARACTERS = 4000

export const LANGUAGES = ['ja', 'en'] as const
export const PHASES = ['WELCOME', 'CONVERSATION', 'SLIDER', 'REPORT', 'COMPLETE'] as const
/** The ladder, from the ground up. */
export const LAYERS = ['attribute', 'consequence', 'value'] as const
export const TAGS = ['primary', 'supplementary'] as const
export const ROLES = ['user', 'assistant'] as const
export const QUESTION_TYPES = ['open', 'hypothesis'] as const
/** Of the work on an answer. */
export const STAGES = ['understanding', 'wording'] as const

export const Language = z.enum(LANGUAGES)
export const Phase = z.enum(PHASES)
export const Layer = z.enum(LAYERS)
export const Tag = z.enum(TAGS)
export const QuestionType = z.enum(QUESTION_TYPES)

/** A strength, a weight, a score. */
export const Percent = z.int().min(0).max(100)

export const SessionId = z.uuid()

/** Counted from 0. */
const Turn = z.int().min(0)

export const ConfirmedInsight = z.object({
  id: z.uuid(),
  label: z.string(),
  layer: Layer,
  strength: Percent,
  tag: Tag,
  turn: Turn,
  slider_weight: Percent.nullable(),
  johari_blind_spot: z.boolean(),
  quotes: z.array(z.string()),
})

/** Who made a text, and the row of the ledger that shows how. */
export const Provenance = z.object({
  kind: z.enum(['built-in', 'model']),
  model: z.string(),
  run_id: z.uuid(),
  /** Whose answer was not taken, and why: a code, or the rules it broke. */
  instead_of: z
    .object({ model: z.string(), because: z.array(z.string()), trouble: z.enum(TROUBLES).optional() })
    .optional(),
})

export const Debug = z.object({
  mgu: z.int(),
  sqc: z.int(),
  question_type: QuestionType,
  session_purpose: z.string(),
  manager_alignment_score: z.int(),
  active_sub_questions: z.array(z.string()),
  cognitive_filter: z.object({ detected_how_what: z.array(z.string()) }),
})

/** What the person came with: the first message, and what was first made of it. */
export const Anchor = z.object({
  original_message: z.string(),
  core_keywords: z.array(z.string()),
  initial_purpose: z.string(),
})

export const StartSessionInput = z.object({
  language: Language.optional(),
  browser_id: z.string().min(1).max(200).optional(),
})
export const StartSessionOutput = z.object({ session_id: SessionId, phase: z.literal('WELCOME'), message: z.string() })

export const ProcessInput = z.object({
  session_id: SessionId,
  user_message: z
    .string()
    .max(MAX_MESSAGE_CHARACTERS)
    .refine((text) => !isBlank(text), 'is empty'),
  /** From the `Idempotency-Key` header; a resend with the same key joins the running turn or gets its answer. */
  idempotency_key: z.string().min(1).max(200).optional(),
})
export const ProcessOutput = z.object({
  /** COMPLETE when the person stops before there is anything to weigh; the message then says goodbye. */
  phase: Phase.extract(['CONVERSATION', 'SLIDER', 'COMPLETE']),
  message: z.string().nullable(),
  turn: Turn,
  confirmed_insights: z.array(ConfirmedInsight).optional(),
  debug: Debug.optional(),
})

export const WithoutModelInput = z.object({ session_id: SessionId })
/** `ended`: a call to a model was waited for, and is not any more. */
export const WithoutModelOutput = z.object({ ended: z.boolean() })

export const ResumeInput = z.object({ session_id: SessionId })
export const ResumeOutput = z.object({ phase: z.literal('CONVERSATION'), message: z.string() })

export const ReportInput = z.object({
  session_id: SessionId,
  slider_weights: z.array(z.object({ id: z.uuid(), slider_weight: Percent })).max(50),
})
export const ReportOutput = z.object({
  phase: z.literal('REPORT'),
  report_markdown: z.string(),
  session_purpose: z.string(),
})

export const GetSessionInput = z.object({ session_id: SessionId })
export const SessionView = z.object({
  session_id: SessionId,
  phase: Phase,
  language: Language,
  turn: Turn,
  messages: z.array(
    z.object({
      role: z.enum(ROLES),
      content: z.string(),
      turn: Turn,
      /** Of what naze asked; a person's words need none, nor does the opening. */
      made_by: Provenance.optional(),
    }),
  ),
  goal: Debug.partial().extend({ session_purpose: z.string() }).nullable(),
  anchor: Anchor.nullable(),
  confirmed_insights: z.array(ConfirmedInsight),
  report_markdown: z.string().nullable(),
  report_made_by: Provenance.nullable(),
  session_purpose: z.string().nullable(),
  /** The turn being worked on now, so that a reload can show and join it. */
  pending: z.object({ user_message: z.string(), idempotency_key: z.string(), running: z.boolean() }).nullable(),
})

export const CompleteInput = z.object({ session_id: SessionId })
export const CompleteOutput = z.object({ phase: z.literal('COMPLETE') })

export const EraseSessionInput = z.object({ session_id: SessionId })
export const EraseSessionOutput = z.object({ erased: z.literal(true) })

export const ListSessionsInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.string().max(200).optional(),
})
export const ListSessionsOutput = z.object({
  sessions: z.array(
    z.object({
      session_id: SessionId,
      phase: Phase,
      language: Language,
      title: z.string(),
      turn: z.int(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  next: z.string().nullable(),
})

export const KpiInput = z.object({})
/** With fewer cases a figure is chance: it is given, but neither met nor missed. */
export const FEWEST_KPI_CASES = 10
const Rate = z.object({ value: z.number().nullable(), target: z.string(), met: z.boolean().nullable(), n: z.int() })
export const KpiOutput = z.object({
  why_discovery_rate: Rate,
  turn_to_completion: Rate,
  hypothesis_accuracy: Rate,
  return_rate: Rate,
})

export const ChatInput = z.object({
  messages: z
    .array(
      z.object({
        role: z.enum(['system', ...ROLES]),
        content: z
          .string()
          .min(1)
          .max(20_000)
          .refine((text) => !isBlank(text), 'is empty'),
      }),
    )
    .min(1)
    .max(50),
  json: z.boolean().optional(),
  max_tokens: z.int().min(1).max(8000).optional(),
})
export const ChatOutput = z.object({
  content: z.string(),
  usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }),
})

const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.strictObject(data) })

/** The live stream of one session. It says what happened and what to read again, and holds nobody's words. */
export const sessionStream = defineStream({
  name: (sessionId: string) => `why:${sessionId}`,
  events: z.discriminatedUnion('type', [
    event('turn.accepted', { turn: Turn }),
    event('turn.done', { turn: Turn, phase: ProcessOutput.shape.phase }),
    event('session.resumed', { turn: Turn }),
    event('report.written', {}),
    /** A draft: what is being done with an answer right now. */
    event('stage', { turn: Turn, stage: z.enum(STAGES) }),
  ]),
})

export type Language = z.infer<typeof Language>
export type Phase = z.infer<typeof Phase>
export type Layer = z.infer<typeof Layer>
export type Tag = z.infer<typeof Tag>
export type QuestionType = z.infer<typeof QuestionType>
export type Anchor = z.infer<typeof Anchor>
export type Provenance = z.infer<typeof Provenance>
export type ConfirmedInsight = z.infer<typeof ConfirmedInsight>
export type Debug = z.infer<typeof Debug>
export type SessionView = z.infer<typeof SessionView>
export type ProcessOutput = z.infer<typeof ProcessOutput>
export type Stage = (typeof STAGES)[number]
