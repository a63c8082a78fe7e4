import { describe, expect, it } from 'vitest'
import { ENGLISH } from './first-messages/english.ts'
import { JAPANESE } from './first-messages/japanese.ts'
import { readWish } from './read-wish.ts'

const CORPUS = { ja: rowsOf(JAPANESE), en: rowsOf(ENGLISH) }
const HELLOS = {
  ja: ['こんにちは。', 'はじめまして！', 'えっと、', 'あの、', 'うーん、', 'どうも。'],
  en: ['Hi! ', 'Hello there. ', 'Och, ', 'Well, ', 'Hey, ', 'Oh hello! ', 'Um, '],
}
/** Sounds, names for somebody, words that point: none of them is what anybody wants. */
const NO_THING = {
  ja: /^(?:みたい|な、|の|を|が[、ほ]|それ|これ|って|で、|ね、)|[「」『』?？!！。]|たいたい|のは$/u,
  en: /\b(?:hey|hi|hello|och|um|well|lol|haha)\b|\b(?:you want|you'd like) (?:an? )?(?:it|that|this|is|they|hi|hey)\b|\b(?:a|an|the|of|to|with|and|who|does|that|because)$|["?!]|\b(?:my|our|me|i)\b/iu,
}

function rowsOf(table: string): { message: string; wanted: string | null }[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.lastIndexOf(' | ')
      const wanted = row.slice(at + 3)
      return { message: row.slice(0, at), wanted: wanted === '-' ? null : wanted }
    })
}

describe.each(['ja', 'en'] as const)('[why.anchor] what somebody came for, in %s', (language) => {
  it('is read in whole clauses from 150 first messages, or not at all', () => {
    expect(CORPUS[language].length).toBeGreaterThanOrEqual(150)
    const read = CORPUS[language].map(({ message }) => ({ message, wanted: readWish(message, language).wanted }))
    expect(read).toEqual(CORPUS[language])
  })

  it('is no greeting, no pointing word and no cut piece, whatever is said before it', () => {
    for (const { message } of CORPUS[language])
      for (const hello of ['', ...HELLOS[language]]) {
        const wish = readWish(hello + message, language)
        for (const slot of [wish.wanted, wish.topic, wish.action])
          if (slot !== null) expect(slot, `${hello}${message}`).not.toMatch(NO_THING[language])
        expect(wish.wanted === null && (wish.topic !== null || wish.action !== null), message).toBe(false)
      }
  })

  it('stays the same behind a greeting', () => {
    for (const { message, wanted } of CORPUS[language])
      for (const hello of HELLOS[language]) {
        const found = readWish(hello + message, language).wanted
        if (found !== null && wanted !== null) expect(found, `${hello}${message}`).toBe(wanted)
      }
  })
})
