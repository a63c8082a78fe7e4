import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ERROR_CODES, NazeError } from '#kernel/errors.ts'
import { AT_TERMINAL, fakeCli } from '../../test/support/surfaces/fake-cli.ts'
import { EXIT_FOR } from './exit-codes.ts'
import { makeCli } from './index.ts'
import { withProgress } from './progress.ts'

// Frozen on purpose: scripts somewhere rely on each of these.
const COMMANDS = {
  start: ['--port', '--host', '--door', '--door-host', '--door-port', '--public-url', '--json'],
  why: ['--script', '--language', '--session', '--erase', '--out', '--json'],
  board: [],
  interview: [],
  research: [
    '--corpus',
    '--provider',
    '--agents',
    '--iterations',
    '--language',
    '--max-tokens',
    '--max-cost',
    '--out',
    '--json',
  ],
  code: [],
  mask: ['--language', '--json', '--jsonl'],
  extract: ['--url', '--json', '--jsonl'],
  runs: ['--limit', '--before', '--ask', '--source', '--outcome', '--json'],
  backup: ['--force', '--json'],
  restore: ['--json'],
  purge: ['--json'],
  doctor: ['--offline', '--json'],
  mcp: ['--rooms', '--root', '--http', '--new-token'],
}
const BOARD_COMMANDS = {
  show: ['--tray', '--after', '--json'],
  find: ['--status', '--tag', '--limit', '--after', '--json'],
  node: ['--json'],
  history: ['--limit', '--before', '--json'],
  add: ['--context', '--note', '--parent', '--due', '--json'],
  move: ['--reason', '--json'],
  undo: ['--json'],
  organize: ['--intent', '--constraint', '--json'],
  advise: ['--intent', '--constraint', '--json'],
  validate: ['--json'],
  diff: ['--run', '--json'],
  apply: ['--json'],
  reject: ['--comment', '--json'],
}
const INTERVIEW_COMMANDS = {
  projects: [],
  conversations: ['--limit', '--before', '--json'],
  insights: ['--hidden', '--json'],
  export: ['--format', '--out', '--json'],
}
const PROJECT_COMMANDS = {
  create: [
    '--goal',
    '--language',
    '--tone',
    '--must-ask',
    '--never-ask',
    '--keep-places',
    '--max-turns',
    '--max-deep',
    '--max-responses',
    '--closes-at',
    '--draft',
    '--json',
  ],
  list: ['--status', '--limit', '--before', '--json'],
  show: ['--json'],
  close: ['--json'],
  erase: ['--json'],
}
const CODE_COMMANDS = {
  index: ['--root', '--json'],
  query: ['--root', '--json'],
  definitions: ['--root', '--json', '--budget', '--page', '--path', '--kind'],
  references: ['--root', '--json', '--budget', '--page', '--path', '--line'],
  symbols: ['--root', '--json', '--budget', '--page', '--path', '--kind'],
  search: ['--root', '--json', '--budget', '--page', '--path', '--regex', '--ignore-case'],
  session: [],
  evaluate: ['--repo', '--n', '--json'],
}
const RESEARCH_COMMANDS = {
  list: ['--limit', '--cursor', '--json'],
  show: ['--json'],
  cancel: ['--json'],
  resume: ['--out', '--json'],
  report: ['--format', '--transparency', '--out'],
  conflicts: ['--jsonl'],
}
const SESSION_COMMANDS = {
  start: ['--intent', '--root', '--json'],
  list: ['--limit', '--cursor', '--json'],
  show: ['--json'],
  outcome: ['--cause', '--json'],
}
const EXIT_CODES = {
  INVALID_INPUT: 2,
  UNAUTHORIZED: 3,
  NOT_FOUND: 1,
  GONE: 3,
  SESSION_NOT_FOUND: 1,
  PHASE_MISMATCH: 3,
  TURN_IN_PROGRESS: 3,
  AI_TIMEOUT: 1,
  AI_ERROR: 1,
  PLANNER_PARSE_ERROR: 1,
  MODEL_NOT_CONFIGURED: 1,
  MASKING_UNAVAILABLE: 1,
  DB_ERROR: 1,
  DB_UNAVAILABLE: 1,
  CONFIRMATION_REQUIRED: 3,
  CONFIRMATION_EXPIRED: 3,
  CONFIRMATION_CONSUMED: 3,
  CONFIRMATION_MISMATCH: 3,
  TRANSITION_NOT_ALLOWED: 3,
  FORBIDDEN: 3,
  CONFLICT: 3,
  IDEMPOTENCY_MISMATCH: 3,
  IDEMPOTENCY_UNSUPPORTED: 3,
  METHOD_NOT_ALLOWED: 1,
  PAYLOAD_TOO_LARGE: 2,
  RATE_LIMITED: 1,
  OVERLOADED: 1,
  STORE_LOCKED: 4,
  STORE_TOO_NEW: 1,
  STORE_FULL: 1,
  CONFIG_INVALID: 2,
  CANCELLED: 5,
  INTERNAL: 1,
}

