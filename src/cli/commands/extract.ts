import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Command, Option } from 'commander'
import { decode, type ResearchVerbs } from '#capabilities/research/index.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { wholeText } from '../text-in.ts'
import { note, say, sayJson } from '../output.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import { answerLines } from '../each-line.ts'

interface ExtractOptions {
  url?: string
  json?: true
  jsonl?: true
}

const HELP = `
Menus, advertisements, cookie notices, related links and the like are left out; tables, lists and code stay. Japanese and
English, on this machine: no model, no network, no script of the page is run, nothing is kept.

The page comes from a file, or from stdin. With --jsonl every line of stdin is {"html": …, "url": …} and every line of
stdout {"title": …, "text": …}, in the same order. At the first line it does not understand it stops, names the line on
stderr and exits with 2.

Examples:
  naze extract page.html                            the title, then the text
  naze extract page.html --url https://… --json     with author and date, where the page tells them
  naze extract --jsonl < pages.jsonl > texts.jsonl  many pages, one a line`

async function pageOf(deps: CliDeps, file: string | undefined): Promise<string> {
  if (file === undefined) {
    if (deps.isTerminal.stdin) await note(deps, 'naze: paste the page, then Ctrl-D')
    return wholeText(deps.stdin)
  }
  try {
    return decode(await readFile(file), '').text
  } catch (cause) {
    throw new NazeError('NOT_FOUND', `${basename(file)} cannot be read`, { cause })
  }
}

export function addExtract(program: Command, deps: CliDeps): void {
  program
    .command('extract')
    .argument('[file]', 'an HTML file; without it, stdin is read')
    .summary('take the text out of a web page')
    .description('Take the title and the text out of a web page, without a model.')
    .option('--url <address>', 'where the page comes from; nothing is fetched')
    .option('--json', 'print title, text, byline and date as JSON')
    .addOption(new Option('--jsonl', 'read one JSON object a line').conflicts(['json', 'url']))
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, { url = '', json, jsonl }: ExtractOptions) => {
      if (jsonl === true) {
        if (file !== undefined) throw new NazeError('INVALID_INPUT', '--jsonl reads stdin and takes no file')
        return extractLines(deps, deps.research)
      }
      const html = await pageOf(deps, file)
      const output = await call(deps, 'reading', deps.research.extract, { html, url })
      if (json === true) return sayJson(deps, output)
      await say(deps, [output.title, output.text].filter((part) => part !== '').join('\n\n'))
    })
}

async function extractLines(deps: CliDeps, { extract }: ResearchVerbs): Promise<void> {
  await answerLines(deps, async (line) => {
    const { title, text } = extract.output.parse(await callVerb(extract, cliContext(deps), line))
    return { title, text }
  })
}
