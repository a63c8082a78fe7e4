import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import type { CheckedModel } from '#kernel/operations.ts'
import { fakeCli } from '../../../test/support/surfaces/fake-cli.ts'
import { examine } from '../commands/doctor.ts'
import { doctorChecks, type Setup } from '../index.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-doctor-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'index.html'), '')
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function setup(changes: Partial<Setup> = {}): Setup {
  return {
    nodeVersion: '24.21.0',
    home: join(folder, 'home'),
    webFolder: join(folder, 'web'),
    openToOthers: () => undefined,
    lookAtStore: async () => 'the store is whole and up to date',
    model: { name: 'built-in', missingKey: null },
    models: [],
    reachPostgres: null,
    door: null,
    running: async () => undefined,
    through: async () => undefined,
    ...changes,
  }
}

async function doctor(changes: Partial<Setup> = {}, ...args: string[]) {
  const cli = fakeCli({ doctorChecks: () => doctorChecks(setup(changes)) })
  const code = await cli.run('doctor', ...args)
  return { code, out: cli.out(), err: cli.err(), opened: cli.opened.times }
}

it('[house.cli-doctor] says one line a check, and makes nothing', async () => {
  const { code, out, err, opened } = await doctor()
  expect({ code, err, opened }).toEqual({ code: 0, err: '', opened: 0 })
  expect(out.split('\n').map((line) => line.slice(0, 16))).toEqual([
    'ok    node: Node',
    `ok    home: ${folder.slice(0, 4)}`,
    'ok    postgres: ',
    'ok    store: the',
    'ok    model: bui',
    'ok    door: shut',
    'ok    web: the w',
    '',
  ])
  expect(await readdir(folder)).toEqual(['file', 'web'])
})

describe('finds', () => {
  it.each<[string, Partial<Setup>, RegExp, number]>([
    ['an old Node', { nodeVersion: '20.11.0' }, /^fail {2}node: Node 20\.11\.0 is too old/m, 1],
    [
      'a store in use, with its holder',
      { lookAtStore: () => Promise.reject(new NazeError('STORE_LOCKED', '.naze is in use by process 42')) },
      /^warn {2}store: \.naze is in use by process 42$/m,
      0,
    ],
    [
      'a store in use by a server that answers, and where',
      {
        lookAtStore: () => Promise.reject(new NazeError('STORE_LOCKED', '.naze is in use by process 42')),
        through: async () => ({ url: 'http://127.0.0.1:4380' }),
      },
      /^ok {4}store: \.naze is in use by process 42; commands work through it, at http:\/\/127\.0\.0\.1:4380$/m,
      0,
    ],
    [
      'a store that is too new',
      { lookAtStore: () => Promise.reject(new NazeError('STORE_TOO_NEW', 'newer')) },
      /^fail {2}store: newer \(STORE_TOO_NEW\)$/m,
      1,
    ],
    [
      'a missing key',
      { model: { name: 'openai:x', missingKey: 'OPENAI_API_KEY' } },
      /^warn {2}model: openai:x is configured but OPENAI_API_KEY is not set/m,
      0,
    ],
    [
      'a file that others can read',
      { openToOthers: () => '/home/me/.naze/store/PG_VERSION' },
      /^warn {2}home: \/home\/me\/\.naze\/store\/PG_VERSION is open to other users/m,
      0,
    ],
    ['a missing web build', { webFolder: '/nowhere' }, /^warn {2}web: the web app is not built/m, 0],
    [
      'a PostgreSQL that does not answer, without its address',
      { reachPostgres: () => Promise.reject(new Error('postgres://user:secret@host')) },
      /^fail {2}postgres: no answer at DATABASE_URL/m,
      1,
    ],
    [
      'a door whose port is taken',
      { door: { listening: '0.0.0.0:4381', forPeople: 'http://192.0.2.7:4381', isFree: async () => false } },
      /^warn {2}door: 0\.0\.0\.0:4381 is taken/m,
      0,
    ],
    [
      'a door that leads nobody in',
      { door: { listening: '127.0.0.1:4381', forPeople: null, isFree: async () => true } },
      /^warn {2}door: 127\.0\.0\.1:4381 .*NAZE_PUBLIC_URL/m,
      0,
    ],
    [
      'a door that can open',
      { door: { listening: '127.0.0.1:4381', forPeople: 'https://ask.example', isFree: async () => true } },
      /^ok {4}door: 127\.0\.0\.1:4381 is free; people come in at https:\/\/ask\.example$/m,
      0,
    ],
    [
      'the door a server has open, although the settings ask for none',
      {
        running: async () => ({
          participants: { listening: 'http://0.0.0.0:4381', forPeople: 'http://192.0.2.7:4381' },
        }),
      },
      /^ok {4}door: open at http:\/\/0\.0\.0\.0:4381; people come in at http:\/\/192\.0\.2\.7:4381$/m,
      0,
    ],
    [
      'a server that opened no door, although the settings ask for one',
      {
        running: async () => ({}),
        door: { listening: '0.0.0.0:4381', forPeople: 'http://192.0.2.7:4381', isFree: async () => true },
      },
      /^warn {2}door: shut: the naze that runs opened none; start it again$/m,
      0,
    ],
    [
      'a PostgreSQL that answers',
      { reachPostgres: async () => '18.4' },
      /^ok {4}postgres: PostgreSQL 18\.4 answers$/m,
      0,
    ],
  ])('%s', async (_name, changes, line, exit) => {
    const { code, out } = await doctor(changes)
    expect(out).toMatch(line)
    expect(code).toBe(exit)
    expect(out).not.toContain('secret')
  })

  it('a folder that cannot be written', async () => {
    const { code, out } = await doctor({ home: join(folder, 'file', 'home') })
    expect(out).toMatch(/^fail {2}home: .* cannot be written \((EACCES|ENOTDIR)\)/m)
    expect(code).toBe(1)
  })
})

