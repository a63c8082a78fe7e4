import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SessionView } from '#capabilities/why/contract.ts'
import { NazeError } from '#kernel/errors.ts'
import { AT_TERMINAL, fakeCli } from '../../../test/support/surfaces/fake-cli.ts'
import { readWeights } from '../why/weigh-step.ts'

const ANSWERS = {
  ja: ['回覧板をアプリにしたい', '遅れて困るから', '取り残されるから'],
  en: ['a notice app', 'it is late', 'people are left out'],
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function script(lines: readonly string[]): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.txt`)
  await writeFile(file, `${lines.join('\r\n\n')}\n`)
  return file
}

describe.each(['ja', 'en'] as const)('naze why --script, %s', (language) => {
  it('[why.cli] writes only the report to stdout, the questions to stderr', async () => {
    const { run, out, err, opened } = fakeCli()
    expect(await run('why', '--language', language, '--script', await script(ANSWERS[language]))).toBe(0)
    expect(out()).toBe(
      `## Summary\n\n${ANSWERS[language].map((answer, turn) => `- ${answer} (${60 + turn})`).join('\n')}\n`,
    )
    expect(err()).toContain(language === 'ja' ? '何を作りたい？' : 'What would you like to make?')
    expect(opened).toEqual({ times: 1, closed: 1 })
  })

  it('prints the whole session with --json and the report into a file with --out', async () => {
    const { run, out, err } = fakeCli()
    const file = join(folder, `report-${language}.md`)
    const args = ['--language', language, '--script', await script(ANSWERS[language]), '--json', '--out', file]
    expect(await run('why', ...args)).toBe(0)
    const view = SessionView.parse(JSON.parse(out()))
    expect(view).toMatchObject({ phase: 'REPORT', language, turn: 3 })
    expect(await readFile(file, 'utf8')).toBe(view.report_markdown)
    expect(err()).toContain(file)
  })
})

describe('a conversation that stops early', () => {
  it('says what was kept and how to go on, and can be gone on with', async () => {
    const { run, err, out, sessions, calls } = fakeCli()
    expect(await run('why', '--script', await script(['a wish']))).toBe(5)
    const id = [...sessions.keys()][0] ?? ''
    expect(err()).toMatch(new RegExp(`naze: .* naze why --session ${id} \\(CANCELLED\\)\n$`))
    expect(out()).toBe('')

    expect(await run('why', '--session', id, '--script', await script(['more', 'and more']))).toBe(0)
    expect(err()).toContain('Why "a wish"?')
    expect(out()).toContain('- a wish (60)')
    expect(calls.filter(({ verb }) => verb === 'startSession')).toHaveLength(1)
  })

  it('joins the turn that was cut off, under its own key', async () => {
    const { run, sessions, verbs, calls } = fakeCli()
    await run('why', '--script', await script(['a wish']))
    const session = [...sessions.values()][0]
    if (session === undefined) throw new Error('no session')
    session.pending = { user_message: 'cut off', idempotency_key: 'k-1', running: false }
    const process = verbs.why.process.run
    verbs.why.process.run = async (ctx, input) => {
      session.pending = null
      return process(ctx, input)
    }
    expect(await run('why', '--session', session.session_id, '--script', await script(['last']))).toBe(0)
    expect(calls.filter(({ verb }) => verb === 'process').map(({ input }) => input)).toMatchObject([
      { user_message: 'a wish' },
      { user_message: 'cut off', idempotency_key: 'k-1' },
      { user_message: 'last' },
    ])
  })

  it('shows the report of a session that has one', async () => {
    const { run, sessions, out } = fakeCli()
    await run('why', '--script', await script(ANSWERS.en))
    const first = out()
    expect(await run('why', '--session', [...sessions.keys()][0] ?? '')).toBe(0)
    expect(out()).toBe(first + first)
  })

  it('refuses a session that is not there', async () => {
    const { run, err } = fakeCli()
    expect(await run('why', '--session', crypto.randomUUID())).toBe(1)
    expect(err()).toBe('naze: There is no such session. (SESSION_NOT_FOUND)\n')
  })
})

it('refuses a script that is not text, before anything is opened', async () => {
  const file = join(folder, 'broken.txt')
  await writeFile(file, Uint8Array.of(0xff, 0xfe))
  const { run, err, opened } = fakeCli()
  expect(await run('why', '--script', file)).toBe(2)
  expect(err()).toBe(`naze: ${file} is not UTF-8 text (INVALID_INPUT)\n`)
  expect(opened.times).toBe(0)
})

