import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConsensusResearchEngine } from '../../engine/index.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'naze-whole-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function put(count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await writeFile(
      join(root, `${String(n).padStart(3, '0')}.md`),
      n % 2 === 0
        ? `# Ferry ${n}\n\nThe Kamome ferry carried ${1_000 + n} passengers in month ${n}.`
        : `# 渡し船 ${n}\n\n渡し船カモメは${n}番目の月に${2_000 + n}人を運んだ。`,
    )
}
const research = () =>
  new ConsensusResearchEngine({ agentCount: 1, iterationCount: 1, searchConfig: { corpus: root } }).research(
    '渡し船カモメの利用',
  )

test('[research.small-folder] all of a small folder is read, in both languages, whatever an agent may choose', async () => {
  await put(30)
  const { report, finalReport } = await research()
  expect(report.method).toMatchObject({ pagesRead: 30 })
  expect(report.method.unread).toBeUndefined()
  expect(finalReport).not.toContain('読んでいません')
})

test('[research.small-folder] of a large one the limit holds, and what was not read is named', async () => {
  await put(80)
  const { report, finalReport } = await research()
  expect(report.method).toMatchObject({ pagesRead: 10, unread: { count: 70 } })
  expect(finalReport).toMatch(/> フォルダーの70件は読んでいません: .*local:0\d\d\.md.* ほか。/u)
})
