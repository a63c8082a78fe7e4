import { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import { fakeCli } from '../../../test/support/surfaces/fake-cli.ts'

async function piped(input: string | Uint8Array, ...args: string[]) {
  const cli = fakeCli()
  cli.stdin.end(input)
  const code = await cli.run('mask', ...args)
  return { code, out: cli.out(), err: cli.err(), opened: cli.opened.times }
}
const answers = (out: string) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { masked: string; spans: { start: number; end: number; text: string }[] })

describe('a text', () => {
  it('[interview.mask-command] from the arguments or from stdin is masked, and no store is opened', async () => {
    expect(await piped('', '田中さんの電話は090-1234-5678です')).toEqual({
      code: 0,
      out: '[氏名]さんの電話は[電話番号]です\n',
      // Where the machine is busy it says what it does.
      err: expect.stringMatching(/^(?:naze: masking\n)?$/),
      opened: 0,
    })
    expect((await piped('', 'Call', 'Ann', 'Lee')).out).toBe('Call [NAME]\n')
    expect((await piped('住所は東京都港区芝1-2-3です\n二行目\n')).out).toBe('住所は[住所]です\n二行目\n')
    expect((await piped('taro@example.com', '--language', 'ja')).out).toBe('[メールアドレス]\n')
    expect((await piped('')).out).toBe('\n')
  })

  it('--json tells what was masked, in UTF-16 offsets of the text as given', async () => {
    const text = '😀電話は０９０-１２３４-５６７８です'
    const { out } = await piped('', '--json', text)
    expect(JSON.parse(out)).toEqual({
      masked: '😀電話は[電話番号]です',
      spans: [{ start: 5, end: 18, type: 'PHONE', text: '０９０-１２３４-５６７８' }],
    })
  })

  it('that is not UTF-8 is refused', async () => {
    const { code, out, err } = await piped(Uint8Array.of(0x41, 0xff, 0x41))
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'naze: the input is not UTF-8 text (INVALID_INPUT)\n',
    })
  })
})

describe('--jsonl', () => {
  it('[interview.mask-command] answers every line in its order, whatever its length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('山田さん')), { maxLength: 12 }),
        async (made) => {
          const texts = made.filter((text) => text.isWellFormed() && !text.includes('\0'))
          const { code, out } = await piped(texts.map((text) => `${JSON.stringify({ text })}\r\n`).join(''), '--jsonl')
          expect(code).toBe(0)
          const lines = answers(out)
          expect(lines).toHaveLength(texts.length)
          lines.forEach(({ spans }, i) =>
            spans.forEach(({ start, end, text }) => expect(texts[i]?.slice(start, end)).toBe(text)),
          )
        },
      ),
      { numRuns: 25 },
    )
  })

  it('takes the language of the masks from the line, and a last line without its break', async () => {
    const { out } = await piped('{"text":"a@b.jp","language":"ja"}\n{"text":"a@b.jp"}', '--jsonl')
    expect(answers(out).map(({ masked }) => masked)).toEqual(['[メールアドレス]', '[EMAIL]'])
  })

  it.each([
    ['not JSON', 'Ann Lee', 'not JSON'],
    ['no text', '{"words":"Ann Lee"}', 'text: '],
    ['a text that is none', '{"text":["Ann Lee"]}', 'text: '],
    ['another language', '{"text":"Ann Lee","language":"fr"}', 'language: '],
    ['half a character', '{"text":"\\ud800 Ann Lee"}', 'input: '],
    ['nothing', '   ', 'not JSON'],
  ])(
    '[interview.mask-command] stops at a line with %s, names it and repeats nothing of it',
    async (_what, line, says) => {
      const { code, out, err } = await piped(`{"text":"ok"}\n${line}\n{"text":"Bob Ray"}\n`, '--jsonl')
      expect(code).toBe(2)
      expect(err).toMatch(/^naze: line 2: [^\n]+ \(INVALID_INPUT\)\n$/)
      expect(err).toContain(says)
      expect(err).not.toContain('Ann')
      expect(answers(out)).toEqual([{ masked: 'ok', spans: [] }])
    },
  )

  it('[interview.mask-fail-closed] a masker that fails ends the output with its code', async () => {
    const cli = fakeCli()
    const { run } = cli.verbs.masking.mask
    cli.verbs.masking.mask.run = (ctx, input) =>
      input.text === 'two'
        ? Promise.reject(new NazeError('MASKING_UNAVAILABLE', 'A detector failed.'))
        : run(ctx, input)
    cli.stdin.end('{"text":"one"}\n{"text":"two"}\n{"text":"three"}\n')
    expect(await cli.run('mask', '--jsonl')).toBe(1)
    expect(answers(cli.out())).toEqual([{ masked: 'one', spans: [] }])
    expect(cli.err()).toBe('naze: line 2: A detector failed. (MASKING_UNAVAILABLE)\n')
  })

  it('answers a line before the next one is there', async () => {
    const cli = fakeCli()
    const done = cli.run('mask', '--jsonl')
    cli.stdin.write('{"text":"one"}\n')
    while (cli.out() === '') await sleep(5)
    expect(answers(cli.out())).toEqual([{ masked: 'one', spans: [] }])
    cli.stdin.end()
    expect(await done).toBe(0)
  })

  it.each([[['--jsonl', 'text']], [['--jsonl', '--json']], [['--language', 'fr', 'text']]])(
    '%j is refused',
    async (args) => {
      const { code, out } = await piped('', ...args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    },
  )

  it('reads no more than it can write: a slow reader holds the input back', async () => {
    let read = 0
    const lines = function* () {
      for (; read < 200; read++) yield Buffer.from('{"text":"no name"}\n')
    }
    const waiting: (() => void)[] = []
    const stdout = new Writable({ write: (_chunk, _encoding, done) => void waiting.push(done) })
    const done = fakeCli({ stdin: Readable.from(lines()), stdout }).run('mask', '--jsonl')
    while (waiting.length === 0) await sleep(5)
    let held = -1
    for (; held !== read; await sleep(50)) held = read
    expect(waiting).toHaveLength(1)
    expect(held).toBeLessThan(100)
    const release = setInterval(() => waiting.splice(0).forEach((write) => write()), 0)
    expect(await done).toBe(0)
    clearInterval(release)
    expect(read).toBe(200)
  })
})
