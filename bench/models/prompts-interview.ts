import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replyPrompt } from '../../src/capabilities/interview/asks/reply/prompt.ts'
import { inputOf, SITUATIONS } from '../../test/interview/replies/situations.ts'

/** The real prompts of interview.reply, for whoever wants to answer them by hand or with a model of their own. */
const { values } = parseArgs({ options: { out: { type: 'string' }, language: { type: 'string' } } })
const prompts = SITUATIONS.filter(({ language }) => values.language === undefined || language === values.language).map(
  (situation) => {
    const { system, user } = replyPrompt(inputOf(situation))
    const { id, language, guide, say, spoken } = situation
    return { id, ask: 'interview.reply', language, system, prompt: user, situation: { guide, say, spoken } }
  },
)
const text = `${JSON.stringify(prompts, null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else writeFileSync(values.out, text)