it('[house.pins] has exactly these commands, options and exit codes', () => {
  const { commands } = makeCli(fakeCli().deps)
  const optionsOf = (list: typeof commands) =>
    Object.fromEntries(list.map((command) => [command.name(), command.options.map((option) => option.long)]))
  expect(optionsOf(commands)).toEqual(COMMANDS)
  expect(optionsOf(commands.find((command) => command.name() === 'board')?.commands ?? [])).toEqual(BOARD_COMMANDS)
  const interview = commands.find((command) => command.name() === 'interview')?.commands ?? []
  expect(optionsOf(interview)).toEqual(INTERVIEW_COMMANDS)
  const projects = interview.find((command) => command.name() === 'projects')?.commands ?? []
  expect(optionsOf(projects)).toEqual(PROJECT_COMMANDS)
  const research = commands.find((command) => command.name() === 'research')?.commands ?? []
  expect(optionsOf(research)).toEqual(RESEARCH_COMMANDS)
  const code = commands.find((command) => command.name() === 'code')?.commands ?? []
  expect(optionsOf(code)).toEqual(CODE_COMMANDS)
  const sessions = code.find((command) => command.name() === 'session')?.commands ?? []
  expect(optionsOf(sessions)).toEqual(SESSION_COMMANDS)
  expect(EXIT_FOR).toEqual(EXIT_CODES)
})

describe('help', () => {
  it('[house.cli-help] teaches the first steps and the exit codes, and opens nothing', async () => {
    const { run, out, opened } = fakeCli()
    expect(await run('--help')).toBe(0)
    for (const words of [
      'First steps:',
      'naze start',
      'naze why',
      'naze doctor',
      'Exit codes:',
      '4  the store is in use',
    ])
      expect(out()).toContain(words)
    expect(opened.times).toBe(0)
  })

  it.each(Object.keys(COMMANDS))('of %s has an example', async (command) => {
    const { run, out } = fakeCli()
    expect(await run(command, '--help')).toBe(0)
    expect(out()).toMatch(/Examples?\b/)
    expect(out()).toMatch(new RegExp(`naze.*${command}`))
  })

  it.each(Object.keys(BOARD_COMMANDS))('of board %s has an example', async (command) => {
    const { run, out } = fakeCli()
    expect(await run('board', command, '--help')).toBe(0)
    expect(out()).toMatch(new RegExp(`Examples?:\\n  naze board ${command}`))
    expect(await run('board', 'help', command)).toBe(0)
  })

  it.each([
    ...Object.keys(INTERVIEW_COMMANDS).filter((command) => command !== 'projects'),
    ...Object.keys(PROJECT_COMMANDS).map((command) => `projects ${command}`),
  ])('of interview %s has an example', async (command) => {
    const { run, out } = fakeCli()
    expect(await run('interview', ...command.split(' '), '--help')).toBe(0)
    expect(out()).toMatch(new RegExp(`Examples?:\\n  naze interview ${command}`))
  })

  it('is shown for no command at all, as a mistake', async () => {
    const { run, out, err } = fakeCli()
    expect(await run()).toBe(2)
    expect(out()).toBe('')
    expect(err()).toContain('First steps:')
  })

  it('knows its version', async () => {
    const { run, out } = fakeCli()
    expect(await run('--version')).toBe(0)
    expect(out()).toBe('0.0.0-test\n')
  })
})

