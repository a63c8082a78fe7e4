import { SHOPAPP_EN } from './en/shopapp.ts'
import { CLOUDDOCS_JA } from './ja/clouddocs.ts'
import { CHARGING_EN } from './en/charging.ts'
import { JOBS_EN } from './en/jobs.ts'
import { WATCH_EN } from './en/watch.ts'
import { CYCLE_JA } from './ja/cycle.ts'
import { EBOOK_JA } from './ja/ebook.ts'
import { NURSERY_JA } from './ja/nursery.ts'
import { ATTENDANCE_JA } from './ja/attendance.ts'
import { BANK_EN } from './en/bank.ts'
import { BIZCHAT_JA } from './ja/bizchat.ts'
import { CLINIC_EN } from './en/clinic.ts'
import { CLINIC_JA } from './ja/clinic.ts'
import { CLOTHES_EN } from './en/clothes.ts'
import { DEMAE_JA } from './ja/demae.ts'
import { FOOD_EN } from './en/food.ts'
import { FURIMA_JA } from './ja/furima.ts'
import { GROCERY_EN } from './en/grocery.ts'
import { GROCERY_JA } from './ja/grocery.ts'
import { GYM_EN } from './en/gym.ts'
import { GYM_JA } from './ja/gym.ts'
import { HOTEL_EN } from './en/hotel.ts'
import { KAKEIBO_JA } from './ja/kakeibo.ts'
import { LEARNING_EN } from './en/learning.ts'
import { LEARNING_JA } from './ja/learning.ts'
import { LIBRARY_JA } from './ja/library.ts'
import { OFFICE_EN } from './en/office.ts'
import { OFFICE_JA } from './ja/office.ts'
import { RENTING_EN } from './en/renting.ts'
import { RENTING_JA } from './ja/renting.ts'
import type { Subject } from './subject.ts'
import { TASKTOOL_EN } from './en/tasktool.ts'
import { TIMESHEET_EN } from './en/timesheet.ts'
import { TRAINS_EN } from './en/trains.ts'
import { TRAINS_JA } from './ja/trains.ts'

export const SUBJECTS: readonly Subject[] = [
  GROCERY_JA,
  GROCERY_EN,
  CLINIC_JA,
  CLINIC_EN,
  LEARNING_JA,
  LEARNING_EN,
  RENTING_JA,
  RENTING_EN,
  BIZCHAT_JA,
  TASKTOOL_EN,
  DEMAE_JA,
  FOOD_EN,
  GYM_JA,
  GYM_EN,
  TRAINS_JA,
  TRAINS_EN,
  OFFICE_JA,
  OFFICE_EN,
  KAKEIBO_JA,
  BANK_EN,
  FURIMA_JA,
  CLOTHES_EN,
  LIBRARY_JA,
  HOTEL_EN,
  ATTENDANCE_JA,
  TIMESHEET_EN,
  CHARGING_EN,
  JOBS_EN,
  WATCH_EN,
  CYCLE_JA,
  EBOOK_JA,
  NURSERY_JA,
  SHOPAPP_EN,
  CLOUDDOCS_JA,
]
