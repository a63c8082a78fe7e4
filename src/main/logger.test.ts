import { expect, test } from 'vitest'
import { makeLogger } from './logger.ts'

const HOME = '5f8b7c1e-2d6a-4b0e-9a53-0c9d1f7e6b42'
const KEY = 'sk-live/abc+DEF=0123456789'
const PASSWORD = 'p@ss word!'

test('[trust.keys-redacted] no line of the log holds a key, whoever logged it and however it is written', () => {
  const lines: string[] = []
  const config = {
    debug: true,
    databaseUrl: `postgres://naze:${encodeURIComponent(PASSWORD)}@127.0.0.1/naze`,
    model: { model: 'openai:x', perAsk: {}, keys: { openai: KEY } },
  }
  const log = makeLogger(config, HOME, { write: (line: string) => void lines.push(line) })
  const participant = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm8'
  log.error({ err: new Error(`cannot reach postgres://naze:${encodeURIComponent(PASSWORD)}@127.0.0.1/naze`) }, 'store')
  log.warn({ headers: { authorization: `Bearer ${participant}`, cookie: `naze_key_1=${participant}; a=b` } }, 'odd')
  log.info({ url: `/x?k=${encodeURIComponent(KEY)}`, basic: Buffer.from(`naze:${KEY}`).toString('base64') }, HOME)
  log.debug({ nested: [{ deep: JSON.stringify({ KEY, PASSWORD, HOME }) }] }, Buffer.from(KEY).toString('hex'))
  expect(lines).toHaveLength(4)
  const all = lines.join('')
  for (const secret of [KEY, encodeURIComponent(KEY), PASSWORD, encodeURIComponent(PASSWORD), HOME, participant])
    expect(all).not.toContain(secret)
  expect(all).not.toContain(Buffer.from(KEY).toString('hex'))
  expect(all).not.toContain(Buffer.from(`naze:${KEY}`).toString('base64').slice(8, -4))
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg')
})
