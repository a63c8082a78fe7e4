import type { z } from 'zod'
import type { SubmitInput } from '../contract.ts'

/** What an assistant hands in of what it has understood. */
export type Submission = z.output<typeof SubmitInput>
