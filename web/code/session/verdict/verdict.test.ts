import { expect, test } from 'vitest'
import type { CodeDecision } from '../../../api/code.ts'
import { stepsOf } from '../steps.ts'
import { verdictOf } from './verdict.ts'

const said = (name: string) => ({ name, ja: `${name}（日）`, en: name })
const decided = (n: number, kind: CodeDecision['kind'], to: CodeDecision['to'], ...names: string[]): CodeDecision => ({
  n,
  kind,
  from: 'EXPLORATION',
  to,
  reasons: names.map(said),
  at: '2026-01-01T00:00:00.000Z',
})

type Session = Parameters<typeof verdictOf>[0]
const session = (changes: Partial<Session>): Session => ({
  phase: 'EXPLORATION',
  decisions: [],
  requirements: [
    { requirement: 'symbols_identified', needed: 3, have: 1, met: false },
    { requirement: 'files_analyzed', needed: 2, have: 2, met: true },
  ],
  frame: { slot_source: {}, mapped_symbols: [] },
  ...changes,
})

test('[code.web-why] before anything was submitted nothing is called refused, and what it takes is named', () => {
  const verdict = verdictOf(session({ decisions: [decided(1, 'start', 'EXPLORATION', 'started')] }))
  expect(verdict).toMatchObject({ isReady: false, wasJudged: false, reasons: [] })
  expect(verdict.missing.map(({ requirement }) => requirement)).toEqual(['symbols_identified'])
})

test('[code.web-why] what the last submission claimed in vain is said once; counts come from the requirements', () => {
  const names = ['symbol-unknown', 'requirement-short']
  const decisions = [
    decided(1, 'submission', 'EXPLORATION', 'file-missing'),
    decided(2, 'submission', 'SEMANTIC', ...names),
    decided(3, 'phase', 'SEMANTIC', 'symbol-unknown', 'semantic-opened'),
    decided(4, 'write', 'SEMANTIC', 'write-phase'),
  ]
  const { reasons } = verdictOf(session({ phase: 'SEMANTIC', decisions }))
  expect(reasons.map(({ name }) => name)).toEqual(['symbol-unknown', 'semantic-opened'])
})

test('[code.web-why] READY says why it was given and lacks nothing', () => {
  const decisions = [
    decided(1, 'submission', 'EXPLORATION', 'file-missing'),
    decided(2, 'submission', 'READY', 'ready'),
  ]
  const verdict = verdictOf(session({ phase: 'READY', decisions }))
  expect(verdict).toMatchObject({ isReady: true, missing: [], reasons: [{ name: 'ready' }] })
})

test('[code.web-why] a READY that was taken back says only why it was taken back', () => {
  const decisions = [
    decided(1, 'submission', 'READY', 'ready'),
    decided(2, 'phase', 'READY', 'ready'),
    decided(3, 'phase', 'EXPLORATION', 'slot-changed'),
  ]
  expect(verdictOf(session({ decisions })).reasons.map(({ name }) => name)).toEqual(['slot-changed'])
})

test('[code.web-why] guesses are those of now, not those of the last submission', () => {
  const decisions = [decided(1, 'submission', 'VERIFICATION', 'hypothesis-left')]
  const frame = {
    slot_source: { observed_issue: 'HYPOTHESIS', target_feature: 'FACT' },
    mapped_symbols: [
      { name: 'A', source: 'FACT' },
      { name: 'B', source: 'HYPOTHESIS' },
    ],
  } as const
  const verdict = verdictOf(session({ phase: 'VERIFICATION', decisions, frame }))
  expect(verdict).toMatchObject({ reasons: [], guesses: { slots: ['observed_issue'], symbols: ['B'] } })
})

test('[code.web-why] a phase that was never entered is not called passed', () => {
  const straight = [decided(1, 'start', 'EXPLORATION'), decided(2, 'phase', 'READY')]
  expect(stepsOf({ phase: 'READY', decisions: straight })).toEqual({
    EXPLORATION: 'passed',
    SEMANTIC: 'skipped',
    VERIFICATION: 'skipped',
    READY: 'now',
  })
  expect(stepsOf({ phase: 'EXPLORATION', decisions: straight.slice(0, 1) })).toEqual({
    EXPLORATION: 'now',
    SEMANTIC: 'ahead',
    VERIFICATION: 'ahead',
    READY: 'ahead',
  })
})
