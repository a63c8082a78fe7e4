import { describe, expect, it } from 'vitest'
import { detectLanguage } from './language.ts'

describe('detectLanguage', () => {
  it.each([
    ['壁打ちAIを作りたい', 'ja'],
    ['GitHub ActionsでCIを回したい', 'ja'],
    ['APIとDBのSLO', 'ja'],
    ['意思決定支援', 'ja'],
    ['ﾕｰｻﾞｰ', 'ja'],
    ['I want to build a sounding board', 'en'],
    ['What does なぜ mean?', 'en'],
    ['kanban', 'en'],
  ] as const)('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
    expect(detectLanguage(text, language === 'ja' ? 'en' : 'ja')).toBe(language)
  })

  it.each(['', '42', '👍', '…'])('takes the fallback for %j, which is in neither', (text) => {
    expect(detectLanguage(text, 'ja')).toBe('ja')
    expect(detectLanguage(text, 'en')).toBe('en')
  })
})
