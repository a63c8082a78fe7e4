import { useTranslation } from 'react-i18next'

const KNOWN = [
  'OFFLINE',
  'AI_TIMEOUT',
  'AI_ERROR',
  'PLANNER_PARSE_ERROR',
  'MODEL_NOT_CONFIGURED',
  'MASKING_UNAVAILABLE',
  'DB_ERROR',
  'DB_UNAVAILABLE',
  'PHASE_MISMATCH',
  'TURN_IN_PROGRESS',
  'INVALID_INPUT',
  'SESSION_NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'TRANSITION_NOT_ALLOWED',
  'NOT_FOUND',
  'GONE',
  'UNAUTHORIZED',
  'RATE_LIMITED',
  'OVERLOADED',
  'PAYLOAD_TOO_LARGE',
  'FORBIDDEN',
] as const

/** The sentence for an error code; codes a person can do nothing about share one. */
export function useErrorText(code: string | undefined): string {
  const { t } = useTranslation()
  return t(`errors.${KNOWN.find((known) => known === code) ?? 'UNKNOWN'}`)
}
