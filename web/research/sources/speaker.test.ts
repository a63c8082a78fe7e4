import { expect, test } from 'vitest'
import { sampleReport } from '../../../test/support/research/sample-report.ts'
import { aboutBeside, speakerOf } from './speaker.ts'

const [sample] = sampleReport('en', 'Ferry news').sources
const source = (more: object) => (sample === undefined ? [] : [{ ...sample, ...more }])

test('the line under a title tells who and when, else the day it was published', () => {
  expect(speakerOf(source({ byline: 'Orsay Council, 2 April 2021' }), 1)).toEqual({
    title: 'Ferry news',
    head: 'Orsay Council, 2 April 2021',
  })
  expect(speakerOf(source({ published: '2021-04-02' }), 1).head).toBe('2021-04-02')
  expect(speakerOf(source({}), 7)).toEqual({ title: '', head: '' })
})

test('what title and date say is not told again, but who “it” is', () => {
  const beside = { title: 'Tarn Pool', head: 'Trust, 5 May 2025' }
  expect(aboutBeside({ text: 'The pool drew more this year.', about: 'Tarn Pool, 5 May 2025' }, beside)).toBeUndefined()
  expect(aboutBeside({ text: 'It drew 61,000 visitors.', about: 'Tarn Pool' }, beside)).toBe('Tarn Pool')
  expect(aboutBeside({ text: 'Card or phone.', about: 'How do I pay?' }, beside)).toBe('How do I pay?')
})
