import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { replyPrefixRules } from '../../src/capabilities/interview/asks/reply/rules/rules.ts'
import { GuardedDraft } from '../../src/kernel/gate/guarded-draft.ts'
import { judgeReply } from './replies/judge-reply.ts'
import { inputOf, type Situation, SITUATIONS } from './replies/situations.ts'

const FIRST_TRY = 0.95
/** What stops growing although it is good is only seen later, when it is whole. */
const GROWS = 0.9
/** Known only once a reply is whole. */
const AT_THE_END = new Set(['one-question', 'step'])

function corpus(kind: 'good' | 'bad', language: string): { situation: Situation; text: string }[] {
  const file = new URL(`replies/${kind}-${language}.json`, import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  return Object.entries(all).flatMap(([id, texts]) => {
    const situation = SITUATIONS.find((each) => each.id === id)
    if (situation === undefined) throw new Error(`no situation is called ${id}`)
    return texts.map((text) => ({ situation, text }))
  })
}

/** What a person would see of a reply while it grows, letter by letter. */
function drafts({ situation, text }: { situation: Situation; text: string }): string[] {
  const shown: string[] = []
  let now = 0
  const draft = new GuardedDraft(
    { prefixRules: replyPrefixRules },
    inputOf(situation),
    (seen) => shown.push(seen),
    () => (now += 1000),
  )
  for (let end = 1; end <= text.length; end++) draft.offer(text.slice(0, end))
  return shown
}

describe.each(['ja', 'en'])('[interview.reply-gate] %s', (language) => {
  test('of at least 100 good replies nearly all are accepted at the first try', async () => {
    const good = corpus('good', language)
    expect(good.length).toBeGreaterThanOrEqual(100)
    const refused: string[] = []
    for (const { situation, text } of good) {
      const { accepted, broken } = await judgeReply(situation, text)
      if (!accepted) refused.push(`${text} → ${JSON.stringify(broken)}`)
    }
    expect(refused.length / good.length, refused.join('\n')).toBeLessThanOrEqual(1 - FIRST_TRY)
  })

  test('of at least 150 bad replies none is shown', async () => {
    const bad = corpus('bad', language)
    expect(bad.length).toBeGreaterThanOrEqual(150)
    const shown: string[] = []
    for (const { situation, text } of bad) if ((await judgeReply(situation, text)).shown) shown.push(text)
    expect(shown).toEqual([])
  })

  test('[interview.draft-gate] what is bad in a reply stays out of its drafts, and what was seen is taken back', async () => {
    const seen: string[] = []
    for (const each of corpus('bad', language)) {
      const { broken } = await judgeReply(each.situation, each.text)
      if (broken.every(({ rule }) => AT_THE_END.has(rule))) continue
      const last = drafts(each).at(-1) ?? ''
      // A whole clause before what is bad may stand: nothing of what broke a rule was seen.
      const wrong = last === '' ? [] : (await judgeReply(each.situation, last)).broken
      if (wrong.some(({ rule }) => !AT_THE_END.has(rule))) seen.push(`${each.text} → ${JSON.stringify(wrong)}`)
    }
    expect(seen).toEqual([])
  })

  test('[interview.draft-gate] a good reply is seen growing to its end', () => {
    const good = corpus('good', language)
    const stopped = good.filter((each) => drafts(each).at(-1) !== each.text).map(({ text }) => text)
    expect(stopped.length / good.length, stopped.join('\n')).toBeLessThanOrEqual(1 - GROWS)
  })
})
