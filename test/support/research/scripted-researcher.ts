import type { ModelRequest, ModelRouter } from '../../../src/kernel/model/contract.ts'

/** A model that answers each ask as told, whatever the order; an Error is thrown. Ten tokens and a cent an answer. */
export function scriptedResearcher(answer: (request: ModelRequest) => string | Error): {
  router: ModelRouter
  requests: ModelRequest[]
} {
  const requests: ModelRequest[] = []
  const model = {
    id: 'test:researcher',
    async generate(request: ModelRequest) {
      requests.push(request)
      const text = answer(request)
      if (text instanceof Error) throw text
      return { text, inputTokens: 7, outputTokens: 3, costUsd: 0.01, ms: 1, transportRetries: 0, finishReason: 'stop' }
    },
  }
  return {
    router: { for: (ask) => (ask.startsWith('research.') ? model : null), name: model.id, warnings: [] },
    requests,
  }
}

/** The numbered lines of a data block. */
export function numbered(request: ModelRequest, block: string): string[] {
  const text = request.messages[0]?.content.split(`<<<${block}\n`)[1]?.split(`\n${block}>>>`)[0] ?? ''
  return text.split('\n').flatMap((line) => /^\d+\. (.+)$/u.exec(line)?.[1] ?? [])
}
