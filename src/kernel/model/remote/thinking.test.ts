import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'
import { withoutThinking } from './thinking.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

describe('[models.thinking] what a model thinks aloud', () => {
  it.each([
    ['<think>hm</think>Why now?', 'Why now?'],
    ['\n<think>\nhm\n</think>\n\nWhy now?', 'Why now?'],
    ['<THINKING>one</THINKING> <think>two</think> どうして？', 'どうして？'],
    ['<reasoning>never ends', ''],
    ['the opening tag is missing</think>Why now?', 'Why now?'],
    ['Why now? I <think> so.', 'Why now? I <think> so.'],
    ['<p>Why now?</p>', '<p>Why now?</p>'],
    ['  spaces stay', '  spaces stay'],
  ])('%j is %j', (received, said) => {
    expect(withoutThinking(received).text).toBe(said)
  })

  it('never shows, while it grows, what is not part of the answer in the end', () => {
    const thought = fc.string({ unit: 'grapheme' }).filter((text) => !/<\/?[tr]/i.test(text))
    const said = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[<\s]/.test(text))
    fc.assert(
      fc.property(thought, said, (inside, answer) => {
        const whole = `<think>${inside}</think>${answer}`
        for (let at = 1; at <= whole.length; at++)
          expect(answer.startsWith(withoutThinking(whole.slice(0, at)).text)).toBe(true)
      }),
    )
  })

  it.each([
    ['in the text', { text: '<think>I wonder</think>Why now?' }],
    ['in a field of its own', { text: 'Why now?', reasoning: 'I wonder' }],
  ])('is neither shown nor answered when it comes %s', async (_, step) => {
    server.always('test.ask', { ...step, chunkSize: 3 })
    const drafts: string[] = []
    const model = compatibleAt(server.url)
    const whole = await model.generate(modelRequest())
    const streamed = await model.generate(modelRequest({ onText: (text) => void drafts.push(text) }))
    expect([whole.text, streamed.text]).toEqual(['Why now?', 'Why now?'])
    expect(drafts.every((draft) => 'Why now?'.startsWith(draft))).toBe(true)
  })

  it('does not use up what the answer may take: a model found thinking is given more', async () => {
    server.always('test.ask', ({ body }) =>
      (body.max_tokens ?? 0) > 500
        ? { text: '<think>I wonder</think>Why now?' }
        : { text: '<think>I wonder', finishReason: 'length', usage: { input: 10, output: 500 } },
    )
    const model = compatibleAt(server.url)
    const first = await model.generate(modelRequest())
    expect(first.text).toBe('Why now?')
    // What it thought in vain was paid for as well.
    expect(first.outputTokens).toBeGreaterThan(500)
    await model.generate(modelRequest())
    expect(server.calls.map(({ body }) => body.max_tokens)).toEqual([500, 6_500, 6_500])
  })

  it('whose opening tag a server swallows is shown to nobody once that is known', async () => {
    server.always('test.ask', { text: 'I wonder</think>Why now?', chunkSize: 4 })
    const model = compatibleAt(server.url)
    await model.generate(modelRequest())
    const drafts: string[] = []
    await model.generate(modelRequest({ onText: (text) => void drafts.push(text) }))
    expect(drafts.length).toBeGreaterThan(0)
    expect(drafts.every((draft) => 'Why now?'.startsWith(draft))).toBe(true)
  })
})

describe('[models.effort] how hard to think', () => {
  it('is told where it is set, and not again to a server that refuses it', async () => {
    server.always('test.ask', ({ body }) =>
      body['reasoning_effort'] === undefined ? { text: 'ok' } : { status: 400, message: 'unknown: reasoning_effort' },
    )
    const model = compatibleAt(server.url, { effort: 'low' })
    await model.generate(modelRequest())
    await model.generate(modelRequest())
    expect(server.calls.map(({ body }) => body['reasoning_effort'])).toEqual(['low', undefined, undefined])
  })
})
