import { beforeAll, describe, expect, it } from 'vitest'
import { figures, score } from '../bench/pii/score.ts'
import { ownSet } from '../bench/pii/sets.ts'
import { loadMasker, type Masker } from '../src/text/pii/index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

describe('masking on our own messages', () => {
  it.each([
    ['chat-ja', 0.95, 0.95],
    ['chat-en', 0.9, 0.9],
    ['letters-en', 0.9, 0.93],
    ['forms-ja', 0.97, 0.97],
    ['forms-en', 0.97, 0.97],
    ['everyday-ja', 0.84, 0.94],
    ['everyday-en', 0.9, 0.95],
  ] as const)('[interview.mask-chat] %s holds recall %f and precision %f', (name, recall, precision) => {
    const any = score(ownSet(name), (text) => masker.find(text)).get('any')
    expect(figures(any!).recall).toBeGreaterThanOrEqual(recall)
    expect(figures(any!).precision).toBeGreaterThanOrEqual(precision)
  })

  it.each([
    ['chat-ja-tempting', 3],
    ['chat-en-tempting', 2],
    ['letters-en-tempting', 7],
    ['forms-ja-tempting', 3],
    ['forms-en-tempting', 3],
  ] as const)('[interview.mask-tempting] %s: at most %i messages lose a word that is nobody', (name, most) => {
    const touched = ownSet(name).filter(({ text }) => masker.find(text).length > 0)
    expect(touched.map(({ text }) => text).slice(most)).toEqual([])
  })

  it('has enough of them, with labels that fit the texts', () => {
    expect(ownSet('chat-ja').length).toBeGreaterThanOrEqual(150)
    expect(ownSet('chat-ja-tempting').length).toBeGreaterThanOrEqual(100)
    expect(ownSet('chat-en').length).toBeGreaterThanOrEqual(40)
    expect(ownSet('forms-ja').length).toBeGreaterThanOrEqual(80)
    expect(ownSet('forms-en').length).toBeGreaterThanOrEqual(80)
    expect(ownSet('everyday-ja').length).toBeGreaterThanOrEqual(300)
    expect(ownSet('everyday-en').length).toBeGreaterThanOrEqual(300)
    for (const { text, spans } of [...ownSet('chat-ja'), ...ownSet('forms-ja'), ...ownSet('forms-en')])
      for (const { start, end } of spans) expect(text.slice(start, end).trim()).toHaveLength(end - start)
  })
})
