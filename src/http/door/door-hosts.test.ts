import { describe, expect, it } from 'vitest'
import { ownAddress, startTestDoor } from '../../../test/support/surfaces/door-server.ts'

const PATH = '/api/i/some-link'
const PUBLIC = 'https://ask.example.org'

describe('[trust.door-hosts] the Host at the door', () => {
  it('may be the address that was asked, or the public one', async () => {
    const { knock, host, port } = await startTestDoor({ publicUrl: PUBLIC, behindProxy: true })
    const status = async (name: string) => (await knock({ path: PATH, headers: { host: name } })).status
    for (const name of [`${host}:${port}`, `localhost:${port}`, 'ask.example.org', 'ASK.example.org:443'])
      expect({ name, status: await status(name) }).toEqual({ name, status: 404 })
  })

  it.each([
    'evil.example:PORT',
    'ask.example.org',
    'HOST',
    'HOST:1',
    '127.0.0.9:PORT',
    'HOST.evil.example:PORT',
    'x@HOST:PORT',
    '',
  ])('is not “%s”', async (name) => {
    const { knock, host, port, calls } = await startTestDoor()
    const headers = { host: name.replace('HOST', host).replace('PORT', String(port)) }
    for (const path of [PATH, '/i/some-link', '/'])
      expect(await knock({ path, headers })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(calls).toEqual([])
  })

  it('is not changed by what a proxy, or anyone, says it was', async () => {
    const { knock, port, calls } = await startTestDoor({ publicUrl: PUBLIC, behindProxy: true })
    const headers = {
      host: `evil.example:${port}`,
      'x-forwarded-host': 'ask.example.org',
      forwarded: 'host=ask.example.org',
    }
    expect(await knock({ path: PATH, headers })).toMatchObject({ status: 403 })
    expect(calls).toEqual([])
  })

  it.skipIf(ownAddress() === undefined)('is each address of this machine, where the door listens on all', async () => {
    const own = ownAddress() ?? ''
    const { port } = await startTestDoor({}, '0.0.0.0')
    const ask = async (name: string) => (await fetch(`http://${name}:${port}${PATH}`)).status
    expect([await ask(own), await ask('127.0.0.1'), await ask('localhost')]).toEqual([404, 404, 404])
  })
})

describe('[trust.door-hosts] the Origin at the door', () => {
  const send = async (origin: string, options: { method?: string; host?: string } = {}) => {
    const { knock, host, port, calls } = await startTestDoor({ publicUrl: PUBLIC, behindProxy: true })
    const here = `${host}:${port}`
    const { method = 'POST' } = options
    const path = method === 'POST' ? `${PATH}/conversations` : PATH
    const headers = { host: options.host ?? here, origin: origin.replace('HERE', here) }
    const { status } = await knock({ method, path, headers })
    return { status, reached: calls.length }
  }

  it('is the page’s own: by the public address also where the proxy writes another Host', async () => {
    expect(await send('http://HERE')).toEqual({ status: 404, reached: 1 })
    expect(await send(PUBLIC)).toEqual({ status: 404, reached: 1 })
    expect(await send(PUBLIC, { host: 'ask.example.org' })).toEqual({ status: 404, reached: 1 })
    expect(await send('null', { method: 'GET' })).toEqual({ status: 404, reached: 1 })
  })

  it.each([
    'https://evil.example',
    'http://ask.example.org',
    'https://ask.example.org:8443',
    'https://HERE',
    'null',
    'x',
  ])('is not %s', async (origin) => {
    expect(await send(origin)).toEqual({ status: 403, reached: 0 })
  })

  it('is not the door’s own address under the public name', async () => {
    expect(await send('http://HERE', { host: 'ask.example.org' })).toEqual({ status: 403, reached: 0 })
  })
})
