import { z } from 'zod'
import { defineStream } from '#kernel/live/contract.ts'
import { isBlank } from '#text/blank.ts'
import { KEEP_PLACES, PII_TYPES } from '#text/pii/types.ts'
import { Provenance } from './contract/provenance.ts'

export { Provenance }
export const MAX_ANSWER_CHARACTERS = 4000
export const MAX_REPLY_CHARACTERS = 400

/** Each list is written here once: tables, transitions, wording, prompts, forms and i18n keys follow from it. */
export const LANGUAGES = ['ja', 'en'] as const
export const TONES = ['polite_soft', 'friendly', 'neutral', 'formal'] as const
export const PROJECT_STATUSES = ['draft', 'active', 'closed'] as const
/** The states a guide leads through, in their order. */
export const GUIDE_STATES = ['intro', 'enumerate', 'recommend', 'choose', 'deepening', 'summary_check', 'done'] as const
/** Fallback stands beside the guide. */
export const STATES = [...GUIDE_STATES, 'fallback'] as const
export const ROLES = ['user', 'assistant'] as const
/** What a deepening question is about, in the order they are asked. */
export const ASPECTS = [
  'scene',
  'frequency_and_impact',
  'past_attempts',
  'ideal',
  'affected',
  'obstacle',
  'difference',
  'reason',
  'first_change',
  'anything_else',
] as const
export const CONFIDENCE_LABELS = ['H', 'M', 'L'] as const
export const EXPORT_FORMATS = ['csv', 'json', 'md'] as const

/** Least and most of the numbers of a guide. */
export const LIMIT_RANGES = { max_turns: [1, 100], max_deep: [0, 10], max_responses: [1, 100_000] } as const
export { KEEP_PLACES }
export const MAX_TOPICS = 20
export const MAX_TOPIC_CHARACTERS = 300
export const SEVERITY_RANGE = [1, 5] as const

export const Language = z.enum(LANGUAGES)
export const Tone = z.enum(TONES)
/** What of a place somebody lives at may be read; everything finer is masked. */
export const KeepPlaces = z.enum(KEEP_PLACES)
export const ProjectStatus = z.enum(PROJECT_STATUSES)
export const State = z.enum(STATES)
export const PiiType = z.enum(PII_TYPES)
export const Aspect = z.enum(ASPECTS)

const ProjectId = z.uuid()
const ConversationId = z.uuid()
const prose = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !isBlank(text), 'is empty')
const line = (most: number) =>
  prose(most).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text.trim()), 'is more than one line')
const time = z.iso.datetime({ offset: true })

/** A topic is one line: it is read out as part of a question. */
const Topics = z.array(line(MAX_TOPIC_CHARACTERS)).max(MAX_TOPICS)
const whole = ([least, most]: readonly [number, number]) => z.int().min(least).max(most)

export const Limits = z.object({
  max_turns: whole(LIMIT_RANGES.max_turns),
  max_deep: whole(LIMIT_RANGES.max_deep),
  max_responses: whole(LIMIT_RANGES.max_responses).nullable(),
  closes_at: time.nullable(),
})
const GivenLimits = Limits.partial().strict()

/** What a researcher writes. */
export const Guide = z.object({
  name: line(200),
  goal: prose(2000),
  tone: Tone,
  must_ask: Topics,
  never_ask: Topics,
  limits: Limits,
  language: Language,
  keep_places: KeepPlaces,
})

export const Project = Guide.extend({
  id: ProjectId,
  token: z.string(),
  link: z.string(),
  /** The whole address to send to people; null while no door is open to them. */
  public_link: z.string().nullable(),
  status: ProjectStatus,
  counts: z.object({ conversations: z.int(), in_progress: z.int(), finished: z.int(), insights: z.int() }),
  created_at: z.string(),
  updated_at: z.string(),
  closed_at: z.string().nullable(),
})

