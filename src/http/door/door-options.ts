import type { HttpOptions } from '../options.ts'
import type { Allowance } from '../guards/buckets.ts'

/** Sized for 500 people behind one address, as in a company, who answer at the speed of talking. */
export interface DoorLimits {
  /** Requests of any kind, by address. */
  requests: Allowance
  /** Answers and skips, by address. */
  answers: Allowance
  /** New or resumed conversations, by address. */
  starts: Allowance
  /** The same by link, wherever they come from. */
  linkStarts: Allowance
  /** Everything one conversation asks for. */
  talk: Allowance
  /** Unknown links and wrong keys, by address. */
  misses: Allowance
  /** Streams open at once. */
  streamsPerAddress: number
  streamsPerTalk: number
}

type Shared = 'verbs' | 'live' | 'webFolder' | 'debug' | 'logger' | 'turnDrainMs' | 'heartbeatMs' | 'shedding'

export interface DoorOptions extends Pick<HttpOptions, Shared> {
  /** The address participants are given, an origin without a path; null where they come straight to this machine. */
  publicUrl: string | null
  /** Something else answers at the public address and passes requests on. */
  behindProxy: boolean
  limits?: Partial<DoorLimits>
}
