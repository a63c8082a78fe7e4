import { isBlank } from '#text/blank.ts'
import type { DeskNode } from '../rows/desk.ts'

export const SKIPPABLE = ['decomposition', 'grouping', 'relation', 'proceed', 'gather', 'handover', 'hold'] as const
export type Skippable = (typeof SKIPPABLE)[number]

/** What the built-in answers can do with a person's comments. */
export interface Wishes {
  skip: ReadonlySet<Skippable>
  leftOut: ReadonlySet<string>
  /** Comments of which nothing was understood: whoever shows the answer says so. */
  unread: string[]
}

const NAMES: Readonly<Record<Skippable, RegExp>> = {
  decomposition: /分解|分割|decompos|split/iu,
  grouping: /グループ|まとめ|group/iu,
  relation: /関連|関係|依存|relation|dependenc/iu,
  proceed: /進める|着手|proceed|go ahead/iu,
  gather: /情報|調べ|確かめ|gather|information|research/iu,
  handover: /任せ|依頼|委任|hand(?:ing)? over|delegat/iu,
  hold: /保留|寝かせ|待つ|hold|wait/iu,
}
const NOT =
  /不要|いらない|要らない|なし|無し|しない|除[いくき]|外して|外す|以外|やめ|\b(?:no|not|without|don['’]?t|except|exclude|leave out|skip)\b/iu
const ONLY = /だけ|のみ|\bonly\b/iu

export function readWishes(comments: readonly string[], nodes: readonly DeskNode[]): Wishes {
  const skip = new Set<Skippable>()
  const leftOut = new Set<string>()
  const unread: string[] = []
  for (const comment of comments.flatMap((text) => text.split(/[\n。.;；]/u)).filter((text) => !isBlank(text))) {
    const titled = NOT.test(comment) ? nodes.filter(({ title }) => title.length > 1 && comment.includes(title)) : []
    for (const { id } of titled) leftOut.add(id)
    const named = titled.length > 0 ? [] : SKIPPABLE.filter((each) => NAMES[each].test(comment))
    const wanted = ONLY.test(comment) && !NOT.test(comment)
    for (const each of SKIPPABLE) {
      if (wanted ? !named.includes(each) && sameFamily(each, named) : NOT.test(comment) && named.includes(each)) {
        skip.add(each)
      }
    }
    const understood = titled.length > 0 || (named.length > 0 && (wanted || NOT.test(comment)))
    if (!understood) unread.push(comment.trim())
  }
  return { skip, leftOut, unread }
}

const STRUCTURE: ReadonlySet<Skippable> = new Set(['decomposition', 'grouping', 'relation'])

/** "Only decomposition" leaves out the other structures; it says nothing about options. */
function sameFamily(each: Skippable, named: readonly Skippable[]): boolean {
  return named.some((name) => STRUCTURE.has(name) === STRUCTURE.has(each))
}