export const CreateProjectInput = z.object({
  ...Guide.shape,
  tone: Tone.default('polite_soft'),
  must_ask: Topics.default([]),
  never_ask: Topics.default([]),
  limits: GivenLimits.default({}),
  language: Language.default('ja'),
  keep_places: KeepPlaces.default('none'),
  status: ProjectStatus.exclude(['closed']).default('active'),
})
export const ProjectOutput = z.object({ project: Project })
/** What a participant would read first. Stores nothing and asks no model. */
export const PreviewInput = CreateProjectInput.pick({ name: true, tone: true, language: true })
export const PreviewOutput = z.object({ consent: z.string(), opening: z.string() })
export const GetProjectInput = z.object({ project_id: ProjectId })
export const ListProjectsInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().max(200).optional(),
  status: ProjectStatus.optional(),
})
export const ListProjectsOutput = z.object({ projects: z.array(Project), next: z.string().nullable() })
export const PatchProjectInput = z.object({
  project_id: ProjectId,
  ...Guide.partial().shape,
  limits: GivenLimits.optional(),
  status: ProjectStatus.optional(),
})
export const CloseProjectInput = z.object({ project_id: ProjectId })
export const EraseProjectInput = z.object({ project_id: ProjectId })
export const EraseProjectOutput = z.object({ erased: z.literal(true) })

export const MessageKind = z.enum(['consent', 'opening', 'question', 'summary', 'closing', 'answer', 'skip', 'stop'])

/** What is known about a message besides its masked words. */
export const MessageMeta = z.object({
  kind: MessageKind,
  /** Of a person's message: the state it answers. Of a reply: the state it speaks in. */
  state: State,
  turn_id: z.uuid().optional(),
  pii_processed: z.boolean().optional(),
  pii_detected: z.boolean().optional(),
  types: z.array(PiiType).optional(),
  /** HMAC-SHA-256 of what was typed, with the project's own key, which never leaves the store. */
  original_content_hash: z.string().optional(),
  /** The topic of `must_ask` a question is about, or an answer answers. */
  must_ask: z.int().min(0).optional(),
  /** What a question is about. */
  aspect: Aspect.optional(),
  /** Of a question that was come back to, after something said beside the matter. */
  returned: z.literal(true).optional(),
  /** Of a question whether to end here. */
  ending: z.literal(true).optional(),
  /** Of a question back: it used no turn. */
  free: z.literal(true).optional(),
  fallback_mode: z.literal(true).optional(),
  /** The model said more than fits; the text ends at its last whole sentence. */
  cut: z.literal(true).optional(),
  made_by: Provenance.optional(),
})
export const Message = z.object({
  id: z.uuid(),
  role: z.enum(ROLES),
  /** Masked. Empty while a streaming reply has not begun. */
  content: z.string(),
  status: z.enum(['streaming', 'final']),
  created_at: z.string(),
  meta: MessageMeta,
})

/** How far a conversation is: `ratio` never falls, and is 1 when it is finished. */
export const Progress = z.object({ user_turns: z.int(), max_turns: z.int(), ratio: z.number().min(0).max(1) })

export const ConversationSummary = z.object({
  id: ConversationId,
  state: State,
  /** How the first answer begins, masked; null until there is one and once it was erased. */
  first_words: z.string().nullable(),
  progress: Progress,
  fallback: z.boolean(),
  /** Kinds of personal data masked in it. */
  masked: z.array(PiiType),
  /** The participant deleted their answers; nothing they said is left. */
  erased: z.boolean(),
  analysed: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  finished_at: z.string().nullable(),
})
export const ListConversationsInput = z.object({
  project_id: ProjectId,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(200).optional(),
})
export const ListConversationsOutput = z.object({
  conversations: z.array(ConversationSummary),
  next: z.string().nullable(),
})
export const GetConversationInput = z.object({ project_id: ProjectId, conversation_id: ConversationId })
export const GetConversationOutput = z.object({ conversation: ConversationSummary, messages: z.array(Message) })

/** Participants. `key` comes from `Authorization: Bearer` or the cookie; on start also from the body. */
const Token = z.string().min(1).max(100)
const Key = z.string().min(1).max(200)

