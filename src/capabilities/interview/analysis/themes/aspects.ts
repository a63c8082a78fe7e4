import type { Aspect } from './aspect.ts'
import { LIFE_ASPECTS } from './aspects-life.ts'
import { SERVICE_ASPECTS } from './aspects-service.ts'
import { SOFTWARE_ASPECTS } from './aspects-software.ts'

/** What people speak about when they speak of any product or service: a coding frame as a researcher would bring it along. */
export const ASPECTS: Readonly<Record<string, Aspect>> = { ...SERVICE_ASPECTS, ...SOFTWARE_ASPECTS, ...LIFE_ASPECTS }
