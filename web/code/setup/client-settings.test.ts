import { expect, test } from 'vitest'
import { CLIENTS, clientSettings, TOKEN_PLACE } from './client-settings.ts'

const places = { naze: '/home/me/naze/', root: '/home/me/my shop', origin: 'http://127.0.0.1:4380' }
const ARGS = ['/home/me/naze/bin/naze.mjs', 'mcp', '--root', '/home/me/my shop']

test('[code.web-setup] a client that reads JSON starts naze with its own words, whatever stands in a path', () => {
  const awkward = { ...places, root: String.raw`/srv/"a"\b` }
  const read = (client: 'claudeDesktop' | 'cursor' | 'gemini' | 'vscode', at = places): unknown =>
    JSON.parse(clientSettings(client, 'stdio', at)?.text ?? '')
  const server = { command: 'node', args: ARGS, env: { NAZE_HOME: '/home/me/naze/.naze' } }
  for (const client of ['claudeDesktop', 'cursor', 'gemini'] as const)
    expect(read(client)).toEqual({ mcpServers: { naze: server } })
  expect(read('vscode')).toEqual({ servers: { naze: { type: 'stdio', ...server } } })
  expect(read('cursor', awkward)).toMatchObject({ mcpServers: { naze: { args: [...ARGS.slice(0, 3), awkward.root] } } })
})

test('[code.web-setup] in a terminal a path is one word, and nothing in it is run', () => {
  expect(clientSettings('claudeCode', 'stdio', places)?.text).toBe(
    "claude mcp add naze --env NAZE_HOME=/home/me/naze/.naze -- node /home/me/naze/bin/naze.mjs mcp --root '/home/me/my shop'",
  )
  const text = clientSettings('claudeCode', 'stdio', { ...places, root: "/srv/it's $(rm -rf ~)" })?.text
  expect(text).toContain(String.raw`--root '/srv/it'\''s $(rm -rf ~)'`)
})

test('[code.web-setup] over HTTP every client that can names the address and the place of the token', () => {
  for (const client of CLIENTS) {
    const settings = clientSettings(client, 'http', places)
    if (client === 'claudeDesktop') expect(settings).toBeNull()
    else {
      expect(settings?.text).toContain('http://127.0.0.1:4380/mcp')
      expect(settings?.text).toContain(`Bearer ${TOKEN_PLACE}`)
    }
  }
})

test('[code.web-setup] a folder of Windows keeps its own separators', () => {
  const text = clientSettings('cursor', 'stdio', { ...places, naze: String.raw`C:\naze` })?.text ?? ''
  expect(JSON.parse(text)).toMatchObject({
    mcpServers: { naze: { args: [String.raw`C:\naze\bin\naze.mjs`, 'mcp', '--root', places.root] } },
  })
})
