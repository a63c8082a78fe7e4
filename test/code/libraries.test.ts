import { beforeAll, describe, expect, test } from 'vitest'
import type { ToolName } from '../../src/capabilities/code/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { openTestStore } from '../support/store/stores.ts'

/** As libraries have it: what a foreign framework calls, what a class does while it is made, and what is declared beside it. */
const LIBRARY = {
  'courier/transport.py': `import outside


class _PostTransport(outside.BaseTransport):
    def deliver(self, parcel):
        label = parcel.label
        stamps = label.split(",")
        return self.stamp_of(stamps)

    def stamp_of(self, stamps):
        first = stamps[2] if len(stamps) > 1 else None
        return first
`,
  'lib/crate.js': `const { Flap } = require('./flap.js')

class Crate {
  constructor(marks) {
    this.marks = splitMarks(marks)
  }
}

function splitMarks(marks) {
  const parts = marks.split(' ')
  if (parts.length > 2) {
    return parts.slice(0, 2)
  }
  return parts
}

exports.Crate = Crate
exports.openFlap = () => new Flap()
`,
  'lib/shop.js': `const { Crate } = require('./crate.js')

class Shop {
  packCrate(marks) {
    return new Crate(marks)
  }
}

exports.Shop = Shop
`,
  'lib/flap.js': `class Flap {
  lift() {
    return 'up'
  }
}

exports.Flap = Flap
`,
  'lib/file-flap.js': `class FileFlap {
  lift() {
    return 'out'
  }
}

exports.FileFlap = FileFlap
`,
  'types/index.d.ts': `export class Shop {
  packCrate(marks: string): Crate
}
export class Crate {
  marks: string[]
}
export class Flap {
  lift(): string
}
`,
}

const NOTHING = { symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: [] }
const read = (path: string) => ['get_function_at_line', { path, line: 1, to: 40 }] as const

/** What a submission comes to does not depend on the store. */
describe('libraries', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(LIBRARY) })
    return () => store.close()
  })
  const submit = async (
    query: string,
    looks: readonly (readonly [tool: ToolName, params: Record<string, unknown>])[],
    said: object,
    issue?: string,
  ) => {
    const session_id = await house.start(query)
    let shown: unknown
    for (const [tool, params] of looks) shown = (await house.tool(session_id, tool, params)).evidence
    const slots = issue === undefined ? {} : { observed_issue: issue }
    const evidence = issue === undefined ? {} : { observed_issue: shown }
    const judged = await house.call(house.code.submitUnderstanding, {
      session_id,
      ...NOTHING,
      ...said,
      resolved_frame: slots,
      slot_evidence: evidence,
    })
    const tell = ({ name, item }: { name: string; item: string }) => `${name} ${item}`
    return { errors: judged.errors.map(tell), notes: (judged.notes ?? []).map(tell) }
  }

  const RAISES = 'The post transport raises an IndexError when a label has two stamps, do not raise'

  test('[code.entry-points] a method of what is made from a foreign class is a way in', async () => {
    const symbols_identified = ['_PostTransport', '_PostTransport.stamp_of']
    const entering = (entry: string) =>
      submit(RAISES, [read('courier/transport.py')], { symbols_identified, entry_points: [entry] })
    expect((await entering('_PostTransport.deliver')).errors).toEqual([])
    expect((await entering('_PostTransport')).errors).toEqual(['entry-class _PostTransport'])
  })

  test('[code.claims-checked] a line that can raise the error that was named needs no word of the complaint', async () => {
    const look = ['get_function_at_line', { path: 'courier/transport.py', line: 11 }] as const
    const said = { symbols_identified: ['_PostTransport.stamp_of'], files_analyzed: ['courier/transport.py'] }
    const showing = async (line: string) => (await submit(RAISES, [look], said, line)).errors.join(' ')
    expect(await showing('first = stamps[2] if len(stamps) > 1 else None')).toBe('')
    expect(await showing('return first')).toContain('issue-')
  })

  test('[code.entry-points] who makes a thing comes to what its maker calls', async () => {
    const query = 'splitMarks drops the third mark of a crate when three marks are given, keep it'
    const said = { symbols_identified: ['splitMarks'], files_analyzed: ['lib/crate.js', 'lib/shop.js'] }
    const uses = ['find_references', { name: 'Crate' }] as const
    const looks = [read('lib/shop.js'), read('lib/flap.js'), uses, read('lib/crate.js')] as const
    const entering = (entry: string) =>
      submit(query, looks, { ...said, entry_points: [entry] }, 'if (parts.length > 2) {')
    expect((await entering('Shop.packCrate')).errors).toEqual([])
    expect((await entering('Flap.lift')).errors).toContain('entry-aside Flap.lift')
  })

  test('[code.patterns-closed] a declaration is no second doer, and who was not read is said', async () => {
    const pattern = '`Shop.packCrate` creates `Crate`'
    const query = 'Crate keeps too few marks, keep them all'
    const both = [read('lib/shop.js'), read('types/index.d.ts')] as const
    expect((await submit(query, both, { existing_patterns: [pattern] })).notes).toEqual([])
    const unread = await submit(query, [read('lib/crate.js')], { existing_patterns: [pattern] })
    expect([...unread.errors, ...unread.notes].join(' ')).toMatch(/pattern-(?:unread|claims)/u)
  })

  test('[code.no-lie-ready] a target that spells a name is that, and nothing else that shares a word', async () => {
    const said = { symbols_identified: ['Flap', 'Flap.lift'], files_analyzed: ['lib/flap.js'] }
    const query = 'file flap: it lifts too far, lift it less'
    const judged = await submit(query, [read('lib/flap.js')], said)
    expect(judged.errors).toContain('feature-elsewhere Flap')
  })

  test('[code.claims-checked] a dotted name is what the request is about where the code has the whole of it', async () => {
    const said = { symbols_identified: ['Shop', 'Crate'], files_analyzed: ['lib/shop.js'] }
    const looks = [read('lib/crate.js'), read('lib/shop.js')] as const
    const judged = await submit('Shop.packCrate forgets the marks, keep them', looks, said)
    expect(judged.errors).toContain('named-left-out packCrate')
  })
})