it('tells a program everything as JSON', async () => {
  const { code, out } = await doctor({ nodeVersion: '20.0.0' }, '--json')
  expect(code).toBe(1)
  const report = JSON.parse(out)
  expect(report.ok).toBe(false)
  expect(report.checks.map((check: { name: string }) => check.name)).toEqual([
    'node',
    'home',
    'postgres',
    'store',
    'model',
    'door',
    'web',
  ])
  expect(report.checks[0]).toMatchObject({ status: 'fail' })
})

it('counts a check that throws or never answers as failed', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('private words')) }
  const silent = { name: 'silent', run: () => new Promise<never>(() => {}) }
  expect(await examine(broken)).toMatchObject({
    name: 'broken',
    status: 'fail',
    message: expect.not.stringContaining('private'),
  })
  expect(await examine(silent, 10)).toEqual({ name: 'silent', status: 'fail', message: 'no answer in 0.01 s' })
})

describe('[models.really-asks] each configured model', () => {
  const checked: CheckedModel = {
    model: 'openai:x',
    reachable: 'yes',
    key: 'accepted',
    known: 'yes',
    structured: 'schema',
    streaming: 'yes',
    thinking: 'no',
    first_token_ms: 800,
    tokens_per_second: 62.5,
    trouble: null,
    advice: 'nothing to do',
    said: null,
    tokens: 300,
  }
  const refused: CheckedModel = {
    ...checked,
    key: 'refused',
    structured: 'unknown',
    streaming: 'unknown',
    first_token_ms: null,
    tokens_per_second: null,
    trouble: 'key-refused',
    advice: 'check OPENAI_API_KEY: the provider refused it',
    said: 'the model server answered 401',
  }
  const asking = (answer: CheckedModel) => {
    let asked = 0
    const ask = async () => {
      asked += 1
      return answer
    }
    return { models: [{ name: 'openai:x', ask }], times: () => asked }
  }

  it('is asked, and told in one line', async () => {
    const { out, code } = await doctor({ models: asking(checked).models })
    expect(out).toContain(
      'ok    model openai:x: answers: first word after 0.8 s, 62.5 tokens/s, keeps to a schema, streams; nothing to do\n',
    )
    expect(code).toBe(0)
  })

  it('that does not answer is a warning with what to do: the built-in answers meanwhile', async () => {
    const { out, code } = await doctor({ models: asking(refused).models })
    expect(out).toContain('warn  model openai:x: the model server answered 401; check OPENAI_API_KEY')
    expect(code).toBe(0)
  })

  it('is left alone with --offline', async () => {
    const { models, times } = asking(checked)
    const { out } = await doctor({ models }, '--offline')
    expect([out.includes('openai:x'), times()]).toEqual([false, 0])
  })
})
