import type { Candidate, Scene } from '../types.ts'
import { cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

const NETWORK =
  'line|ライン|twitter|ツイッター|instagram|insta|インスタ(?:グラム)?|facebook|フェイスブック|tiktok|ティックトック|discord|ディスコード|telegram|skype|スカイプ|mixi|threads|snapchat|bluesky|mastodon|slack|github|wechat|kakao(?:talk)?|カカオ(?:トーク)?|(?<![a-z])x(?=の|:|アカウント| account| handle)'
const LINK = "(?:\\s|の|は|が|:|、|も|is|on|me|my|handle|account|アカウント(?:名)?|ユーザー?名|名前|id|'s|=|-)"
/** What people go by on a network, given away by the network's name before it. */
const WITH_NETWORK = new RegExp(`(?:${NETWORK})${LINK}{0,8}$`)
const MARKED = /(?<![\w.@/-])@[a-z0-9_][a-z0-9_.]{1,29}(?![\w@/])/g
const TAGGED = /(?<![\w.@/#])[a-z0-9_.]{2,30}#(?:\d{4}(?!\d)|[a-z]{2,4}\d{1,2}(?![a-z\d]))/g
/** @kota_dev: nobody writes an address of a group or a keyword of a language so. */
const LOOKS_OWN = /^@[a-z][a-z0-9.]*(?:_[a-z0-9._]+|\d[a-z0-9._]*)$/
/** A bare word is one only where the text says that an id or a handle follows, and only if it looks like one. */
const BARE = new RegExp(
  `(?:(?:${NETWORK})(?:\\s|の|'s){0,3}(?:id|handle|アカウント(?:名)?|ユーザー?名|account|username)|(?<![a-z])(?:user ?name|handle|screen name|gamertag|login name)|ユーザー名|アカウント名|ハンドルネーム)(?:\\s|は|が|:|、|is|=){1,5}(?<name>[a-z0-9](?=[a-z0-9-]{0,28}[\\d_.])[a-z0-9_.-]{3,29})(?![\\w@/])`,
  'g',
)
/** frostbyte#8812, but no order#8812. */
const TAG_OF_NOBODY =
  /^(?:order|ticket|issue|case|no|number|nr|ref|invoice|room|unit|apt|item|pr|bug|flight|table|page|lot|model|part|serial|job|task|line|channel)s?#/
/** "ika_masa_0417 で検索して", "dottie.stitches on Instagram": to be found under. */
const LOOKED_UP = new RegExp(
  `(?<![\\w.@/-])(?<name>[a-z][a-z0-9]*(?:[_.][a-z0-9]+)+)(?=\\s?(?:で(?:検索|出て|出ま|探し|登録|フォロー|やって)|って(?:名前|id|垢|アカウント)|っていう(?:垢|アカウント|名前)|を?(?:フォロー|検索)| on (?:there|here|it|${NETWORK}|twitch|youtube|steam|reddit|ravelry|etsy|bandcamp|soundcloud)))|(?<=(?:add me|find me(?: (?:on|at) \\w+)?|follow me|dm me|search(?: for)?|look up|フレンド(?:なら|は)?|垢は|アカウントは)(?: at| as| its| it's| is|:|は|、)?\\s?)(?<other>[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\\w@/])`,
  'g',
)
/** "add me btw im mossgoblin_77": nobody says so of what is no name of theirs. */
const ONESELF =
  /(?<=(?<![a-z])(?:i['’]?m|i am|add me|find me|follow me|me as|me under|goes? by|called) (?:just |btw |on there as |as |at )?)[a-z][a-z0-9]*_[a-z0-9_]+(?![a-z0-9_./(-])/g
const NAMED =
  /(?<!(?:table|column|field|file|class|function|branch|variable|database|index|key|package|method) (?:name|id|tag) is )(?<=(?:id|名前|ネーム|垢|アカウント|name|nick|tag)(?:は|が|って| is|:) ?)[a-z][a-z0-9]*_[a-z0-9_]+(?![a-z0-9_./(-])/g
/** "my gamertag's TurboGran": told to be one, and written as no word is. */
const TOLD =
  /(?<=(?<![\p{L}])(?:user ?name|handle|gamertag|gamer tag|screen ?name|psn|xbox|steam|discord|insta|snap|tiktok|twitch|reddit|ravelry|vinted|depop|strava)(?: (?:name|id|tag|handle|account|user|username))?(?:'s|’s| is| was|:|,? it's|,? its|,? i'm|,? im| as)? )@?(?:[a-z]+[A-Z][A-Za-z\d_]*|[A-Z][a-z\d]+[A-Z][A-Za-z\d_]*|[A-Za-z]+[\d_][A-Za-z\d_]*)(?![\w@/.(-])/giu
/** "add me if you want its sn0wpeaTTV": letters and digits in one, in a message that asks to be found. */
const ASKS = /(?<![a-z])(?:add|find|follow|dm|friend|search) (?:me|us)(?![a-z])|フレンド|フォロー|検索して|相互/u
const MADE_UP =
  /(?<=(?:(?<![a-z])(?:its|it['’]s|im|i['’]m|is|as|under|called|name)|[:：はが、]) ?)(?<![\w.@/#-])(?:[a-z]+\d+[a-z]{2,}\w*|[a-z]{4,}\d{2,})(?![\w@/.-])/giu
/** インスタにのせてます、amiami_kotori33: where a Japanese message speaks of a network, such a word is somebody there. */
const SHOWN = /(?<![\w.@/#-])[a-z]{2,}\d*_[a-z0-9_]*[a-z0-9](?![\w@/.(-])/g
const OF_A_NETWORK =
  /インスタ|ツイ|ティック|垢|アカウント|フォロー|ユーチューブ|ライン|(?<![a-z])(?:line|youtube|tiktok|x|sns)(?![a-z])/
/** "username there is …", "upload on tiktok, mines …": somebody's own, where a network or a name there is spoken of. */
const OWN_PLACE =
  /tiktok|insta|twitter|discord|snap|youtube|twitch|reddit|(?<![a-z])(?:user ?name|handle|gamertag|psn|steam)/
const MINE =
  /(?<=(?<![a-z])(?:mine['’]?s?|mine is|(?:user ?name|handle|name|tag|account|channel|page)(?: there| on there| here)?(?:['’]s| is| was)),? )[a-z][a-z0-9]*_[a-z0-9_]*[a-z0-9](?![\w@/.(-])/g
const WRITTEN_AS_ONE = /\d|_|\p{Ll}\p{Lu}/u
/** With what no bare handle can be without. */
const LIKE_ONE = /[a-z](?:[\d_]|\.[a-z])|[\d_][a-z]/
const CALLED_ON = /name|handle|tag|psn|xbox|steam|discord|insta|snap|tiktok|twitch|reddit|ravelry|vinted|depop|strava/
const CALLED = /id|handle|user|アカウント|ハンドル|account|name|gamertag/

/** "i'm @inkymoth.draws", "I post them on @…": somebody's own, told by what they do under it. */
const OWN_BEFORE =
  /(?<![\p{L}])(?:i['’]?m|i am|i go by|mine['’]?s|mine is|my \p{L}+(?:['’]s| is)?|i (?:post|trade|sell|stream|upload|share)(?: \p{L}+)? (?:on|at|as)(?: \p{L}+,?)?|(?:find|follow|add|dm|tag) me(?: \p{L}+){0,2})[ ,:]*$/u

function isOwn(lower: string, index: number, match: string): boolean {
  if (match.startsWith('@') && OWN_BEFORE.test(lower.slice(Math.max(0, index - 40), index))) return true
  if (cueBefore(lower, index, WITH_NETWORK, 32) || LOOKS_OWN.test(match)) return true
  return /^[a-z][a-z0-9_.]{2,}#/.test(match) && !TAG_OF_NOBODY.test(match)
}

/** Handles on social networks. */
export function handles({ text, lower, japanese, latin }: Scene): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, match: string) =>
    found.push({ start, end: start + match.replace(/[.-]+$/, '').length, type: 'ID' })
  if (lower.includes('@') || lower.includes('#'))
    for (const pattern of [MARKED, TAGGED])
      for (const { 0: match, index } of matchesOf(lower, pattern)) if (isOwn(lower, index, match)) add(index, match)
  if (CALLED_ON.test(lower))
    for (const { 0: match, index } of matchesOf(text, TOLD)) if (WRITTEN_AS_ONE.test(match)) add(index, match)
  if (japanese && lower.includes('_') && OF_A_NETWORK.test(lower))
    for (const { 0: match, index } of matchesOf(lower, SHOWN)) add(index, match)
  if (latin && !japanese && lower.includes('_') && OWN_PLACE.test(lower))
    for (const { 0: match, index } of matchesOf(lower, MINE)) add(index, match)
  if (ASKS.test(lower)) for (const { 0: match, index } of matchesOf(lower, MADE_UP)) add(index, match)
  if (/[a-z0-9][_.][a-z0-9]/.test(lower))
    for (const { 0: match, index } of matchesOf(lower, LOOKED_UP))
      if (!/\.(?:com|net|org|io|jp|uk|co|html?|pdf|txt|jpe?g|png)$/.test(match)) add(index, match)
  if (lower.includes('_'))
    for (const pattern of [ONESELF, NAMED])
      for (const { 0: match, index } of matchesOf(lower, pattern)) add(index, match)
  if (LIKE_ONE.test(lower) && CALLED.test(lower))
    for (const { 0: match, index, groups } of matchesOf(lower, BARE)) {
      const name = groups?.['name'] ?? ''
      const bare = name.replace(/[.-]+$/, '')
      if (/[\d_.]/.test(bare)) add(index + match.length - name.length, bare)
    }
  return found
}
