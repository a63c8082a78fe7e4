import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dataFolder } from '#text/data-folder.ts'
import { decodeWeights, encodeWeights } from '../linear/weights-file.ts'
import { chooseMove } from './choose-move.ts'
import { TALK_MOVES, type TalkMove } from './moves.ts'
import { readTalk } from './read-talk.ts'
import type { TalkSoFar } from './talk-so-far.ts'
import { MOVE_MODELS } from './weights.ts'

const talk = (language: 'ja' | 'en', ...said: (readonly [TalkMove | null, string, string])[]): TalkSoFar => ({
  language,
  room: 'why',
  turns: said.map(([asked, question, message]) => ({ asked, question, message })),
})

const BEGINNING = {
  en: talk('en', [null, 'What would you like to make?', 'I want to start a lunch club for people in our street.']),
  ja: talk('ja', [null, '何を作りたい？', '近所の人が集まれるお昼の会を始めたいです。']),
}

const TOLD = {
  en: talk(
    'en',
    [null, 'What would you like to make?', 'I want to start a lunch club for people in our street.'],
    ['origin', 'What got you thinking about that?', 'My neighbour told me she eats standing at the sink.'],
    ['like-for-you', 'What is that like for you?', 'It made me so sad. Nobody should have to eat alone at that age.'],
  ),
  ja: talk(
    'ja',
    [null, '何を作りたい？', '近所の人が集まれるお昼の会を始めたいです。'],
    ['origin', 'きっかけは、何でしたか？', 'お隣の方が、いつも台所で立ったまま食べていると聞いたんです。'],
    [
      'like-for-you',
      'どんなお気持ちですか？',
      '胸が痛くて。年をとって一人きりで食べるなんて、あってはいけないと思うんです。',
    ],
  ),
}

const STOPPED = {
  en: talk(
    'en',
    [null, 'What would you like to make?', 'I want to start a lunch club for people in our street.'],
    ['origin', 'What got you thinking about that?', 'Sorry, I have to go now, my bus is here. Bye.'],
  ),
  ja: talk(
    'ja',
    [null, '何を作りたい？', '近所の人が集まれるお昼の会を始めたいです。'],
    ['origin', 'きっかけは、何でしたか？', 'すみません、バスが来たので今日はここまでにします。'],
  ),
}

describe.each(['en', 'ja'] as const)('%s', (language) => {
  const rated = (so: TalkSoFar, move: TalkMove) => {
    const found = readTalk(so).ratings.find((each) => each.move === move)
    if (found === undefined) throw new Error(`${move} was not rated`)
    return found
  }

  test('[listening.moves] where a wish comes from fits behind it; what stayed from it does not, nor saying it back', () => {
    expect(rated(BEGINNING[language], 'origin').acceptable).toBeGreaterThan(0.6)
    expect(rated(BEGINNING[language], 'stayed').bad).toBeGreaterThan(0.6)
    expect(rated(BEGINNING[language], 'read-back').bad).toBeGreaterThan(0.6)
  })

  test('[listening.moves] saying back fits once the reason is told', () => {
    expect(rated(TOLD[language], 'read-back').acceptable).toBeGreaterThan(0.5)
  })

  test('[listening.moves] hardly anything fits behind a farewell', () => {
    const mean = (so: TalkSoFar) => readTalk(so).ratings.reduce((sum, { bad }) => sum + bad, 0) / TALK_MOVES.length
    expect(mean(STOPPED[language])).toBeGreaterThan(mean(BEGINNING[language]))
  })

  test('[listening.reasons] of what was told the principle is the reason, and what is about the talk is none', () => {
    const { judged } = readTalk(TOLD[language])
    const main = [0, 1, 2].flatMap(judged).toSorted((a, b) => b.main - a.main)[0]
    expect(main?.text).toMatch(/alone|一人きり/u)
    expect(main?.reason).toBeGreaterThan(0.5)
    expect(readTalk(STOPPED[language]).judged(1).at(-1)?.reason).toBeLessThan(0.2)
  })
})

test('[listening.choose-move] nothing is asked twice or against a veto, and saying back is not asked at all', () => {
  const ratings = TALK_MOVES.map((move, n) => ({ move, acceptable: 1 - n / 100, bad: 0 }))
  expect(chooseMove(ratings, [])).toBe('origin')
  expect(chooseMove(ratings, ['origin'], (move) => move === 'last-time')).toBe('moment')
  expect(chooseMove(ratings, TALK_MOVES.slice(0, -1))).toBeNull()
  const risky = ratings.map(({ move, acceptable }) => ({ move, acceptable, bad: move === 'origin' ? 0.2 : 0 }))
  expect(chooseMove(risky, [])).toBe('last-time')
})

const shipped = readFileSync(join(dataFolder('listening'), 'moves.bin.gz'))

test('[listening.moves] the shipped weights come back as they were written', () => {
  const again = encodeWeights(MOVE_MODELS, decodeWeights(MOVE_MODELS, shipped))
  expect(gunzipSync(again).equals(gunzipSync(shipped))).toBe(true)
})

test.each([
  ['one weight changed', (bytes: Buffer) => bytes.writeInt8(bytes.readInt8(bytes.length - 1) ^ 1, bytes.length - 1), 0],
  ['the end cut off', () => undefined, 10],
])('[listening.moves] damaged weights are refused: %s', (_how, change, cut) => {
  const bytes = Buffer.from(gunzipSync(shipped))
  change(bytes)
  expect(() => decodeWeights(MOVE_MODELS, gzipSync(bytes.subarray(0, bytes.length - cut)))).toThrow(/checksum|size/u)
})
