import { type Command, Option } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import { PII_TYPES } from '#capabilities/masking/contract.ts'
import { call } from '../call.ts'
import type { MaskCliDeps } from '../deps.ts'
import { wholeText } from '../text-in.ts'
import { note, say, sayJson } from '../output.ts'
import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import { answerLines } from '../each-line.ts'

interface MaskOptions {
  language?: 'ja' | 'en'
  json?: true
  jsonl?: true
}

const MASKS = PII_TYPES.map((type) => `[${type}]`).join(' ')

const HELP = `
What tells who somebody is becomes ${MASKS}, in Japanese
[氏名] [電話番号] and so on. Japanese and English, on this machine: no model, no network, no store, nothing kept.

The text comes from the arguments, or from stdin. With --jsonl every line of stdin is {"text": …, "language"?: "ja"|"en"}
and every line of stdout {"masked": …, "spans": [{"start", "end", "type", "text"}]}, in the same order; offsets are
UTF-16 code units. It fails closed: at the first line it cannot mask it stops, names the line and exits with 2 (not
understood) or 1 (masking not available). What could not be masked is never printed as if it were clean.

Examples:
  naze mask "田中さんの電話は090-1234-5678です"     [氏名]さんの電話は[電話番号]です
  naze mask < letter.txt > masked.txt            a whole file
  naze mask --json "Call Ann Lee"                what was masked, and where
  naze mask --jsonl < chat.jsonl | jq .masked    many texts, one a line`

async function textOf(deps: MaskCliDeps, words: readonly string[]): Promise<string> {
  if (words.length > 0) return words.join(' ')
  if (deps.isTerminal.stdin) await note(deps, 'naze: type the text, then Ctrl-D')
  return wholeText(deps.stdin)
}

export function addMask(program: Command, deps: MaskCliDeps): void {
  program
    .command('mask')
    .argument('[text...]', 'the text; without it, stdin is read')
    .summary('mask names, numbers and addresses in a text')
    .description('Mask names, numbers, addresses and other personal data in a text, without a model.')
    .addOption(
      new Option('--language <code>', 'language of the masks (default: that of the text)').choices(['ja', 'en']),
    )
    .option('--json', 'print the masked text and what was masked as JSON')
    .addOption(new Option('--jsonl', 'mask one JSON object a line').conflicts(['json', 'language']))
    .addHelpText('after', HELP)
    .action(async (words: string[], { json, jsonl, language }: MaskOptions) => {
      if (jsonl === true) {
        if (words.length > 0) throw new NazeError('INVALID_INPUT', '--jsonl reads stdin and takes no text')
        return maskLines(deps, deps.masking)
      }
      const text = await textOf(deps, words)
      const input = language === undefined ? { text } : { text, language }
      const output = await call(deps, 'masking', deps.masking.mask, input)
      if (json === true) return sayJson(deps, output)
      await say(deps, output.masked)
    })
}

/** What could not be masked is never printed as if it were clean. */
async function maskLines(deps: MaskCliDeps, { mask }: MaskingVerbs): Promise<void> {
  const ctx = cliContext(deps)
  await answerLines(deps, async (line) => {
    const { masked, spans } = mask.output.parse(await callVerb(mask, ctx, line))
    return { masked, spans }
  })
}
