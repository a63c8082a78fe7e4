import { SHOPAPP_EN } from './shopapp-en.ts'
import { CLOUDDOCS_JA } from './clouddocs-ja.ts'
import { CHARGING_EN } from './charging-en.ts'
import { JOBS_EN } from './jobs-en.ts'
import { WATCH_EN } from './watch-en.ts'
import { CYCLE_JA } from './cycle-ja.ts'
import { EBOOK_JA } from './ebook-ja.ts'
import { NURSERY_JA } from './nursery-ja.ts'
import { ATTENDANCE_JA } from './attendance-ja.ts'
import { BANK_EN } from './bank-en.ts'
import { BIZCHAT_JA } from './bizchat-ja.ts'
import { CLINIC_EN } from './clinic-en.ts'
import { CLINIC_JA } from './clinic-ja.ts'
import { CLOTHES_EN } from './clothes-en.ts'
import { DEMAE_JA } from './demae-ja.ts'
import { FOOD_EN } from './food-en.ts'
import { FURIMA_JA } from './furima-ja.ts'
import { GROCERY_EN } from './grocery-en.ts'
import { GROCERY_JA } from './grocery-ja.ts'
import { GYM_EN } from './gym-en.ts'
import { GYM_JA } from './gym-ja.ts'
import { HOTEL_EN } from './hotel-en.ts'
import { KAKEIBO_JA } from './kakeibo-ja.ts'
import { LEARNING_EN } from './learning-en.ts'
import { LEARNING_JA } from './learning-ja.ts'
import { LIBRARY_JA } from './library-ja.ts'
import { OFFICE_EN } from './office-en.ts'
import { OFFICE_JA } from './office-ja.ts'
import { RENTING_EN } from './renting-en.ts'
import { RENTING_JA } from './renting-ja.ts'
import type { Subject } from './subject.ts'
import { TASKTOOL_EN } from './tasktool-en.ts'
import { TIMESHEET_EN } from './timesheet-en.ts'
import { TRAINS_EN } from './trains-en.ts'
import { TRAINS_JA } from './trains-ja.ts'

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
