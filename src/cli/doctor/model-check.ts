import type { CheckedModel } from '#kernel/operations.ts'
import { type DoctorCheck, type Finding, ok, warn } from './check.ts'

/** Two calls, each as long as a model may take, and their retries. */
const PATIENCE_MS = 250_000

const FORMS = {
  schema: 'keeps to a schema',
  object: 'gives JSON',
  text: 'gives JSON when told in words',
  no: 'does not keep to a form',
  unknown: '',
} as const

export function modelCheck(name: string, ask: () => Promise<CheckedModel>): DoctorCheck {
  return {
    name: `model ${name}`,
    patienceMs: PATIENCE_MS,
    asksModel: true,
    run: async () => findingOf(await ask()),
  }
}

/** What is wrong with a model is never a `fail`: the built-in answers meanwhile. */
function findingOf(checked: CheckedModel): Finding {
  const { trouble, advice, first_token_ms: first, tokens_per_second: speed } = checked
  if (checked.streaming === 'unknown') return warn(`${checked.said ?? 'it does not answer'}; ${advice}`)
  const facts = [
    first === null ? '' : `first word after ${(first / 1000).toFixed(1)} s`,
    speed === null ? '' : `${speed} tokens/s`,
    FORMS[checked.structured],
    checked.streaming === 'yes' ? 'streams' : 'does not stream',
    checked.thinking === 'yes' ? 'thinks before it answers' : '',
  ].filter((fact) => fact !== '')
  const line = `answers: ${facts.join(', ')}; ${advice}`
  return trouble === null ? ok(line) : warn(line)
}
