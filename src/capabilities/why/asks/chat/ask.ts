import { z } from 'zod'
import { NazeError } from '#kernel/errors.ts'
import { defineAsk, type Gate, must } from '#kernel/gate/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ChatInput, ChatOutput } from '../../contract.ts'
import { throwRefusal } from '../refusal.ts'
import type { WhyVerbs } from '../../verbs.ts'

type Chat = z.output<typeof ChatInput>
const DEFAULT_MAX_TOKENS = 1_000

/** The plain way to the model. Nothing it says is stored anywhere but in the ledger. */
const chat = defineAsk<Chat, string>({
  name: 'why.chat',
  output: z.string().min(1),
  prompt(input) {
    const said = input.messages.filter((message) => message.role !== 'system')
    const system = input.messages.filter((message) => message.role === 'system').map((message) => message.content)
    return {
      system: [...system, ...(input.json === true ? ['Answer with JSON and nothing else.'] : [])].join('\n\n'),
      history: said
        .slice(0, -1)
        .map((message) => ({ role: message.role as 'user' | 'assistant', content: message.content })),
      user: said.at(-1)?.content ?? '',
    }
  },
  rules: [
    must('json', (text, input) => {
      if (input.json !== true) return null
      JSON.parse(text)
      return null
    }),
  ],
  builtIn() {
    throw new Error('there is no built-in chat')
  },
  whenRejected: 'refuse',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 30_000, maxTokens: DEFAULT_MAX_TOKENS },
})

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
      const limits = { ...chat.limits, maxTokens: input.max_tokens ?? DEFAULT_MAX_TOKENS }
      const result = await gate.ask(ctx, { ...chat, limits }, input)
      if (!result.ok) return throwRefusal(result, 'AI_ERROR')
      return {
        content: result.accepted.value,
        usage: { input_tokens: result.usage.tokensIn, output_tokens: result.usage.tokensOut },
      }
    },
  })
}
