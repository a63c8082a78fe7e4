import type { Aspect } from './aspect.ts'
import { DEVICE_ASPECTS } from './words/devices.ts'
import { GOODS_ASPECTS } from './words/goods.ts'
import { LIFE_ASPECTS } from './words/life.ts'
import { MONEY_ASPECTS } from './words/money.ts'
import { PEOPLE_ASPECTS } from './words/people.ts'
import { SERVICE_ASPECTS } from './words/service.ts'
import { SOFTWARE_ASPECTS } from './words/software.ts'
import { TRAVEL_ASPECTS } from './words/travel.ts'
import { WORK_ASPECTS } from './words/work.ts'

/** What people speak about when they speak of any product or service: a coding frame as a researcher would bring it along. */
export const ASPECTS: Readonly<Record<string, Aspect>> = {
  ...SERVICE_ASPECTS,
  ...SOFTWARE_ASPECTS,
  ...LIFE_ASPECTS,
  ...TRAVEL_ASPECTS,
  ...GOODS_ASPECTS,
  ...WORK_ASPECTS,
  ...MONEY_ASPECTS,
  ...PEOPLE_ASPECTS,
  ...DEVICE_ASPECTS,
}
