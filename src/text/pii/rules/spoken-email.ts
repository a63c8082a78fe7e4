import type { Candidate } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'

const OPEN = '[(\\[{<]'
const CLOSE = '[)\\]}>]'
const DOT = `(?:\\.|[ \\t]\\.[ \\t]?|[ \\t]?${OPEN} ?(?:dot|ドット|どっと|\\.) ?${CLOSE}[ \\t]?|[ \\t](?:dot|ドット|どっと|てん)[ \\t]|ドット|どっと)`
const TOP = '(?:com|net|org|info|biz|edu|gov|example|[a-z]{2})'
const AT_DOMAIN = new RegExp(
  `(?<at>[ \\t]?${OPEN} ?(?:at|アット(?:マーク)?|あっと|@) ?${CLOSE}[ \\t]?|[ \\t](?:at|アット(?:マーク)?|あっと)[ \\t]|アット(?:マーク)?|あっと(?:まーく)?|[★☆◎]|[ \\t]@[ \\t]?|@[ \\t]|@\\r?\\n[ \\t]{0,2})(?<domain>(?:[a-z0-9-]{1,63}${DOT}){1,4}${TOP})(?![a-z0-9-])`,
  'gu',
)
const LOCAL =
  /(?<![a-z0-9._%+'-])[a-z0-9][a-z0-9._%+'-]{0,63}(?:(?: ?[([{<] ?(?:dot|ドット|\.) ?[)\]}>] ?| \. ?| (?:dot|ドット|underscore|アンダーバー|dash|hyphen|ハイフン) |ドット|アンダーバー|ハイフン)[a-z0-9_-]{1,30}){0,3}$/u
const REACH = 80
/** Without brackets "at" is a word like others: then the domain must be one of mailboxes, or the rest written out too. */
const MAILBOX =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|live|msn|aol|gmx|proton|protonmail|docomo|ezweb|au|softbank|i.softbank|nifty|me|mac|fastmail|zoho)(?:\.| ?[([]? ?dot|ドット| ドット)/
const PLAIN_WORD =
  /^(?:look|looking|me|us|it|them|him|her|you|i|am|is|was|are|be|account|accounts|inbox|e?mails?|address|support|sign|signed|log|logged|login|up|in|not|team|people|work|works|working|here|there|stuff|one|that|this|used|registered|only|always|buy|bought|sold|found|available|hosted|live)$/

/** Addresses written so that no program finds them: "jane dot doe at gmail dot com", taro(アット)example.jp. */
export function spokenEmails(lower: string): Candidate[] {
  const found: Candidate[] = []
  for (const { 0: match, index, groups = {} } of matchesOf(lower, AT_DOMAIN)) {
    const { at = '', domain = '' } = groups
    const local = LOCAL.exec(lower.slice(Math.max(0, index - REACH), index))?.[0] ?? ''
    if (local !== '' && (!/^[ \t]|^アット|^あっと/.test(at) || /[([{<@]/.test(at) || isMailbox(local, domain)))
      found.push({ start: index - local.length, end: index + match.length, type: 'EMAIL' })
  }
  return found
}

function isMailbox(local: string, domain: string): boolean {
  if (PLAIN_WORD.test(local)) return false
  return MAILBOX.test(domain) || /[ ([]dot|ドット|どっと|てん/.test(domain)
}
