import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { isStorable } from '../proposal-quality/plain-text.ts'
import { STATUSES, TRAYS } from '../status/statuses.ts'

export const PAGE = 50

export const storable = (max: number) =>
  z.string().max(max).refine(isStorable, 'holds a character that cannot be stored')
export const filled = (max: number) => storable(max).refine((text) => !isBlank(text), 'is empty')
export const Id = z.uuid()
export const pageOf = (most: number, usual = PAGE) => z.coerce.number().int().min(1).max(most).default(usual)

export const Status = z.enum(STATUSES)
export const Tray = z.enum(TRAYS)
export const NodeLine = z.object({ id: Id, title: z.string(), status: Status })
