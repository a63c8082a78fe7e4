import { expect, test } from 'vitest'
import { startNaze } from '../support/surfaces/naze-process.ts'
import { makeHome } from './homes.ts'

test('[trust.one-process] a second process on the same embedded folder is refused in one line naming the first', async () => {
  const home = await makeHome('pglite')
  const first = await startNaze(home.env)
  await expect(startNaze(home.env)).rejects.toThrow(new RegExp(`is in use by process ${first.pid} \\(STORE_LOCKED\\)`))
  await first.kill()
  const next = await startNaze(home.env)
  expect(await next.stop()).toBe(0)
  await home.remove()
})
