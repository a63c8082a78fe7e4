import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'

const SERVICE =
  '(?:line|twitter|instagram|insta|facebook|tiktok|discord|telegram|skype|snapchat|strava|venmo|paypal|cashapp|steam|psn|xbox|github|reddit|threads|bluesky|paypay|メルカリ|ツイッター|インスタ|スカイプ|ライン|ディスコード|フェイスブック)'
const NAME = '(?<name>(?:live:)?[a-z][a-z0-9]*(?:[._-][a-z0-9]+)+|(?:live:)[a-z0-9._-]{3,}|[a-z][a-z]*\\d[a-z0-9._-]*)'
const PATTERNS = [
  new RegExp(
    `(?<![a-z])${SERVICE}(?:の?(?:id|名|アカウント)|(?: (?:is|name|handle|id|me|tag)){1,2}|'s|は|:|：|だと)(?: is)?(?:'s|は|:|：|\\?|だと)*\\s*${NAME}(?![a-z0-9@])`,
    'gu',
  ),
  new RegExp(`(?:signed up as|registered as|log in as|i'm|find me as|i go by) ${NAME} on ${SERVICE}(?![a-z])`, 'gu'),
]

/** What people go by on a service, told after its name. */
export function serviceNames({ lower }: Scene): Candidate[] {
  return PATTERNS.flatMap((pattern) =>
    Array.from(matchesOf(lower, pattern), ({ 0: match, index, groups }): Candidate => {
      const name = groups?.['name'] ?? ''
      const start = index + match.lastIndexOf(name)
      return { start, end: start + name.length, type: 'ID' }
    }),
  )
}
