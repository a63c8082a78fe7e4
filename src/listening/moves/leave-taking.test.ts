import { expect, test } from 'vitest'
import { hear } from '../kinds/hear.ts'
import { takesLeave, withLeave } from './leave-taking.ts'

const kinds = (text: string, language: 'ja' | 'en', ends = 0) =>
  withLeave(
    hear(text, { language, question: language === 'ja' ? 'どうしてですか？' : 'Why is that?' }),
    language,
    ends,
  ).map(({ kind }) => kind)

test.each([
  ['ja', '娘に電話で聞きましたが、娘も知りませんでした。…今日はこのくらいにしておきます。ありがとう。'],
  ['ja', '合っています。長々とすみません、父が起きたので行きますね。'],
  ['ja', '朝の時間が足りないんです。あ、すみません、会議が始まるので。'],
  ['en', 'It saves me an hour. Anyway, gotta run, thanks'],
  ['en', 'They come back every spring. Right, my ten o’clock is here!'],
  ['en', 'Very quiet. I think I’d better leave it there, dear.'],
] as const)('who takes leave behind an answer is heard, and so is the answer (%s: %s)', (language, text) => {
  const heard = kinds(text, language)
  expect(heard).toContain('stop')
  expect(heard.indexOf('stop')).toBeGreaterThan(0)
})

test.each([
  ['ja', 'ここまで来るのに三年かかりました。'],
  ['ja', '母が毎晩「そろそろ行きます」と言って帰るんです。'],
  ['ja', 'もう限界で。誰も手伝ってくれないので。'],
  ['en', 'I stop by the shop on my way home.'],
  ['en', 'Sorry, I had to go to the hospital that week.'],
  ['en', 'Anyway, I have to do it every day because nobody else will.'],
  ['en', 'He always says he must go now.'],
] as const)('who tells of one goes on (%s: %s)', (language, text) => {
  expect(takesLeave(text, language)).toBe(false)
  expect(kinds(text, language)).not.toContain('stop')
})

test('an excuse right before the farewell is no content', () => {
  expect(kinds('sorry im on break and its nearly over. can we stop here', 'en')).toEqual(['courtesy', 'stop'])
})

test('the judge of endings is believed when it is sure, and the line is cut where it turns', () => {
  const text = 'it is like being back at school ok foods on the table'
  expect(kinds(text, 'en', 0.5)).toEqual(['content'])
  expect(kinds(text, 'en', 0.9)).toEqual(['content', 'stop'])
})

test('what only resembles a farewell, or is followed by more, is what it tells', () => {
  expect(kinds('もういいよ。でも、取り残されるのは嫌なんです。', 'ja')).not.toContain('stop')
})
