import { describe, expect, it } from 'vitest'
import { parseEdict, parseKanjidic } from './edict.ts'

const HEADER = '　？？？ /EDICT, a dictionary file/\n'
const one = (line: string): ReturnType<typeof parseEdict>[number] | undefined => parseEdict(HEADER + line)[0]

describe('parseEdict', () => {
  it('reads senses, tags and the mark of common words', () => {
    expect(one('高い [たかい] /(adj-i) (1) high/tall/(adj-i) (2) (uk) expensive/(P)/')).toEqual({
      word: '高い',
      reading: 'たかい',
      senses: [['high', 'tall'], ['expensive']],
      common: true,
      usuallyKana: false,
      affix: false,
      rare: false,
    })
  })

  it('cleans glosses of remarks and articles', () => {
    expect(one('走る [はしる] /(v5r,vi) (1) to run (of a vehicle)/the (fast) dash/')?.senses).toEqual([['run', 'dash']])
  })

  it('tells affixes, kana words and archaic words', () => {
    expect(one('お /(pref) (hon) honourable/')?.affix).toBe(true)
    expect(one('綺麗 [きれい] /(adj-na) (1) (uk) pretty/(P)/')?.usuallyKana).toBe(true)
    expect(one('男 [おのこ] /(n) (arch) man/')?.rare).toBe(true)
    expect(one('男 [おとこ] /(n,n-pref) man/(P)/')?.affix).toBe(false)
  })

  it('passes over what is not an entry', () => {
    expect(parseEdict(`${HEADER}\nnot an entry\n空 [から] /(n) (P)/`)).toEqual([])
  })
})

describe('parseKanjidic', () => {
  it('takes the meanings only', () => {
    const found = parseKanjidic('# KANJIDIC\n亜 3021 U4e9c G8 ア つ.ぐ {Asia} {come after} {radical 7} \n')
    expect([...found]).toEqual([['亜', ['Asia', 'come after']]])
  })
})
