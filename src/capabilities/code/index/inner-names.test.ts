import { expect, test } from 'vitest'
import { repository } from '../../../../test/support/code/repository.ts'

const FILES = {
  'table.py': `class Table:
    def __init__(self, title, *, leading: int = 0, "trap"=1):
        # self.ghost = title
        self.leading = leading
        text = "self.phantom = 1"
        if self.other == leading:
            pass


class Grid:
    def lay(
        self,
        leading,
    ):
        return leading


def make(rows):
    return Table(rows)
`,
  'box.ts': `export class Box {
  constructor(width: number) {
    this.size = width
  }
}
export const scale = (box: Box, factor = 2) => box
`,
}

const found = async (name: string) => {
  const { root, open } = repository(FILES)
  const answer = await open().run(root, 'find_definitions', { name }, AbortSignal.timeout(60_000))
  return answer.hits.map(({ path, kind, container, lines }) => [path, kind, container, lines?.[0]])
}

test('[code.inner-names] what functions take and methods give themselves, told apart by what holds them', async () => {
  expect(await found('leading')).toEqual([
    ['table.py', 'parameter', 'Table.__init__', 2],
    ['table.py', 'property', 'Table', 4],
    ['table.py', 'parameter', 'Grid.lay', 13],
  ])
  expect(await found('Table.leading')).toEqual([
    ['table.py', 'parameter', 'Table.__init__', 2],
    ['table.py', 'property', 'Table', 4],
  ])
  expect(await found('size')).toEqual([['box.ts', 'property', 'Box', 3]])
  expect(await found('factor')).toEqual([['box.ts', 'parameter', 'scale', 6]])
})

test.each(['ghost', 'phantom', 'other', 'Grid.size'])(
  '[code.inner-names] %s is none: it stands in a comment or a text, or is only asked for',
  async (name) => {
    expect(await found(name)).toEqual([])
  },
)

test('[code.inner-names] who makes a class calls its __init__; another definition of the name is no use', async () => {
  const { root, open } = repository({
    ...FILES,
    'use.py': `from table import make


class Other:
    def make(self):
        return 1


def run():
    make = Other()
    return make.make()
`,
  })
  const index = open()
  const ask = async (name: string) => {
    const { hits } = await index.run(root, 'find_references', { name }, AbortSignal.timeout(60_000))
    return hits.filter(({ kind }) => kind === 'call').map(({ path, lines }) => `${path}:${lines?.[0]}`)
  }
  expect(await ask('Table.__init__')).toContain('table.py:19')
  const { hits } = await index.run(
    root,
    'find_references',
    { name: 'make', path: 'table.py' },
    AbortSignal.timeout(60_000),
  )
  expect(hits.map(({ path, lines }) => `${path}:${lines?.[0]}`)).not.toContain('use.py:5')
})
