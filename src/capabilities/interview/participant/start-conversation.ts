import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import { closeWhenDue } from '../projects/close-project.ts'
import { StartConversationInput, StartConversationOutput, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Drafts } from '../turn/drafts.ts'
import { asParticipant, hashOfKey, keyOfStart, newKey } from './participant.ts'
import { erased, type Talk } from '../rows/conversations.ts'
import { isOpen, type ProjectRow } from '../rows/projects.ts'
import { FixedText } from '../asks/reply/wording/fixed-text.ts'
import { sayInConversation } from '../rows/messages.ts'
import { conversations } from '../tables.ts'
import { talkView } from './talk-view.ts'
import type { InterviewVerbs } from '../verbs.ts'
import { closed, linkedProject, ownTalk } from './visit.ts'

export function makeStartConversation(deps: InterviewDeps, drafts: Drafts): InterviewVerbs['startConversation'] {
  return defineVerb({
    name: 'interview.start-conversation',
    summary:
      'Begins a conversation behind a share link, or resumes the one whose key is given. Tries of one start begin one.',
    input: StartConversationInput,
    output: StartConversationOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(ctx, input) {
      const project = await linkedProject(deps.store.db, input.token)
      const begun = input.idempotency_key === undefined ? undefined : keyOfStart(project, input.idempotency_key)
      for (const key of input.key === undefined ? [input.remembered_key, begun] : [input.key]) {
        const talk = await ownTalk(deps.store.db, project, key)
        if (talk !== undefined) return opened(ctx, talk, key ?? '')
      }
      if (input.key !== undefined) throw new NazeError('FORBIDDEN', 'This key opens no conversation here.')
      if (!isOpen(project, ctx.clock.now())) {
        await deps.store.tx((tx) => closeWhenDue(tx, { ...ctx, workspace: project.workspaceId }, deps.live, project.id))
        throw closed()
      }
      const key = begun ?? newKey()
      return opened(ctx, await begin(deps, ctx, project, key), key)
    },
  })

  async function opened(ctx: Context, talk: Talk, key: string): Promise<z.output<typeof StartConversationOutput>> {
    const view = await talkView(deps, drafts, asParticipant(ctx, talk.conversation), talk.conversation.id)
    return { conversation_id: talk.conversation.id, key, language: talk.project.language, ...view }
  }
}

/**
 * Consent first, then the first question: both are there before the participant says anything. Whoever comes second
 * with the same key finds the conversation of the first.
 */
async function begin(deps: InterviewDeps, ctx: Context, project: ProjectRow, key: string): Promise<Talk> {
  const now = ctx.clock.now()
  const conversation: Talk['conversation'] = {
    id: ctx.ids.next(),
    workspaceId: project.workspaceId,
    projectId: project.id,
    keyHash: hashOfKey(key),
    state: 'intro',
    reached: 'intro',
    userTurns: 0,
    deepCount: 0,
    fallbackTurns: null,
    mustAsk: project.mustAsk.map((topic) => ({ topic, status: 'open', asked: 0 })),
    maskBook: {},
    pending: null,
    consentedAt: null,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
    erasedAt: null,
  }
  const own = asParticipant(ctx, conversation)
  const isFirst = await deps.store.tx(async (tx) => {
    const made = await tx
      .insert(conversations)
      .values(conversation)
      .onConflictDoNothing({ target: conversations.keyHash })
      .returning({ id: conversations.id })
    if (made.length === 0) return false
    const { id, state } = conversation
    await sayInConversation(tx, own, id, FixedText.consent(project), { kind: 'consent', state })
    await sayInConversation(tx, own, id, FixedText.opening(project), { kind: 'opening', state })
    const fact = { conversation_id: id, state, finished: false }
    await deps.live.tell(tx, own, projectStream.of(project.id), { type: 'conversation.changed', data: fact })
    return true
  })
  if (isFirst) return { conversation, project }
  const other = await ownTalk(deps.store.db, project, key)
  if (other === undefined) throw erased()
  return other
}