it('says so when the report cannot be written', async () => {
  const { run, err } = fakeCli()
  const out = join(folder, 'missing', 'report.md')
  expect(await run('why', '--script', await script(ANSWERS.en), '--out', out)).toBe(2)
  expect(err()).toContain(`naze: ${out} cannot be written; the report is kept in the session (INVALID_INPUT)`)
})

it('ends a script with the error of the turn', async () => {
  const { run, err, verbs } = fakeCli()
  verbs.why.process.run = () => Promise.reject(new NazeError('AI_TIMEOUT', 'The model took too long.'))
  expect(await run('why', '--script', await script(ANSWERS.en))).toBe(1)
  expect(err()).toContain('naze: The model took too long. (AI_TIMEOUT)\n')
})

describe('at a terminal', () => {
  it('holds the conversation on stdout, and takes weights', async () => {
    const { run, stdin, out, calls } = fakeCli(AT_TERMINAL)
    const running = run('why', '--language', 'en')
    for (const line of ['', ...ANSWERS.en, '9=1', '1=101', 'half', '1=5 3=0']) stdin.write(`${line}\n`)
    expect(await running).toBe(0)
    expect(out()).toContain('What would you like to make?')
    expect(out()).toContain('What was heard (the number is its strength)\n  1. [what] a notice app  60')
    expect(out().split('numbers from the list')).toHaveLength(4)
    expect(out()).toContain('- a notice app (5)\n- it is late (61)\n- people are left out (0)\n')
    expect(calls[0]?.ctx.actor).toEqual({ id: 'local', kind: 'person', via: 'cli' })
  })

  it('goes back to talking', async () => {
    const { run, stdin, out } = fakeCli(AT_TERMINAL)
    const running = run('why', '--language', 'ja')
    for (const line of [...ANSWERS.ja, '戻る', 'まだある', '']) stdin.write(`${line}\n`)
    expect(await running).toBe(0)
    expect(out()).toContain('ほかには？')
    expect(out()).toContain('- まだある (63)')
  })

  it.each(['AI_ERROR', 'CANCELLED'] as const)(
    'keeps an answer that met %s, and sends it again under the same key',
    async (code) => {
      const { run, stdin, out, err, verbs, calls } = fakeCli(AT_TERMINAL)
      const process = verbs.why.process.run
      const keys: unknown[] = []
      verbs.why.process.run = async (ctx, input) => {
        keys.push(input.idempotency_key)
        if (keys.length === 1) throw new NazeError(code, 'It failed.')
        return process(ctx, input)
      }
      const running = run('why', '--language', 'en')
      for (const line of ['a wish', '', 'x'.repeat(4001), 'two', 'three', '']) stdin.write(`${line}\n`)
      expect(await running).toBe(0)
      expect(err()).toContain(`naze: It failed. (${code})\n`)
      expect(err()).toContain('(INVALID_INPUT)\n')
      expect(out()).toContain('Your answer is kept')
      expect(keys[0]).toBe(keys[1])
      expect(new Set(keys).size).toBe(3)
      expect(calls.find(({ verb }) => verb === 'process')?.input).toMatchObject({ user_message: 'a wish' })
    },
  )

  it('ends quietly on Ctrl-D', async () => {
    const { run, stdin, err } = fakeCli(AT_TERMINAL)
    const running = run('why')
    stdin.write('a wish\n')
    stdin.end()
    expect(await running).toBe(5)
    expect(err()).toContain('(CANCELLED)')
  })

  it('ends quietly on Ctrl-C', async () => {
    const { run, stdin, err } = fakeCli(AT_TERMINAL)
    const running = run('why')
    stdin.write('a wish\n\u0003')
    expect(await running).toBe(5)
    expect(err()).toContain('(CANCELLED)')
  })
})

it('reads weights only when every part is understood', () => {
  const insight = (id: string) => ({
    id,
    label: id,
    layer: 'value' as const,
    strength: 50,
    tag: 'primary' as const,
    turn: 0,
    slider_weight: null,
    johari_blind_spot: false,
    quotes: [],
  })
  const insights = ['a', 'b'].map(insight)
  expect(readWeights('', insights)).toEqual([])
  expect(readWeights('１＝８０、2=0', insights)).toEqual([
    { id: 'a', slider_weight: 80 },
    { id: 'b', slider_weight: 0 },
  ])
  for (const text of ['1', '0=5', '3=5', '1=101', '1=-1', '1=5 x', '1==5', '='])
    expect(readWeights(text, insights)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { id, slider_weight } of readWeights(text, insights) ?? []) {
        expect(['a', 'b']).toContain(id)
        expect(slider_weight).toBeGreaterThanOrEqual(0)
        expect(slider_weight).toBeLessThanOrEqual(100)
      }
    }),
  )
})
