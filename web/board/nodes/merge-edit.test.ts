import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NODE_FIELD_NAMES, type NodeField } from '../../api/board.ts'
import { EMPTY_FIELDS, editBetween, newNodeOf, textsOf } from './field-texts.ts'
import { mergeEdits } from './merge-edit.ts'

const base = { ...EMPTY_FIELDS, title: 'a', context: 'b' }

describe('what is sent', () => {
  it('is only what was changed; a date that was emptied is taken away', () => {
    expect(editBetween(base, base)).toEqual({})
    expect(editBetween(base, { ...base, title: ' x ' })).toEqual({ title: 'x' })
    expect(editBetween({ ...base, due: '2026-04-01' }, base)).toEqual({ due: null })
  })
})

describe('a form', () => {
  it('shows every field as it is stored, a moment as its day, and sends nothing when nothing was written', () => {
    const stored = { ...EMPTY_FIELDS, title: 'a', context: 'b\n', due: '2026-04-01T10:00:00+09:00' }
    expect(textsOf(stored)).toEqual({ ...stored, due: '2026-04-01' })
    expect(editBetween(textsOf(stored), textsOf(stored))).toEqual({})
    expect(newNodeOf({ ...EMPTY_FIELDS, title: ' a ', note: ' ' })).toEqual({ title: 'a' })
  })
})

describe('two edits of one version', () => {
  it('go together when they touch different fields', () => {
    const merged = mergeEdits(base, { ...base, note: 'mine' }, { ...base, title: 'theirs' })
    expect(merged).toEqual({ fields: { ...base, note: 'mine', title: 'theirs' }, clashes: [] })
  })

  it('clash only where both wrote something else', () => {
    const merged = mergeEdits(base, { ...base, title: 'x', note: 'n' }, { ...base, title: 'y', note: 'n' })
    expect(merged.clashes).toEqual([{ name: 'title', mine: 'x', theirs: 'y' }])
  })

  it('never lose what I wrote, and never change what I did not touch', () => {
    const words = fc.constantFrom('', 'a', 'b', 'x', '2026-04-01')
    const texts = NODE_FIELD_NAMES.map((name) => [name, words] as const)
    const fields = fc.record(Object.fromEntries(texts) as Record<NodeField, typeof words>)
    fc.assert(
      fc.property(fields, fields, (mine, theirs) => {
        const merged = mergeEdits(base, mine, theirs)
        for (const name of NODE_FIELD_NAMES)
          expect(merged.fields[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name])
      }),
    )
  })
})
