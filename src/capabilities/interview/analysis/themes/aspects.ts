import type { Aspect } from './aspect.ts'
import { DEVICE_ASPECTS } from './aspects-devices.ts'
import { GOODS_ASPECTS } from './aspects-goods.ts'
import { LIFE_ASPECTS } from './aspects-life.ts'
import { MONEY_ASPECTS } from './aspects-money.ts'
import { PEOPLE_ASPECTS } from './aspects-people.ts'
import { SERVICE_ASPECTS } from './aspects-service.ts'
import { SOFTWARE_ASPECTS } from './aspects-software.ts'
import { TRAVEL_ASPECTS } from './aspects-travel.ts'
import { WORK_ASPECTS } from './aspects-work.ts'

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
