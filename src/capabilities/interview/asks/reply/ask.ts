import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { defineAsk } from '#kernel/gate/index.ts'
import { builtInReply } from './built-in.ts'
import { replyPrompt } from './prompt.ts'
import { TOLD_REPLY } from './prompt/told.ts'
import type { ReplyInput } from './input.ts'
import { replyPrefixRules, replyRules } from './rules/rules.ts'

/** The next thing said to a participant. Refused, not replaced: who called decides between built-in wording and fallback. */
export const replyAsk = defineAsk<ReplyInput, string>({
  name: 'interview.reply',
  output: z
    .string()
    .min(1)
    .refine((text) => !isBlank(text), 'is blank'),
  prompt: replyPrompt,
  told: TOLD_REPLY,
  rules: replyRules,
  builtIn: builtInReply,
  whenRejected: 'refuse',
  stream: 'guarded',
  prefixRules: replyPrefixRules,
  limits: { attempts: 2, timeoutMs: 30_000, maxTokens: 500 },
})
