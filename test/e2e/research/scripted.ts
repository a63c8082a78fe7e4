import type { Page, Route } from '@playwright/test'
import { PAGES } from '../../support/research/pages.ts'
import { AGENT_REPORTS, REPORT, type Run, RUN_ID } from '../../support/research/run.ts'

export interface Script {
  run: Run
  /** What the live stream says next, once; then it breaks off and is followed again. */
  say: { type: string; data: object }[]
}

/** Answers for research as a server in a certain state would give them, for states a real run is in only by chance. */
export async function script(page: Page, run: Run): Promise<Script> {
  const told: Script = { run, say: [] }
  let seq = 0
  const json = (route: Route, body: unknown) => route.fulfill({ json: body })
  await page.route('**/api/research?*', (route) =>
    json(route, { runs: [told.run], next_cursor: null, corpora: ['examples'] }),
  )
  await page.route(`**/api/research/${RUN_ID}`, (route) => json(route, told.run))
  await page.route(`**/api/research/${RUN_ID}/report?format=json`, (route) => json(route, REPORT))
  await page.route(`**/api/research/${RUN_ID}/agents`, (route) => json(route, AGENT_REPORTS))
  await page.route(`**/api/research/${RUN_ID}/pages/*`, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1)
    const found = PAGES.find(({ pageId }) => pageId === id)
    return found === undefined
      ? route.fulfill({ status: 404, json: { error: 'no such page', code: 'NOT_FOUND' } })
      : json(route, found)
  })
  await page.route('**/api/live/research*', (route) => {
    const facts = told.say.splice(0).map(({ type, data }) => {
      const id = type === 'agentProgress' ? '' : `id: ${++seq}\n`
      return `${id}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
    })
    const open = `id: ${seq}\nevent: stream.open\ndata: {}\n\n`
    return route.fulfill({ contentType: 'text/event-stream', body: open + facts.join('') })
  })
  return told
}
