import type { Model, ModelRequest, ModelRouter } from '../../src/kernel/model/contract.ts'

/** Answers in order; an Error is thrown. For property tests, where a server per case would only cost time. */
export function answering(...answers: (string | Error)[]): { router: ModelRouter; requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  const model: Model = {
    id: 'test:scripted',
    async generate(request) {
      const answer = answers[requests.length]
      requests.push(request)
      if (answer === undefined) throw new Error('the script has run out')
      if (answer instanceof Error) throw answer
      for (let end = 1; request.onText !== undefined && end <= answer.length; end++)
        request.onText(answer.slice(0, end))
      return {
        text: answer,
        inputTokens: 10,
        outputTokens: 5,
        costUsd: null,
        ms: 1,
        transportRetries: 0,
        finishReason: 'stop',
      }
    },
  }
  return { router: { for: () => model, name: 'test:scripted', warnings: [] }, requests }
}

export const builtInOnly: ModelRouter = { for: () => null, name: 'built-in', warnings: [] }
