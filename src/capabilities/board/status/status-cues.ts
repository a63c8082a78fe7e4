import type { Status } from './statuses.ts'

interface Cue {
  status: Status
  words: RegExp
}

/** Phrases that tell where a node stands, the more telling first. */
export const STATUS_CUES: readonly Cue[] = [
  {
    status: 'CANCELLED',
    words: /(?:取りやめ|中止|不要になっ|やめ(?:た|ること))|\b(?:cancel(?:l?ed)?|called off|no longer needed)\b/iu,
  },
  {
    status: 'DONE',
    words:
      /(?:完了(?:し|です|。|$)|終わりました|終わった。|済みました|できあがっ)|\b(?:is done|finished|completed)\b/iu,
  },
  {
    status: 'NEEDS_REVIEW',
    words: /(?:レビュー|見てもら|チェックをお願い|確認をお願い)|\b(?:ready for review|needs? (?:a )?review)\b/iu,
  },
  {
    status: 'WAITING_EXTERNAL',
    words: /(?:返事待ち|回答待ち|返答待ち|連絡待ち|待って(?:い)?る|承認待ち)|\b(?:waiting (?:for|on)|awaiting)\b/iu,
  },
  {
    status: 'BLOCKED',
    words: /(?:進められない|止まって(?:い)?る|ブロック|先に進めない)|\b(?:blocked|stuck|cannot proceed)\b/iu,
  },
  {
    status: 'NEEDS_DECISION',
    words: /(?:決めかね|どちら|どうするか|判断(?:が要|待ち)|迷って)|\b(?:decide|which one|undecided|either)\b/iu,
  },
  {
    status: 'DELEGATED',
    words:
      /(?:任せ(?:た|る)|依頼し(?:た|ました)|お願いし(?:た|ました)|引き継)|\b(?:delegated?|handed over|assigned to)\b/iu,
  },
  { status: 'SCHEDULED', words: /(?:に予定|日程が決ま|予約し(?:た|ました))|\b(?:scheduled|booked for)\b/iu },
  {
    status: 'IN_PROGRESS',
    words: /(?:進めて(?:い)?(?:る|ます)|着手|取りかか|始めた|始めました)|\b(?:started|in progress|working on)\b/iu,
  },
  { status: 'CLARIFYING', words: /(?:よく分からない|はっきりしない|要確認|不明)|\b(?:unclear|not sure|find out)\b/iu },
  { status: 'COOLING', words: /(?:寝かせ|しばらく置|様子を見)|\b(?:let it rest|cool off|wait and see)\b/iu },
  { status: 'DORMANT', words: /(?:当面(?:は)?(?:見送|やらない)|いつか)|\b(?:someday|shelved?)\b/iu },
  { status: 'READY', words: /(?:着手できる|準備(?:が)?でき)|\b(?:ready to)\b/iu },
]

/** Where a node usually goes next when its text tells nothing. */
export const USUAL_NEXT: Readonly<Record<Status, Status>> = {
  CAPTURED: 'CLARIFYING',
  CLARIFYING: 'READY',
  READY: 'IN_PROGRESS',
  IN_PROGRESS: 'DONE',
  DELEGATED: 'NEEDS_REVIEW',
  WAITING_EXTERNAL: 'IN_PROGRESS',
  SCHEDULED: 'IN_PROGRESS',
  BLOCKED: 'READY',
  NEEDS_DECISION: 'READY',
  NEEDS_REVIEW: 'DONE',
  COOLING: 'READY',
  DORMANT: 'REACTIVATED',
  REACTIVATED: 'READY',
  DONE: 'REACTIVATED',
  CANCELLED: 'REACTIVATED',
}
