import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findJson } from './find-json.ts'
import { parseStrictJson } from './strict-json.ts'

const values = (text: string) => {
  const found = findJson(text)
  return found.ok ? found.values : found.message
}

describe('JSON in what a model said', () => {
  test.each([
    ['alone', '{"a":1}'],
    ['fenced', 'Sure.\n```json\n{"a":1}\n```\nDone.'],
    ['in prose', 'Here it is: {"a":1} and that is all.'],
    ['in Japanese prose', '結果は次のとおりです。{"a":1}以上です。'],
    ['with a trailing comma', '{"a":1,}'],
    ['with single quotes', "{'a':1}"],
    ['with a bare key', '{a: 1}'],
    ['with comments', '{"a":1 // one\n}'],
    ['twice the same', '{"a":1}\n{"a":1}'],
  ])('is found %s', (_how, text) => {
    expect(values(text)).toEqual([{ a: 1 }])
  })

  test.each([
    ['cut inside a string', '{"a":"hello wor', /cut off/],
    ['cut after a value', '{"a":[{"b":1},{"b":2}', /cut off/],
    ['cut in a fence', '```json\n{"a":{"b":1}\n```', /cut off/],
    ['a key twice', '{"a":1,"a":2}', /twice/],
    ['a key twice, broken elsewhere', '{"a":1,"a":2,}', /twice/],
    ['NaN', '{"a":NaN}', /NaN/],
    ['Infinity in a list', '[1,-Infinity]', /NaN, Infinity/],
    ['__proto__', '{"__proto__":{"a":1}}', /__proto__/],
    ['no JSON', 'I cannot do that.', /no JSON/],
    ['nothing', '', /no JSON/],
  ])('is refused: %s', (_how, text, message) => {
    expect(values(text)).toMatch(message)
  })

  test('two different objects are both shown, for the schema to choose', () => {
    expect(values('Example: {"a":1}. Answer: {"b":2}')).toEqual([{ a: 1 }, { b: 2 }])
  })

  test('whatever is said, it never throws, and a whole JSON object is always found as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof findJson(text).ok === 'boolean'))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (object) => {
        fc.pre(!JSON.stringify(object).includes('__proto__'))
        const text = JSON.stringify(object)
        expect(parseStrictJson(text).value).toEqual(JSON.parse(text))
      }),
    )
  })

  test('[house.gate-json] an answer cut anywhere is never completed', () => {
    const whole = JSON.stringify({
      items: [
        { id: 'a', text: 'one, "two" } three' },
        { id: 'b', text: '四[五]' },
      ],
      n: 3,
    })
    for (let end = 1; end < whole.length; end++) {
      const found = findJson(whole.slice(0, end))
      expect(found.ok, whole.slice(0, end)).toBe(false)
    }
  })
})