describe('errors', () => {
  it.each([
    [['nothing']],
    [['why', '--nothing']],
    [['why', '--language', 'fr']],
    [['start', '--port', 'x']],
    [['start', '--port', '70000']],
    [['runs', '--outcome', 'perhaps']],
    [['runs', '--limit', '0']],
    [['runs', 'extra']],
    [['board', 'nothing']],
    [['board', 'show', '--tray', 'nowhere']],
    [['board', 'move', 'x', 'NOWHERE']],
    [['board', 'node', 'not-an-id']],
    [['board', 'diff']],
    [['board', 'validate', '/nowhere/report.json']],
    [['why', '--script', '/nowhere/answers.txt']],
  ])('%j is not understood: one line, exit 2', async (args) => {
    const { run, out, err } = fakeCli()
    expect(await run(...args)).toBe(2)
    expect(err()).toMatch(/^naze: [^\n]+ \(INVALID_INPUT\)\n$/)
    expect(out()).toBe('')
  })

  it.each(ERROR_CODES)('%s from a verb is one line on stderr with its exit code', async (code) => {
    const { run, out, err, verbs, opened } = fakeCli()
    verbs.operations.runs.run = () => Promise.reject(new NazeError(code, 'it\nhappened'))
    expect(await run('runs', '--json')).toBe(EXIT_CODES[code])
    expect(err()).toBe(`naze: it happened (${code})\n`)
    expect(out()).toBe('')
    expect(opened).toEqual({ times: 1, closed: 1 })
  })

  it('a locked store names its holder and has its own exit code', async () => {
    const locked = new NazeError('STORE_LOCKED', '.naze is in use by process 42')
    const { run, err } = fakeCli({ open: () => Promise.reject(locked) })
    expect(await run('runs')).toBe(4)
    expect(err()).toBe('naze: .naze is in use by process 42 (STORE_LOCKED)\n')
  })

  it('what nobody foresaw keeps its text to itself', async () => {
    const { run, err } = fakeCli({ open: () => Promise.reject(new Error('private words')) })
    expect(await run('runs')).toBe(1)
    expect(err()).toBe('naze: Something went wrong on our side. (INTERNAL)\n')
  })
})

describe('start', () => {
  it('prints the address, then waits until the server has closed', async () => {
    const closed = Promise.withResolvers<void>()
    const started: unknown[] = []
    const { run, out } = fakeCli({
      async startServer(options) {
        started.push(options)
        return { url: 'http://127.0.0.1:5000', door: null, closed: closed.promise }
      },
    })
    let ended = false
    const running = run('start', '--port', '5000', '--host', '127.0.0.1').finally(() => (ended = true))
    await expect.poll(out).toBe('naze is ready at http://127.0.0.1:5000\n')
    expect(ended).toBe(false)
    closed.resolve()
    expect(await running).toBe(0)
    expect(started).toEqual([{ port: 5000, host: '127.0.0.1' }])
  })

  it('tells a program the address in one line of JSON', async () => {
    const { run, out } = fakeCli({
      startServer: async () => ({ url: 'http://x', door: null, closed: Promise.resolve() }),
    })
    expect(await run('start', '--json')).toBe(0)
    expect(out()).toBe('{"url":"http://x"}\n')
  })

  it('[trust.door-start] says where participants come in, or that they cannot', async () => {
    const started: unknown[] = []
    const say = async (forPeople: string | null, ...args: string[]) => {
      const door = { forPeople, listening: 'http://0.0.0.0:4381' }
      const { run, out } = fakeCli({
        async startServer(options) {
          started.push(options)
          return { url: 'http://x', door, closed: Promise.resolve() }
        },
      })
      expect(await run('start', ...args)).toBe(0)
      return out()
    }
    expect(await say('http://192.0.2.7:4381', '--door')).toBe(
      'naze is ready at http://x\nparticipants come in at http://192.0.2.7:4381 (listening at http://0.0.0.0:4381)\n',
    )
    expect(await say(null, '--door-host', '127.0.0.1', '--door-port', '5001')).toContain('for this machine only')
    expect(JSON.parse(await say('https://a.example', '--public-url', 'https://a.example', '--json'))).toEqual({
      url: 'http://x',
      door: { forPeople: 'https://a.example', listening: 'http://0.0.0.0:4381' },
    })
    expect(started).toEqual([
      { door: true },
      { doorHost: '127.0.0.1', doorPort: 5001 },
      { publicUrl: 'https://a.example' },
    ])
  })

  it('says why it cannot', async () => {
    const taken = new NazeError('CONFIG_INVALID', 'PORT 4380 on 127.0.0.1 is already in use')
    const { run, err } = fakeCli({ startServer: () => Promise.reject(taken) })
    expect(await run('start')).toBe(2)
    expect(err()).toBe('naze: PORT 4380 on 127.0.0.1 is already in use (CONFIG_INVALID)\n')
  })
})

