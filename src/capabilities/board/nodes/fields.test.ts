import { describe, expect, test } from 'vitest'
import { readNode } from '../asks/advise/node-reading.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import type { DeskNode } from '../rows/desk.ts'
import { previewStatus } from '../status/preview-status.ts'
import { NODE_FIELD_NAMES, NODE_FIELDS, newFields, type NodeField, WORD_FIELDS } from './fields.ts'

const QUESTION = 'Which hall do we take?'
const WAITING = 'Waiting for the printer.'

const nodeWith = (field: NodeField, text: string): DeskNode => ({
  id: 'n',
  ...newFields({ title: 'plain' }),
  status: 'READY',
  parent_id: null,
  tags: [],
  updated_at: new Date(0),
  [field]: text,
})

describe('[board.fields] whatever a person writes is read wherever a node is read', () => {
  test('a field whose words nobody reads says so', () => {
    const others = NODE_FIELD_NAMES.filter((name) => NODE_FIELDS[name].words === null)
    expect([...WORD_FIELDS, ...others].toSorted()).toEqual(NODE_FIELD_NAMES.toSorted())
    for (const name of others) expect(NODE_FIELDS[name].control.kind).toBe('day')
  })

  test.each(NODE_FIELD_NAMES)('%s is one word: so are its column and its option called', (name) => {
    expect(name).toMatch(/^[a-z]+$/)
  })

  test.each(WORD_FIELDS)("%s holds words of the board's own", (field) => {
    expect(makeBoardFacts([], { nodes: [nodeWith(field, QUESTION)] }).texts).toContain(QUESTION)
  })

  test.each(WORD_FIELDS)('%s speaks for a status', (field) => {
    const { candidates } = previewStatus(nodeWith(field, WAITING))
    expect(candidates).toContainEqual({ status: 'WAITING_EXTERNAL', reason: WAITING })
  })

  test.each(WORD_FIELDS.filter((name) => NODE_FIELDS[name].words !== 'name'))('%s is quoted by an adviser', (field) => {
    expect(readNode(nodeWith(field, QUESTION), makeBoardFacts([])).question).toBe(QUESTION)
  })

  test('what is new counts before what is known, and that before what it is called', () => {
    const all = { title: 'On hold.', context: 'どちらにするか。', note: WAITING, status: 'READY' as const }
    expect(previewStatus(all).suggested).toBe('WAITING_EXTERNAL')
    expect(previewStatus({ ...all, note: '' }).suggested).toBe('NEEDS_DECISION')
  })
})
