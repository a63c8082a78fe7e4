import type { Context } from '#kernel/context.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Language, MessageMeta } from './contract.ts'
import type { InterviewDeps } from './deps.ts'
import type { Drafts } from './drafts.ts'
import { messagesOf } from './message-rows.ts'
import { erased, findTalk, type Talk } from './participant.ts'
import { closingText } from './reply/closing.ts'
import { replyAsk } from './reply/reply-ask.ts'
import { replyInput, type Worded } from './reply/reply-input.ts'
import { FALLBACK, FALLBACK_THANKS } from './reply/wording/index.ts'
import type { PendingTurn } from './tables.ts'
import { cutReply } from './talk/cut-reply.ts'
import { hear, type Spoken } from './talk/talk-record.ts'
import { enterFallback, nextStep, type Say, type Standing, type Step } from './talk/transition.ts'

/** What a turn comes to, before anything of it is stored. */
export interface TurnWork {
  projectId: string
  step: Step
  content: string
  meta: Pick<MessageMeta, 'kind' | 'fallback_mode' | 'cut' | 'made_by' | 'must_ask'>
}

/** The state machine decides, the model only words it; without a model that answers, three fixed questions. */
export async function takeTurn(
  deps: InterviewDeps,
  drafts: Drafts,
  ctx: Context,
  conversationId: string,
  pending: PendingTurn,
): Promise<TurnWork> {
  const talk = await standingTalk(deps, conversationId)
  const spoken = await spokenUntil(deps, conversationId, pending.message_id)
  const at = standing(talk)
  const { project } = talk
  const heard = hear(spoken, project.mustAsk)
  const step = nextStep(at, heard, { maxTurns: project.maxTurns, maxDeep: project.maxDeep })
  const done = (reached: Step, content: string, meta: TurnWork['meta']): TurnWork => ({
    projectId: project.id,
    step: reached,
    content,
    meta,
  })
  const { say } = step
  if (isFixed(say)) return done(step, fixedText(say, talk, spoken), fixedMeta(say, talk))

  const reply = await wordReply(deps, drafts, ctx, talk, spoken, say, pending)
  await forgetErased(deps, ctx, conversationId)
  if (reply === undefined) {
    const fallback = enterFallback(at)
    return done(fallback, fixedText(fallback.say, talk, spoken), { kind: 'question', fallback_mode: true })
  }
  const content = cutReply(reply.accepted.value)
  return done(step, content, {
    kind: say.kind === 'summary' ? 'summary' : 'question',
    made_by: { kind: reply.source, model: reply.model, run_id: reply.accepted.runId },
    ...(content === reply.accepted.value ? {} : { cut: true as const }),
    ...(say.kind === 'must_ask' ? { must_ask: say.topic } : {}),
  })
}

/** Undefined: the configured model failed. An answer of its that broke the guide's rules gives way to built-in wording. */
async function wordReply(
  deps: InterviewDeps,
  drafts: Drafts,
  ctx: Context,
  { conversation, project }: Talk,
  spoken: readonly Spoken[],
  say: Worded,
  pending: PendingTurn,
): Promise<MadeAnswer<string> | undefined> {
  const input = replyInput(project, say, spoken)
  const onDraft = (text: string) => drafts.show(ctx, conversation.id, pending, cutReply(text))
  const subjectId = conversation.id
  const asked = await deps.gate.ask(ctx, replyAsk, input, { subjectId, onDraft })
  if (asked.ok) return asked
  if (asked.failure !== undefined) return undefined
  const builtIn = await deps.gate.ask(ctx, replyAsk, input, { subjectId, builtInOnly: true })
  return builtIn.ok ? builtIn : undefined
}

async function standingTalk(deps: InterviewDeps, conversationId: string): Promise<Talk> {
  const talk = await findTalk(deps.store.db, conversationId)
  if (talk === undefined || talk.conversation.erasedAt !== null) throw erased()
  return talk
}

/** Erased while the model was speaking: the ledger has just been written with words that must not stay. */
export async function forgetErased(deps: InterviewDeps, ctx: Context, conversationId: string): Promise<void> {
  const talk = await findTalk(deps.store.db, conversationId)
  if (talk !== undefined && talk.conversation.erasedAt === null) return
  await deps.store.tx((tx) => deps.evidence.eraseSubject(tx, ctx, conversationId))
  throw erased()
}

async function spokenUntil(deps: InterviewDeps, conversationId: string, messageId: string): Promise<Spoken[]> {
  const rows = await messagesOf(deps.store.db, conversationId)
  const last = rows.findIndex((row) => row.id === messageId)
  if (last < 0) throw erased()
  return rows.slice(0, last + 1)
}

function standing({ conversation, project }: Talk): Standing {
  const known = new Map(conversation.mustAsk.map((topic) => [topic.topic, topic]))
  return {
    state: conversation.state,
    userTurns: conversation.userTurns,
    deepCount: conversation.deepCount,
    fallbackTurns: conversation.fallbackTurns,
    // By its wording, not its place: the guide may have changed since the conversation began.
    topics: project.mustAsk.map((topic) => known.get(topic) ?? { topic, status: 'open', asked: 0 }),
  }
}

type Fixed = Exclude<Say, Worded>

function isFixed(say: Say): say is Fixed {
  return say.kind === 'closing' || say.kind === 'fallback' || say.kind === 'fallback_thanks'
}

function fixedText(say: Say, { project }: Talk, spoken: readonly Spoken[]): string {
  const language: Language = project.language
  if (say.kind === 'fallback') return FALLBACK[language][say.question] ?? FALLBACK[language][0]
  if (say.kind === 'fallback_thanks') return FALLBACK_THANKS[language]
  return closingText(project, spoken)
}

function fixedMeta(say: Fixed, { conversation }: Talk): TurnWork['meta'] {
  const fallback = conversation.fallbackTurns === null ? {} : { fallback_mode: true as const }
  return { kind: say.kind === 'fallback' ? 'question' : 'closing', ...fallback }
}