export const VisitInput = z.object({ token: Token, key: Key.optional() })
/** What the page behind a link needs before anyone has said anything. */
export const VisitOutput = z.object({
  name: z.string(),
  language: Language,
  tone: Tone,
  consent: z.string(),
  /** The same line in every language the page can be read in. */
  consents: z.object({ ja: z.string(), en: z.string() }),
  max_turns: z.int(),
  /** False once closed: only who has a conversation already can go on with it. */
  open: z.boolean(),
  /** The key or cookie of this request opens a conversation of this link. */
  resumable: z.boolean(),
})

export const StartConversationInput = z.object({
  token: Token,
  key: Key.optional(),
  /** The cookie: a hint that may be stale, where `key` is a claim. */
  remembered_key: Key.optional(),
  /**
   * From the `Idempotency-Key` header: tries of one start give one conversation. Whoever brings it is let in, so it has
   * to be random.
   */
  idempotency_key: z.uuidv4().optional(),
})
export const StartConversationOutput = z.object({
  conversation_id: ConversationId,
  key: z.string(),
  state: State,
  messages: z.array(Message),
  finished: z.boolean(),
  /** A reply is being prepared: it comes as a message that is still streaming. */
  pending: z.boolean(),
  progress: Progress,
  language: Language,
})

const Participant = { conversation_id: ConversationId, key: Key.optional() }
const IdempotencyKey = z.string().min(1).max(200).optional()

export const SendMessageInput = z.object({
  ...Participant,
  content: prose(MAX_ANSWER_CHARACTERS),
  /** From the `Idempotency-Key` header; a resend with the same key joins the running turn or gets its answer. */
  idempotency_key: IdempotencyKey,
})
/** Ends the conversation here, as a typed wish to stop does. */
export const StopInput = z.object({ ...Participant, idempotency_key: IdempotencyKey })
export const SkipInput = z.object({ ...Participant, idempotency_key: IdempotencyKey })
export const SendMessageOutput = z.object({ message: Message, turn_id: z.uuid(), masked: z.array(PiiType) })
/** Words of one's own last message: `keep` was masked and is nobody, `hide` was not and is. */
const MarkedWords = z.array(prose(60)).max(20)
export const ChangeMasksInput = z
  .object({
    ...Participant,
    message_id: z.uuid(),
    /** What was typed, from the screen that still has it: compared with its keyed hash, masked again, and not kept. */
    content: prose(MAX_ANSWER_CHARACTERS),
    keep: MarkedWords.default([]),
    hide: MarkedWords.default([]),
  })
  .refine(({ keep, hide }) => keep.length + hide.length > 0, 'keep or hide names a word')
export const ChangeMasksOutput = z.object({ message: Message, masked: z.array(PiiType) })
export const WithoutModelInput = z.object(Participant)
export const WithoutModelOutput = z.object({ ended: z.boolean() })
export const ListMessagesInput = z.object({
  ...Participant,
  /** Id of the last final message already seen. */
  after: z.uuid().optional(),
})
export const ListMessagesOutput = z.object({
  messages: z.array(Message),
  state: State,
  finished: z.boolean(),
  pending: z.boolean(),
  progress: Progress,
})
export const FollowInput = z.object(Participant)
/** The live stream this key opens. */
export const FollowOutput = z.object({ stream: z.string() })
export const EraseConversationInput = z.object(Participant)
export const EraseConversationOutput = z.object({ erased: z.literal(true) })

const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.strictObject(data) })
const Standing = { state: State, finished: z.boolean() }
const OfTurn = { message_id: z.uuid(), turn_id: z.uuid() }

/** Followed by the participant and the researcher. Facts hold no words: they say when to read the messages again. */
export const conversationStream = defineStream({
  name: (conversationId: string) => `conversation:${conversationId}`,
  events: z.discriminatedUnion('type', [
    event('message.accepted', { ...OfTurn, ...Standing }),
    event('message.final', { ...OfTurn, ...Standing }),
    /** Its masks are others now, or words of it are masked: read the messages again from the beginning. */
    event('message.masked', { message_id: z.uuid(), ...Standing }),
    event('conversation.erased', Standing),
    /** A draft: the text so far of the message that will have this id. */
    event('reply', { ...OfTurn, text: z.string() }),
  ]),
})

