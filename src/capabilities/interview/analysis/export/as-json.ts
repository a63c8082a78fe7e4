import type { Exported } from './exported.ts'

export function asJson({ project, insights, transcripts }: Exported): string {
  const { id, name, goal, tone, language, status, mustAsk, neverAsk } = project
  const conversations = transcripts.map(({ conversation, messages }) => ({
    id: conversation.id,
    state: conversation.state,
    created_at: conversation.createdAt.toISOString(),
    finished_at: conversation.finishedAt?.toISOString() ?? null,
    messages: messages.map((message) => ({
      id: message.id,
      role: message.role,
      kind: message.meta.kind,
      state: message.meta.state,
      content: message.content,
      masked: message.meta.types ?? [],
      created_at: message.createdAt.toISOString(),
    })),
  }))
  const guide = { id, name, goal, tone, language, status, must_ask: mustAsk, never_ask: neverAsk }
  return `${JSON.stringify({ project: guide, insights, conversations }, null, 2)}\n`
}
