import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editBetween, mergeEdits } from './merge-edit.ts'

const base = { title: 'a', context: 'b', note: '', due: '' }

describe('what is sent', () => {
  it('is only what was changed; a date that was emptied is taken away', () => {
    expect(editBetween(base, base)).toEqual({})
    expect(editBetween(base, { ...base, title: ' x ' })).toEqual({ title: 'x' })
    expect(editBetween({ ...base, due: '2026-04-01' }, base)).toEqual({ due: null })
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
    const fields = fc.record({
      title: fc.constantFrom('a', 'x', 'y'),
      context: fc.constantFrom('b', 'x', 'y'),
      note: fc.constantFrom('', 'x', 'y'),
      due: fc.constantFrom('', '2026-04-01'),
    })
    fc.assert(
      fc.property(fields, fields, (mine, theirs) => {
        const merged = mergeEdits(base, mine, theirs)
        for (const name of ['title', 'context', 'note', 'due'] as const)
          expect(merged.fields[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name])
      }),
    )
  })
})
