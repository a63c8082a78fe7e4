import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ToolName } from '../../src/capabilities/code/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { openTestStore } from '../support/store/stores.ts'

/** As frameworks have it: a handler without a name, and a function of the name of the option that switches it on. */
const SITE = {
  'src/build/compress.ts': `import { isCompressible } from './mime.ts'

export async function compressAssets(files: string[]) {
  const chosen = files.filter((file) => isCompressible(file))
  for (const file of chosen) {
    const encoded = file.toUpperCase()
    console.log(encoded)
  }
  return chosen.length
}
`,
  'src/build/mime.ts': `export function isCompressible(file: string) {
  return file.endsWith('.html')
}
`,
  'src/types/config.ts': `export interface BuildConfig {
  /** Whether assets are compressed. */
  compressAssets?: boolean
}
`,
  'src/routes/assets.ts': `import { isCompressible } from '../build/mime.ts'

export default handler((event) => {
  const link = event.path + event.search
  return isCompressible(link) ? 'compressed' : 'plain'
})
`,
}

function repository(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'naze-idioms-')))
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** What a submission comes to does not depend on the store. */
describe('idioms of frameworks', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repository() })
    return () => store.close()
  })
  const submit = async (
    query: string,
    looks: readonly (readonly [tool: ToolName, params: Record<string, unknown>])[],
    said: object,
  ) => {
    const session_id = await house.start(query)
    for (const [tool, params] of looks) await house.tool(session_id, tool, params)
    const nothing = { symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: [] }
    const { errors } = await house.call(house.code.submitUnderstanding, { session_id, ...nothing, ...said })
    return errors.map(({ name, item }) => `${name} ${item}`)
  }
  const WHOLE = { line: 1, to: 20 }

  test('[code.honest-ready] a function and the option of its name are no twins', async () => {
    const looks = [
      ['get_function_at_line', { path: 'src/build/compress.ts', ...WHOLE }],
      ['get_function_at_line', { path: 'src/types/config.ts', ...WHOLE }],
    ] as const
    const said = {
      symbols_identified: ['compressAssets'],
      entry_points: ['compressAssets'],
      files_analyzed: ['src/build/compress.ts', 'src/types/config.ts'],
    }
    expect(await submit('Add an option to the config for what compressAssets compresses', looks, said)).toEqual([])
  })

  test('[code.entry-points] a handler without a name is a way in, at the line that gives it away', async () => {
    const looks = [['get_function_at_line', { path: 'src/routes/assets.ts', ...WHOLE }]] as const
    const query = 'assets: the route answers the wrong word for a link with a query, fix it'
    const entering = (line: number) => ({
      entry_points: [`src/routes/assets.ts:${line}`],
      files_analyzed: ['src/routes/assets.ts'],
    })
    const errors = await submit(query, looks, entering(3))
    expect(errors.filter((error) => error.startsWith('entry-'))).toEqual([])
    expect(await submit(query, looks, entering(4))).toContain('entry-no-code src/routes/assets.ts:4')
  })

  test('[code.claims-checked] the words of a request are no code, whatever signs they have', async () => {
    const session_id = await house.start(
      'compressAssets: when files are asked for, the files of /about?lang=de are compressed again and again; compress them once',
    )
    const { evidence } = await house.tool(session_id, 'get_function_at_line', {
      path: 'src/build/compress.ts',
      line: 4,
    })
    const say = (value: string) =>
      house.call(house.code.updateSlot, { session_id, slot: 'observed_issue', value, evidence })
    expect(await say('the files of /about?lang=de are compressed again and again')).toMatchObject({ accepted: true })
    // A line that bears a word of the complaint is as good as any other that does.
    expect(await say('for (const file of chosen) {')).toMatchObject({ accepted: true })
    expect(await say('for (const lang=de of chosen) {')).toMatchObject({ accepted: false })
  })
})
