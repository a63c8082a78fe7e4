import { ENGLISH_PEOPLE } from './people-en.ts'
import { JAPANESE_PEOPLE } from './people-ja.ts'
import type { Person } from './person.ts'

export const PEOPLE: readonly Person[] = [...JAPANESE_PEOPLE, ...ENGLISH_PEOPLE]
