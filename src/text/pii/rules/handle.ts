import type { Candidate, Scene } from '../types.ts'
import { cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

const NETWORK =
  'line|ライン|twitter|ツイッター|instagram|insta|インスタ(?:グラム)?|facebook|フェイスブック|tiktok|ティックトック|discord|ディスコード|telegram|skype|スカイプ|mixi|threads|snapchat|bluesky|mastodon|slack|github|wechat|kakao(?:talk)?|カカオ(?:トーク)?|(?<![a-z])x(?=の|:|アカウント| account| handle)'
const LINK = "(?:\\s|の|は|が|:|、|も|is|on|me|my|handle|account|アカウント(?:名)?|ユーザー?名|名前|id|'s|=|-)"
/** What people go by on a network, given away by the network's name before it. */
const WITH_NETWORK = new RegExp(`(?:${NETWORK})${LINK}{0,8}$`)
const MARKED = /(?<![\w.@/-])@[a-z0-9_][a-z0-9_.]{1,29}(?![\w@/])/g
const TAGGED = /(?<![\w.@/#])[a-z0-9_.]{2,30}#\d{4}(?!\d)/g
/** @kota_dev: nobody writes an address of a group or a keyword of a language so. */
const LOOKS_OWN = /^@[a-z][a-z0-9.]*(?:_[a-z0-9._]+|\d[a-z0-9._]*)$/
/** A bare word is one only where the text says that an id or a handle follows, and only if it looks like one. */
const BARE = new RegExp(
  `(?:(?:${NETWORK})(?:\\s|の|'s){0,3}(?:id|handle|アカウント(?:名)?|ユーザー?名|account|username)|(?<![a-z])(?:user ?name|handle|screen name|gamertag|login name)|ユーザー名|アカウント名|ハンドルネーム)(?:\\s|は|が|:|、|is|=){1,5}(?<name>[a-z0-9](?=[a-z0-9-]{0,28}[\\d_.])[a-z0-9_.-]{3,29})(?![\\w@/])`,
  'g',
)
/** With what no bare handle can be without. */
const LIKE_ONE = /[a-z](?:[\d_]|\.[a-z])|[\d_][a-z]/
const CALLED = /id|handle|user|アカウント|ハンドル|account|name|gamertag/

/** Handles on social networks. */
export function handles({ lower }: Scene): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, match: string) =>
    found.push({ start, end: start + match.replace(/[.-]+$/, '').length, type: 'ID' })
  if (lower.includes('@') || lower.includes('#'))
    for (const pattern of [MARKED, TAGGED])
      for (const { 0: match, index } of matchesOf(lower, pattern))
        if (cueBefore(lower, index, WITH_NETWORK, 32) || LOOKS_OWN.test(match)) add(index, match)
  if (LIKE_ONE.test(lower) && CALLED.test(lower))
    for (const { 0: match, index, groups } of matchesOf(lower, BARE)) {
      const name = groups?.['name'] ?? ''
      const bare = name.replace(/[.-]+$/, '')
      if (/[\d_.]/.test(bare)) add(index + match.length - name.length, bare)
    }
  return found
}
