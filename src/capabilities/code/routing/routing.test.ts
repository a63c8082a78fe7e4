import { expect, test } from 'vitest'
import type { Intent } from '../contract.ts'
import { guidanceFor } from './hints.ts'
import { requirementsFor } from './requirements.ts'
import { route, type SlotValues } from './route.ts'

const whole = {
  target_feature: 'login',
  trigger_condition: 'when empty',
  observed_issue: 'it returns a 500',
  desired_action: 'fix it',
}
const without = (...names: (keyof typeof whole)[]): SlotValues =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((left) => left === name)))

const ROUTES: [string, SlotValues, Intent, object][] = [
  [
    'nothing missing',
    whole,
    'MODIFY',
    { initial_tools: ['find_definitions', 'find_references'], priority_slots: [], risk_level: 'LOW' },
  ],
  [
    'no issue',
    without('observed_issue'),
    'MODIFY',
    { initial_tools: ['search_text', 'query'], priority_slots: ['observed_issue'], risk_level: 'HIGH' },
  ],
  [
    'no target',
    without('target_feature'),
    'MODIFY',
    { initial_tools: ['query', 'get_symbols', 'analyze_structure'], risk_level: 'HIGH' },
  ],
  ['no target, to implement', without('target_feature'), 'IMPLEMENT', { risk_level: 'LOW' }],
  ['a short issue', { ...whole, observed_issue: '動かない' }, 'MODIFY', { risk_level: 'MEDIUM' }],
  ['an issue of ten letters', { ...whole, observed_issue: '1234567890' }, 'MODIFY', { risk_level: 'LOW' }],
  [
    'nothing known',
    {},
    'IMPLEMENT',
    {
      initial_tools: ['query', 'get_symbols', 'analyze_structure', 'search_text'],
      priority_slots: ['target_feature', 'observed_issue', 'trigger_condition', 'desired_action'],
      risk_level: 'LOW',
    },
  ],
  [
    'nothing known, to answer',
    {},
    'QUESTION',
    { priority_slots: ['target_feature', 'trigger_condition', 'observed_issue', 'desired_action'] },
  ],
]
test.each(ROUTES)('[code.router] %s', (_name, slots, intent, expected) => {
  expect(route(slots, intent)).toMatchObject({ initial_phase: 'EXPLORATION', ...expected })
})

const change = { symbols_identified: 3, entry_points: 1, files_analyzed: 2, existing_patterns: 1 }
const risky = { symbols_identified: 5, entry_points: 2, files_analyzed: 4, existing_patterns: 2 }
const understood = { symbols_identified: 1, entry_points: 0, files_analyzed: 1, existing_patterns: 0 }
test('[code.requirements] what has to be found grows with the risk', () => {
  for (const intent of ['IMPLEMENT', 'MODIFY'] as const) {
    expect(requirementsFor(intent, 'LOW', false)).toEqual({ ...change, slot_evidence: [] })
    expect(requirementsFor(intent, 'LOW', true)).toEqual({ ...change, slot_evidence: ['observed_issue'] })
    expect(requirementsFor(intent, 'MEDIUM', true)).toEqual({
      ...change,
      slot_evidence: ['target_feature', 'observed_issue'],
    })
    expect(requirementsFor(intent, 'MEDIUM', false)).toEqual({ ...change, slot_evidence: ['target_feature'] })
    expect(requirementsFor(intent, 'HIGH', false)).toEqual({
      ...risky,
      slot_evidence: ['target_feature', 'observed_issue'],
    })
  }
  for (const intent of ['INVESTIGATE', 'QUESTION'] as const)
    for (const risk of ['LOW', 'MEDIUM', 'HIGH'] as const)
      expect(requirementsFor(intent, risk, true)).toEqual({ ...understood, slot_evidence: [] })
})

test('[code.guidance] each missing slot has a hint, an action and tools, in both languages', () => {
  for (const language of ['ja', 'en'] as const) {
    const guidance = guidanceFor(['observed_issue', 'trigger_condition'], { language, wantsChange: false }, 'bug')
    expect(guidance.recommended_tools).toEqual(['search_text', 'query', 'find_definitions'])
    for (const { hint, action, tools } of guidance.hints) {
      expect(/\p{Script=Hiragana}/u.test(hint)).toBe(language === 'ja')
      expect(/\p{Script=Hiragana}/u.test(action)).toBe(language === 'ja')
      expect(tools.length).toBeGreaterThan(0)
    }
  }
})
