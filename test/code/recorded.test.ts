import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, onTestFinished, test } from 'vitest'
import { Agent, fixDetailedLogin, fixVagueLogin } from '../support/code/agent.ts'
import { DETAILED, SHOP } from '../support/code/code.ts'

const root = resolve(import.meta.dirname, '../..')
const RECORD = join(root, 'examples/shop-session.md')

test(
  '[code.mcp] the recorded session of a coding agent happens again, over stdio and the real index',
  { timeout: 600_000 },
  async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'src/main/bin.ts'), 'mcp'],
      env: {
        PATH: process.env['PATH'] ?? '',
        NAZE_HOME: mkdtempSync(join(tmpdir(), 'naze-agent-')),
        NAZE_CODE_ROOTS: SHOP,
      },
      stderr: 'inherit',
    })
    const agent = new Agent()
    onTestFinished(() => agent.client.close())
    await agent.connect(transport)
    await fixVagueLogin(agent)
    await fixDetailedLogin(agent, DETAILED)
    const [intro = ''] = readFileSync(RECORD, 'utf8').split('\n# ')
    await expect(`${intro}\n${agent.log.join('\n')}`).toMatchFileSnapshot(RECORD)
  },
)
