import { expect, test } from 'vitest'
import { isOneStatement, tellsSameFigures } from './same-figures.ts'

test('[research.report-once] the same figures in other writing are the same', () => {
  expect(tellsSameFigures('The fall was 3.9 days.', 'People had 3.9 fewer migraine days.')).toBe(true)
  expect(tellsSameFigures('来館者は1,120人でした。', '1120人が来館した。')).toBe(true)
  expect(tellsSameFigures('It cost 380 pounds.', 'It cost 390 pounds.')).toBe(false)
  // A year, or a small number, is told of anything.
  expect(tellsSameFigures('It opened in 2024.', 'The prize was won in 2024.')).toBe(false)
})

test('[research.report-once] several figures of one matter are one statement, others are two', () => {
  const told = 'About 58 % of the 22,500 homes took part in the collection.'
  expect(isOneStatement(told, 'In all, 58 per cent of 22,500 homes joined the collection.')).toBe(true)
  expect(isOneStatement(told, 'Exactly 58 % of 22,500 tonnes were burnt.')).toBe(false)
  expect(isOneStatement(told, 'Of 22,500 homes, 61 % joined the collection.')).toBe(false)
})
