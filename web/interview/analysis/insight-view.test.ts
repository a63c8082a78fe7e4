import { describe, expect, it } from 'vitest'
import type { Insight } from '../../api/interview.ts'
import { arrange } from './insight-board.tsx'
import { neighbourOf } from './card-focus.ts'
import { sameWords, saysMore, splitQuotes } from './insight-words.ts'

const insight = (id: string, label: Insight['confidence_label'], severity: number, confidence = 0.5): Insight => ({
  id,
  theme: id,
  jtbd: '',
  summary: '',
  severity,
  frequency: 1,
  confidence,
  confidence_label: label,
  hidden: false,
  evidence: [],
  created_at: '',
  updated_at: '',
})

describe('insight cards', () => {
  it('stand by how sure they are, the weightiest first', () => {
    const cards = [insight('a', 'L', 5), insight('b', 'H', 2), insight('c', 'H', 4), insight('d', 'H', 4, 0.9)]
    expect(arrange(cards).map(({ label, insights }) => [label, insights.map(({ id }) => id)])).toEqual([
      ['H', ['d', 'c', 'b']],
      ['L', ['a']],
    ])
    expect(arrange([])).toEqual([])
  })

  it('show a summary only where it says more than the quotes', () => {
    const quotes = [{ text: 'ゴミの日がわからない。' }, { text: 'ゴミの日' }]
    expect(saysMore('「ゴミの日がわからない。」「ゴミの日」', quotes)).toBe(false)
    expect(saysMore('', quotes)).toBe(false)
    expect(saysMore('三人が「ゴミの日」で困った', quotes)).toBe(true)
    expect(saysMore('“No bus”, “No doctor”.', [{ text: 'No bus' }, { text: 'No doctor' }])).toBe(false)
  })

  it('do not say a sentence twice: the name is the quote, whatever stands at its end', () => {
    expect(sameWords('ゴミの日がわからない。', 'ゴミの日がわからない')).toBe(true)
    expect(sameWords('No bus at night!', '“no bus at night”')).toBe(true)
    expect(sameWords('No bus at night', 'No bus')).toBe(false)
    expect(sameWords('…', '。')).toBe(false)
  })

  it('never show a quote without words: the name, or nothing, is not quoted again below', () => {
    const quotes = [{ text: 'ゴミの日がわからない。' }, { text: ' ' }, { text: 'No bus' }]
    expect(splitQuotes(quotes, 'ゴミの日がわからない')).toEqual({
      named: [{ text: 'ゴミの日がわからない。' }],
      spoken: [{ text: 'No bus' }],
    })
    expect(splitQuotes(quotes, '')).toEqual({ named: [], spoken: [quotes[0], quotes[2]] })
  })

  it('hand the keyboard to the next card, the last one to the one before', () => {
    expect(neighbourOf('a', ['a', 'b', 'c'])).toBe('b')
    expect(neighbourOf('c', ['a', 'b', 'c'])).toBe('b')
    expect(neighbourOf('a', ['a'])).toBeNull()
  })
})
