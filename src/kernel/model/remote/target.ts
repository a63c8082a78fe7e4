import type { Effort } from '../contract.ts'

/** Where a call goes. The address of a named provider is fixed: the environment cannot send its key elsewhere. */
export type Target = Place & { effort?: Effort }

type Place =
  | { provider: 'openai' | 'anthropic' | 'google'; model: string; key: string | undefined }
  | { provider: 'compatible'; called: CompatibleName; model: string; url: string; key: string | undefined }

/** All of them speak the same protocol; the name is what the person wrote. */
type CompatibleName = 'compatible' | 'ollama' | 'lmstudio' | 'llamacpp'

export const KEY_VARIABLES = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'NAZE_MODEL_KEY',
} as const

export const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

export function targetId(target: Target): string {
  return `${target.provider === 'compatible' ? target.called : target.provider}:${target.model}`
}
