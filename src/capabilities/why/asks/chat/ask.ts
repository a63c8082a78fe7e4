import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { defineAsk, must } from '#kernel/gate/index.ts'
import type { ChatInput } from '../../contract.ts'

type Chat = z.output<typeof ChatInput>

/** The plain way to the model. Nothing it says is stored anywhere but in the ledger. */
export const chat = defineAsk<Chat, string>({
  name: 'why.chat',
  output: z
    .string()
    .min(1)
    .refine((text) => !isBlank(text), 'is blank'),
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
  limits: { attempts: 2, timeoutMs: 30_000, maxTokens: 1_000 },
})
