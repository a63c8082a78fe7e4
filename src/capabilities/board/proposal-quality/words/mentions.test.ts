import { describe, expect, test } from 'vitest'
import { forbiddenIn } from '../forbidden-words.ts'
import { withoutMentions } from './mentions.ts'

describe('a word that is only mentioned', () => {
  test.each([
    ['organizer', 'A page headed so: notes from the "Errands I should run" page'],
    ['organizer', 'Your note asks "should we open on Mondays?"; three tasks are filed under it.'],
    [
      'organizer',
      'According to the club’s rules, the accounts must be read aloud in May; two cards belong to that meeting.',
    ],
    ['organizer', 'The keys must be handed in by noon, according to the note on the cabin card.'],
    ['organizer', 'メモの問い「教室を夜に移すべきか」に、三件のタスクがつながっている。'],
    ['organizer', '「人はなぜ学ぶべきか」読書会'],
    ['advisor', '推奨環境はメモリ八ギガ以上とされており、受付の端末は四ギガです。'],
  ] as const)('[board.read-as-person] is no forbidden one in a report of the %s: %s', (kind, text) => {
    expect(forbiddenIn(kind, withoutMentions(text))).toBeUndefined()
  })

  test.each([
    ['organizer', 'According to the rules, you must move this card first.'],
    ['organizer', 'You must move this card first, according to me.'],
    ['advisor', '「A案にすべきではないか」'],
    ['advisor', 'Ask yourself "why not the best option?"'],
    ['advisor', '推奨はA案です。'],
  ] as const)('is one all the same where it tells or chooses in a report of the %s: %s', (kind, text) => {
    expect(forbiddenIn(kind, withoutMentions(text))).toBeDefined()
  })
})
