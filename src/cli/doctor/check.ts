export interface Finding {
  status: 'ok' | 'warn' | 'fail'
  message: string
}

/** One question about the set-up, answered in one line. A check that throws has failed. */
export interface DoctorCheck {
  name: string
  /** Where an answer may take longer than usual. */
  patienceMs?: number
  /** It goes out to a provider, and may cost something. */
  asksModel?: true
  run(): Promise<Finding>
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warn = (message: string): Finding => ({ status: 'warn', message })
export const fail = (message: string): Finding => ({ status: 'fail', message })
