import { describe, expect, test } from 'vitest'
import { inputOf, SITUATIONS } from '../../../../../../test/interview/replies/situations.ts'
import { turnedRound } from '#listening/manners/index.ts'
import { questionOf } from '../../../talk/transition.ts'
import { replyGround } from './ground.ts'

function complaints(id: string, reply: string): string[] {
  const situation = SITUATIONS.find((each) => each.id === id)
  if (situation === undefined) throw new Error(`no situation is called ${id}`)
  const input = inputOf(situation)
  return turnedRound(reply, replyGround(input), questionOf(input.say).kind === 'summary')
}

describe('[interview.reply-polarity] the opposite of what was said', () => {
  test.each([
    ['ja-impact', '合図がよく聞こえるのですね。'],
    ['ja-attempts', 'お母さまは火を消し忘れないのですね。'],
    ['ja-enumerate', '応募フォームがどの会社も同じなのですね。'],
    ['ja-summary', '面接の準備をする時間がある、ということで合っていますか？'],
    ['en-attempts', 'So your mother never forgets to turn off the stove.'],
    ['en-choose', 'The quote was easy to read, I see.'],
    ['en-scene', 'So scanning receipts works half of the time.'],
    ['en-summary', 'So you have time left to prepare for the interview, is that right?'],
  ])('%s: %s', (id, reply) => {
    expect(complaints(id, reply)).toHaveLength(1)
  })

  test.each([
    ['ja-impact', '合図が聞こえないのですね。'],
    ['ja-summary', '面接の準備をする時間が取れなくなる、ということで合っていますか？'],
    ['ja-summary', '会社ごとに違うフォームに、準備の時間を奪われてしまうのですね。'],
    ['en-summary', 'So the forms cost you the time to prepare for the interview, is that right?'],
    ['en-ideal', 'Right, on a busy night nobody writes them down.'],
    ['en-must-ask', 'Typing everything in does not sound fun.'],
    ['en-impact', 'If everybody could hear the signal, what would change?'],
  ])('is not: %s: %s', (id, reply) => {
    expect(complaints(id, reply)).toEqual([])
  })
})