/** Followed by the researcher alone. */
export const projectStream = defineStream({
  name: (projectId: string) => `project:${projectId}`,
  events: z.discriminatedUnion('type', [
    event('conversation.changed', { conversation_id: ConversationId, erased: z.literal(true).optional(), ...Standing }),
    event('project.changed', { status: ProjectStatus }),
    event('project.closed', {}),
    event('insights.changed', {}),
  ]),
})

const CONVERSATION_STREAM = new RegExp(`^${conversationStream.name('([0-9a-f-]{36})')}$`, 'i')

/** The conversation a stream belongs to. */
export function conversationOf(stream: string): string | undefined {
  return CONVERSATION_STREAM.exec(stream)?.[1]?.toLowerCase()
}

export const ConfidenceLabel = z.enum(CONFIDENCE_LABELS)
/** Words as they were said, and where. */
export const Quote = z.object({ text: z.string(), conversation_id: ConversationId, message_id: z.uuid() })
export const Insight = z.object({
  id: z.uuid(),
  theme: z.string(),
  jtbd: z.string(),
  summary: z.string(),
  severity: z.number().min(SEVERITY_RANGE[0]).max(SEVERITY_RANGE[1]),
  /** Conversations it was found in. */
  frequency: z.int(),
  confidence: z.number().min(0).max(1),
  confidence_label: ConfidenceLabel,
  hidden: z.boolean(),
  /** The most telling first. */
  evidence: z.array(Quote),
  created_at: z.string(),
  updated_at: z.string(),
})
export const ListInsightsInput = z.object({
  project_id: ProjectId,
  /** `true`: the hidden ones too. */
  hidden: z.enum(['true', 'false']).default('false'),
})
export const ListInsightsOutput = z.object({
  insights: z.array(Insight),
  /** What was said and is on no card of several people: nothing vanishes. */
  said_once: z.array(Quote),
})
export const PatchInsightInput = z.object({
  insight_id: z.uuid(),
  theme: line(200).optional(),
  hidden: z.boolean().optional(),
})
export const InsightOutput = z.object({ insight: Insight })
/** Everything said by `from` belongs to `into` afterwards. */
export const MergeInsightsInput = z.object({ into: z.uuid(), from: z.array(z.uuid()).min(1).max(50) })
export const AnalyseInput = z.object({ project_id: ProjectId })
/** How many finished conversations wait for their analysis now. */
export const AnalyseOutput = z.object({ queued: z.int() })
export const KeywordsInput = z.object({
  project_id: ProjectId,
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
export const KeywordsOutput = z.object({
  keywords: z.array(z.object({ phrase: z.string(), score: z.number(), conversations: z.int() })),
})
export const FunnelInput = z.object({ project_id: ProjectId })
/** `reached`: conversations that came at least this far; `here`: those that stand here now. */
export const FunnelOutput = z.object({
  conversations: z.int(),
  steps: z.array(z.object({ state: State, reached: z.int(), here: z.int() })),
})
export const ExportInput = z.object({ project_id: ProjectId, format: z.enum(EXPORT_FORMATS).default('json') })
export const ExportOutput = z.object({ filename: z.string(), content_type: z.string(), content: z.string() })

export type Language = z.infer<typeof Language>
export type Tone = z.infer<typeof Tone>
export type KeepPlaces = z.infer<typeof KeepPlaces>
export type ProjectStatus = z.infer<typeof ProjectStatus>
export type State = z.infer<typeof State>
export type PiiType = z.infer<typeof PiiType>
export type Aspect = z.infer<typeof Aspect>
export type Limits = z.infer<typeof Limits>
export type Guide = z.infer<typeof Guide>
export type Project = z.infer<typeof Project>
export type MessageKind = z.infer<typeof MessageKind>
export type MessageMeta = z.infer<typeof MessageMeta>
export type Message = z.infer<typeof Message>
export type Progress = z.infer<typeof Progress>
export type ConversationSummary = z.infer<typeof ConversationSummary>
export type ConversationEvent = z.infer<typeof conversationStream.events>
export type Insight = z.infer<typeof Insight>
export type Quote = z.infer<typeof Quote>
export type ConfidenceLabel = z.infer<typeof ConfidenceLabel>
