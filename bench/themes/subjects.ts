import { CLINIC_EN } from './clinic-en.ts'
import { CLINIC_JA } from './clinic-ja.ts'
import { GROCERY_EN } from './grocery-en.ts'
import { GROCERY_JA } from './grocery-ja.ts'
import { LEARNING_EN } from './learning-en.ts'
import { LEARNING_JA } from './learning-ja.ts'
import { OFFICE_EN } from './office-en.ts'
import { OFFICE_JA } from './office-ja.ts'
import { RENTING_EN } from './renting-en.ts'
import { RENTING_JA } from './renting-ja.ts'
import type { Subject } from './subject.ts'

export const SUBJECTS: readonly Subject[] = [
  GROCERY_JA,
  GROCERY_EN,
  CLINIC_JA,
  CLINIC_EN,
  LEARNING_JA,
  LEARNING_EN,
  RENTING_JA,
  RENTING_EN,
  OFFICE_JA,
  OFFICE_EN,
]
