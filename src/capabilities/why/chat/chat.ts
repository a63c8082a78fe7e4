import { NazeError } from '#kernel/errors.ts'
import type { Gate, Refusal } from '#kernel/gate/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { chat } from '../asks/chat/ask.ts'
import { ChatInput, ChatOutput } from '../contract.ts'
import type { WhyVerbs } from '../verbs.ts'

/** There is no built-in chat. What was sent is kept nowhere but in the row of the ledger that the refusal names. */
function noAnswer({ failure, trouble, errors, askId }: Refusal): NazeError {
  const rules = [...new Set(errors.map(({ rule }) => rule))].join(', ')
  const because = failure?.message ?? (trouble === undefined ? `what it said was not usable (${rules})` : trouble)
  const message = `The model gave no answer: ${because}. Your messages were not stored; the try is in Runs.`
  const details = { run_id: askId, kept: 'run', ...(trouble && { trouble }), ...failure?.details, errors }
  return new NazeError(failure?.code ?? 'AI_ERROR', message, { details })
}

export function makeChat(gate: Gate): WhyVerbs['chat'] {
  return defineVerb({
    name: 'why.chat',
    summary: 'Passes messages to the configured model and returns what it says; writes nothing.',
    input: ChatInput,
    output: ChatOutput,
    errors: ['INVALID_INPUT', 'MODEL_NOT_CONFIGURED', 'AI_TIMEOUT', 'AI_ERROR'],
    async run(ctx, input) {
      if (!gate.hasModel(chat)) throw new NazeError('MODEL_NOT_CONFIGURED', 'No model is configured (NAZE_MODEL).')
      if (input.messages.at(-1)?.role !== 'user') {
        throw new NazeError('INVALID_INPUT', 'messages: the last one must be from the user')
      }
      const limits = { ...chat.limits, maxTokens: input.max_tokens ?? chat.limits.maxTokens }
      const result = await gate.ask(ctx, { ...chat, limits }, input)
      if (!result.ok) throw noAnswer(result)
      return {
        content: result.accepted.value,
        usage: { input_tokens: result.usage.tokensIn, output_tokens: result.usage.tokensOut },
      }
    },
  })
}
