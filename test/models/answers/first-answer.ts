import { judge } from '../../../src/kernel/gate/accepted.ts'
import type { Ask } from '../../../src/kernel/gate/ask.ts'
import { findJson } from '../../../src/kernel/gate/find-json.ts'

/** What is wrong with a first answer, members that are left out included; nothing when it is taken as it came. */
export async function brokenByFirst<I, T>(ask: Ask<I, T>, input: I, answer: unknown): Promise<string[]> {
  const found = findJson(JSON.stringify(answer))
  if (!found.ok) return [`json: ${found.message}`]
  const [value] = found.values
  const mended = (await ask.mend?.(value, input)) ?? { value, warnings: [], refused: undefined }
  if (mended.refused !== undefined) return mended.refused.map(({ rule, message }) => `${rule}: ${message}`)
  const judgement = await judge(ask, input, mended.value, mended.warnings)
  const findings = judgement.ok ? [...mended.warnings, ...judgement.corrections] : judgement.errors
  return findings.map(({ rule, message }) => `${rule}: ${message}`)
}
