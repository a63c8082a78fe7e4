import type { Context } from '#kernel/context.ts'
import type { NazeError } from '#kernel/errors.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Asking } from '#kernel/gate/model-waits.ts'
import { replyAsk } from '../asks/reply/ask.ts'
import { replyInput } from '../asks/reply/input.ts'
import { FixedText } from '../asks/reply/wording/fixed-text.ts'
import type { InterviewDeps } from '../deps.ts'
import { erased, findTalk, forgetIfErased, type Talk } from '../rows/conversations.ts'
import { messagesOf, type Said } from '../rows/messages.ts'
import type { PendingTurn } from '../tables.ts'
import { answeredTopics } from '../talk/answered-topics.ts'
import { hearTalk } from '../talk/hear.ts'
import type { Spoken } from '../talk/spoken.ts'
import { cutReply } from '../talk/quoting/cut-reply.ts'
import { enterFallback, isFixed, nextStep, type Standing, type Step, type Worded } from '../talk/transition.ts'
import type { Drafts } from './drafts.ts'

/** What a turn comes to, before anything of it is stored: a reply the gate accepted, or fixed words. */
export interface TurnWork {
  projectId: string
  step: Step
  reply: Said
}

interface TurnDeps extends InterviewDeps {
  /** Asks as long as the person waits for the model. */
  asking: Asking
}

/** The state machine decides, the model only words it; where even the built-in wording fails, three fixed questions. */
export async function takeTurn(
  deps: TurnDeps,
  drafts: Drafts,
  ctx: Context,
  conversationId: string,
  pending: PendingTurn,
): Promise<TurnWork> {
  const talk = await standingTalk(deps, ctx, conversationId)
  const spoken = await spokenUntil(deps, ctx, conversationId, pending.message_id)
  const at = standing(talk)
  const { project } = talk
  const about = await answeredTopics(project.mustAsk, spoken, project.language, deps.similarity)
  const heard = hearTalk(spoken, project.language, project.mustAsk, about)
  const step = nextStep(at, heard, { maxTurns: project.maxTurns, maxDeep: project.maxDeep })
  const { say } = step
  if (isFixed(say)) return { projectId: project.id, step, reply: FixedText.of(say, project, spoken) }

  const reply = await wordReply(deps, drafts, ctx, talk, spoken, say, pending)
  if (await forgetIfErased(deps, ctx, conversationId)) throw erased()
  if (reply !== undefined) return { projectId: project.id, step, reply }
  const fallback = enterFallback(at)
  return { projectId: project.id, step: fallback, reply: FixedText.of(fallback.say, project, spoken) }
}

/**
 * A model that fails, or whose answers are refused, gives way to built-in wording for this turn alone; the next turn asks
 * it again. Undefined: there is no wording at all, or that is to be seen as if it were so.
 */
async function wordReply(
  deps: TurnDeps,
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
  const asked = await deps.asking.ask(replyAsk, input, { subjectId, onDraft })
  if (asked.ok) return asked
  if (asked.failure !== undefined && isSimulated(asked.failure)) return undefined
  drafts.show(ctx, conversation.id, pending, '')
  const builtIn = await deps.gate.ask(ctx, replyAsk, input, { subjectId, builtInOnly: true })
  if (!builtIn.ok) return undefined
  const model = deps.gate.modelFor(replyAsk)
  const because = [...new Set(asked.errors.map(({ rule }) => rule))]
  const insteadOf = model === null ? undefined : { model, because, ...(asked.trouble && { trouble: asked.trouble }) }
  return insteadOf === undefined ? builtIn : { ...builtIn, insteadOf }
}

/** NAZE_SIMULATE_MODEL_ERROR: to see what people see when there is no wording at all. */
function isSimulated(failure: NazeError): boolean {
  return failure.details?.['simulated'] === true
}

async function standingTalk(deps: InterviewDeps, ctx: Context, conversationId: string): Promise<Talk> {
  const talk = await findTalk(deps.store.db, ctx, conversationId)
  if (talk === undefined || talk.conversation.erasedAt !== null) throw erased()
  return talk
}

async function spokenUntil(
  deps: InterviewDeps,
  ctx: Context,
  conversationId: string,
  messageId: string,
): Promise<Spoken[]> {
  const rows = await messagesOf(deps.store.db, ctx, conversationId)
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
