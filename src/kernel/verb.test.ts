import { expect, test } from 'vitest'
import { z } from 'zod'
import { personContext } from '../../test/support/contexts.ts'
import { callVerb, defineVerb } from './verb.ts'

const echo = defineVerb({
  name: 'test.echo',
  summary: 'Says it back.',
  input: z.object({ text: z.string().min(1), list: z.array(z.object({ word: z.string() })).optional() }),
  output: z.object({ text: z.string() }),
  errors: ['INVALID_INPUT'],
  run: async (_ctx, input) => ({ text: input.text }),
})

test('a verb never sees malformed input, and the refusal says where', async () => {
  await expect(callVerb(echo, personContext(), { text: '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('text'),
  })
  await expect(callVerb(echo, personContext(), null)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await callVerb(echo, personContext(), { text: '語' })).toEqual({ text: '語' })
})

test.each([
  ['U+0000', { text: 'a\0b' }],
  ['half a surrogate pair', { text: 'a\ud83d' }],
  ['deep inside', { text: 'a', list: [{ word: '\udc00' }] }],
])('what no store can hold is refused at the door: %s', async (_what, input) => {
  await expect(callVerb(echo, personContext(), input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('what is done elsewhere gets the input as it came, and its answer is judged here', async () => {
  const sent: unknown[] = []
  const answer = { text: 'done', more: 'than declared' }
  const away = {
    ...echo,
    run: () => expect.fail('not here'),
    elsewhere: async (_ctx: unknown, raw: unknown) => (sent.push(raw), answer),
  }
  expect(await callVerb(away, personContext(), { text: '' })).toEqual({ text: 'done' })
  expect(sent).toEqual([{ text: '' }])
  await expect(callVerb(away, personContext(), { text: 'a\0b' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const wrong = { ...away, elsewhere: async () => ({ text: 1 }) }
  await expect(callVerb(wrong, personContext(), {})).rejects.toThrow()
  expect(sent).toHaveLength(1)
})

test('a very wide input is judged like any other', async () => {
  const wide = { text: 'a', list: Array.from({ length: 900_000 }, () => ({})) }
  await expect(callVerb(echo, personContext(), wide)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