describe('runs', () => {
  it('is a table for a person', async () => {
    const { run, out } = fakeCli()
    expect(await run('runs')).toBe(0)
    expect(out().split('\n')).toHaveLength(3)
    expect(out()).toMatch(/^when +ask +answered by/)
    expect(out()).toMatch(/why\.plan-turn +built-in +accepted +1 +1 +0 +0 +3$/m)
  })

  it('is the whole ledger for a program', async () => {
    const { run, out, calls } = fakeCli()
    expect(await run('runs', '--json', '--limit', '5', '--source', 'built-in')).toBe(0)
    expect(JSON.parse(out())).toMatchObject({ runs: [{ warnings: [{ rule: 'mgu_spike' }] }], next: null })
    expect(calls[0]).toMatchObject({ input: { limit: 5, source: 'built-in' }, ctx: { actor: { via: 'pipe' } } })
  })

  it('says when there are none, beside an empty result', async () => {
    const { run, out, err } = fakeCli()
    expect(await run('runs', '--ask', 'other')).toBe(0)
    expect({ out: out(), err: err() }).toEqual({ out: '', err: 'naze: no runs yet\n' })
  })
})

describe('progress', () => {
  const during = async (ms: number, terminal: object = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { deps, err } = fakeCli(terminal)
    const work = Promise.withResolvers<number>()
    const done = withProgress(deps, 'thinking', work.promise)
    await vi.advanceTimersByTimeAsync(ms)
    work.resolve(1)
    expect(await done).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
    return err()
  }

  it('says nothing about what is quick', async () => {
    expect(await during(900, AT_TERMINAL)).toBe('')
    expect(await during(900)).toBe('')
  })

  it('[house.cli-progress] is one plain line in a pipe', async () => {
    expect(await during(60_000)).toBe('naze: thinking\n')
  })

  it('moves on a terminal and leaves no trace', async () => {
    const written = await during(2_100, AT_TERMINAL)
    expect(written).toMatch(/^\r.* thinking \(1 s\)/)
    expect(written).toContain('(2 s)')
    expect(written.endsWith('\r\u001b[K')).toBe(true)
  })
})

describe('in a real pipe', () => {
  const RUN = `
    import { runCli } from './src/cli/index.ts'
    import { fakeCli } from './test/support/surfaces/fake-cli.ts'
    const { stdin, stdout, stderr } = process
    const { deps } = fakeCli({ stdin, stdout, stderr })
    process.exitCode = await runCli(deps, process.argv.slice(1))
  `
  const start = (...args: string[]) => spawn(process.execPath, ['--input-type=module', '-e', RUN, '--', ...args])

  it('[house.cli-pipe] reads answers from stdin and writes only the report to stdout, without colour', async () => {
    const child = start('why', '--language', 'ja')
    child.stdin.end('回覧板をアプリにしたい\n\n遅れて困るから\n取り残されるから\n')
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    expect(code).toBe(0)
    expect(out).toBe('## Summary\n\n- 回覧板をアプリにしたい (60)\n- 遅れて困るから (61)\n- 取り残されるから (62)\n')
    expect(err).toContain('何を作りたい？')
    expect(out + err).not.toContain('\u001b')
  })

  it('takes it calmly when the reader goes away', async () => {
    const child = start('runs', '--json')
    child.stdout.destroy()
    const [err, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect({ err, code, signal }).toEqual({ err: '', code: 0, signal: null })
  })
})
