import { devices } from '@playwright/test'
import { type ReverseProxy, startReverseProxy } from '../../support/surfaces/reverse-proxy.ts'
import { expect } from '../fixtures.ts'
import { test as gated } from './gated-model.ts'
import { begin, draft, field, GUIDE, patiently, said, warmUp } from './journey.ts'
import { doorHere, startServer } from '../server.ts'

const BEGINNING = 'ゴミの出し方がわからなかったんですね。'
const WHOLE = 'ゴミの出し方がわからなかったんですね。最近では、いつそういうことがありましたか？'

/** A server whose door is reached only through a proxy at another address. */
const test = gated.extend<object, { front: ReverseProxy }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const proxy = await startReverseProxy()
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model, front }, use) => {
      const door = await doorHere()
      front.target = { host: '127.0.0.1', port: Number(door['NAZE_DOOR_PORT']) }
      const server = await startServer({
        NAZE_MODEL_INTERVIEW_REPLY: 'compatible:gated',
        NAZE_MODEL_URL: model.url,
        NAZE_MODEL_KEY: 'none',
        ...door,
        NAZE_PUBLIC_URL: front.url,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

test.describe.configure({ timeout: 120_000 })

test('[interview.door-phones] behind a proxy a phone sees a question while it is written, and resumes', async ({
  page,
  browser,
  words,
  model,
  front,
  server,
  request,
}) => {
  model.says(WHOLE)
  await warmUp(server.url)
  model.reset()
  const made = await request.post('/api/projects', { data: GUIDE.ja })
  const { project } = (await made.json()) as { project: { id: string; public_link: string } }
  expect(project.public_link.startsWith(`${front.url}/i/`)).toBe(true)
  await page.goto(`/interviews/${project.id}`)
  await expect(page.getByRole('textbox', { name: words.interview.share.link })).toHaveValue(project.public_link)

  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'ja-JP' })).newPage()
  await begin(phone, project.public_link, 'ja')
  const reply = model.begins(BEGINNING)
  await field(phone, 'ja').fill('ゴミの出し方がわからなくて困りました')
  await phone.getByRole('button', { name: words.chat.send }).click()
  await patiently(draft(phone)).toContainText(BEGINNING)
  expect(front.seen.some(({ path }) => path.startsWith('/api/live/conversation'))).toBe(true)
  reply.finish(WHOLE.slice(BEGINNING.length))
  await patiently(said(phone, 'ja').last()).toContainText(WHOLE)
  await phone.reload()
  await patiently(said(phone, 'ja')).toHaveCount(3)
  await patiently(field(phone, 'ja')).toBeEnabled()
  await phone.context().close()
})
