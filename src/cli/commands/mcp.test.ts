import { expect, it } from 'vitest'
import { fakeCli } from '../../../test/support/surfaces/fake-cli.ts'

it('mcp leaves stdout to the protocol', async () => {
  const served: unknown[] = []
  const { run, out } = fakeCli({
    mcp: {
      rooms: [],
      async serve(serving) {
        served.push(serving)
      },
      setUp: () => expect.fail('not asked for'),
    },
  })
  expect(await run('mcp')).toBe(0)
  expect(await run('mcp', '--rooms', 'why,board', '--root', 'src')).toBe(0)
  expect({ served, out: out() }).toEqual({ served: [{}, { rooms: 'why,board', root: 'src' }], out: '' })
})

it('[mcp.http-set-up] mcp --http prints settings for a client and nothing else on stdout', async () => {
  const asked: unknown[] = []
  const { run, out, err } = fakeCli({
    mcp: {
      rooms: ['why'],
      serve: () => expect.fail('not asked for'),
      async setUp(wanted) {
        asked.push(wanted)
        return { url: 'http://127.0.0.1:1/mcp', token: 'the token', file: '/home/mcp-token', runs: false }
      },
    },
  })
  expect(await run('mcp', '--http', '--rooms', 'why')).toBe(0)
  expect(JSON.parse(out())).toEqual({
    mcpServers: {
      naze: { type: 'http', url: 'http://127.0.0.1:1/mcp', headers: { Authorization: 'Bearer the token' } },
    },
  })
  expect(err()).toContain('the token is kept in /home/mcp-token')
  expect(err()).toContain('nothing answers there yet')
  expect(await run('mcp', '--new-token')).toBe(0)
  expect(await run('mcp', '--http', '--root', 'src')).toBe(2)
  expect(asked).toEqual([
    { renew: false, rooms: 'why' },
    { renew: true, rooms: undefined },
  ])
})
