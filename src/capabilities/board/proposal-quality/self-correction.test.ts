import { expect, test } from 'vitest'
import { buildCorrectionPrompt } from './index.ts'

test('names every error and every usable id', () => {
  const prompt = buildCorrectionPrompt(['summary is required', 'options must have\nat least 2 items'], ['n1', 'n2'])
  expect(prompt).toContain('- summary is required\n- options must have at least 2 items\n')
  expect(prompt).toContain('n1, n2')
  expect(prompt).toContain('JSON')
})

test('says so when no id may be used, and nothing about ids when nobody asked', () => {
  expect(buildCorrectionPrompt(['x'], [])).toContain('(なし / none)')
  expect(buildCorrectionPrompt(['x'])).not.toContain('node_id')
})

test('without errors there is nothing to correct', () => {
  expect(buildCorrectionPrompt([], ['n1'])).toBe('')
})
