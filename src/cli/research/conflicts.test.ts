import { describe, expect, it } from 'vitest'
import { fakeCli } from '../../../test/support/surfaces/fake-cli.ts'

async function piped(input: string | Uint8Array, ...args: string[]) {
  const cli = fakeCli()
  cli.stdin.end(input)
  const code = await cli.run('research', 'conflicts', ...args)
  return { code, out: cli.out(), err: cli.err(), opened: cli.opened.times }
}
const numbers = JSON.stringify({ a: '売上高は120億円だった。', b: '売上高は150億円だった。', language: 'ja' })
const agreeing = JSON.stringify({ a: 'The tunnel is 1.5 km long.', b: 'The tunnel is 1,500 metres long.' })

describe('research conflicts', () => {
  it('[research.conflict-command] answers every line with a judgement, in order, without a store', async () => {
    const { code, out, err, opened } = await piped(`${numbers}\n${agreeing}\n{"a":"","b":""}\n`, '--jsonl')
    expect({ code, err, opened }).toEqual({ code: 0, err: '', opened: 0 })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as object)
    expect(answers).toEqual([
      {
        conflict: true,
        type: 'contradiction',
        severity: 3,
        confidence: 0.95,
        why: '売上高: 120億円 と 150億円 は重ならない',
      },
      { conflict: false, type: null, severity: 0, confidence: 0.6, why: 'both can be true' },
      { conflict: false, type: null, severity: 0, confidence: 1, why: 'they say the same' },
    ])
  })

  it('[research.conflict-command] judges two sentences given as arguments', async () => {
    const { code, out } = await piped('', 'The shop is open on Sundays.', 'The shop is closed on Sundays.')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ conflict: true, type: 'contradiction', severity: 4 })
  })

  it.each([
    ['not JSON', '売上高は120億円だった。', 'not JSON'],
    ['one claim', '{"a":"売上高は120億円だった。"}', 'b: '],
    ['a claim that is none', '{"a":1,"b":""}', 'a: '],
    ['an unknown language', '{"a":"","b":"","language":"fr"}', 'language: '],
    ['a claim as long as a book', JSON.stringify({ a: 'x'.repeat(20_001), b: '' }), 'a: '],
    ['nothing', ' ', 'not JSON'],
  ])(
    '[research.conflict-command] stops at a line with %s, names it on stderr and exits with 2',
    async (_what, bad, says) => {
      const { code, out, err } = await piped(`${numbers}\n${bad}\n${numbers}\n`, '--jsonl')
      expect(code).toBe(2)
      expect(err).toMatch(/^naze: line 2: [^\n]+ \(INVALID_INPUT\)\n$/)
      expect(err).toContain(says)
      expect(out.trimEnd().split('\n')).toHaveLength(1)
    },
  )

  it.each([[['--jsonl', 'one']], [['one']], [['one', 'two', 'three']], [[]]])('%j is refused', async (args) => {
    const { code, out } = await piped('', ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})
