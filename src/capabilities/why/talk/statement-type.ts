import type { HeardSentence, StatementType } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { meansIn } from '../reading/means.ts'
import { TYPE_CUES } from './type-cues.ts'

/** What a sentence states by its own words; null where they leave it open. */
export function toldType(text: string, language: Language): StatementType | null {
  const bare = text
    .replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}\s]+$/u, '')
    .replaceAll('もったいな', 'もつたいな')
    // In Hakata たい is no wish behind とっ or だけ: 「笑うとったい」.
    .replaceAll(/(?<=とっ|よっ|だけ|こと|けん)たい(?=[。！!\s]|$)/gu, 'ばい')
  return TYPE_CUES[language].find(([, cue]) => cue.test(bare))?.[0] ?? null
}

/** What a sentence of content states, by its own words; where they leave it open it is a fact, whatever it resembles. */
export function typedAs({ text, language }: Pick<HeardSentence, 'text' | 'language'>, talk: Language): StatementType {
  const spoken = language === 'other' ? talk : language
  const known = toldType(text, spoken) ?? 'fact'
  return isAboutMeans(text.replace(RATHER, ''), known, spoken) ? 'means' : known
}

/** 「アプリというより、父との時間を残したい」 is not about the app. */
const RATHER = /^.{1,20}(?:(?:という|っていう)より|じゃなくて|ではなくて?)(?:も)?、?/u

/** Names of things one installs, in the middle of Japanese: RocksDB, WAL, tracing. */
const LATIN_NAME = /[A-Za-z][A-Za-z0-9]{2,}/u

/** A tool or a technology that is merely named, planned or wished for. */
function isAboutMeans(text: string, type: StatementType, language: Language): boolean {
  const isLong = /\s/u.test(text.trim()) ? text.split(/\s+/u).length > 12 : text.length > 30
  if (isLong && type === 'fact') return false
  if (language === 'ja' && type === 'wish' && LATIN_NAME.test(text)) return true
  return (
    (type === 'fact' || type === 'wish' || type === 'means') &&
    meansIn(text).length > 0 &&
    !/困|ミス|なく|ない|because|can't|never/iu.test(text)
  )
}
