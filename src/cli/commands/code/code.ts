import type { Command } from 'commander'
import type { ToolAnswer, ToolName } from '#capabilities/code/contract/hits.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../../call.ts'
import type { CodeCliDeps } from '../../deps.ts'
import { note, say, sayJson } from '../../output.ts'
import { addIndex } from './index-command.ts'
import { tellLacks } from './lacks.ts'
import { addQuery } from './query.ts'

interface AskOptions {
  root: string
  json?: true
  budget?: string
  page?: string
  path?: string
  kind?: string
  line?: string
  regex?: true
  ignoreCase?: true
}

const HELP = `
Nothing of the repository is changed, run or sent anywhere; the index lies under NAZE_HOME. Files that .gitignore names,
binary files and files with keys (.env, *.pem) are left out. Every answer says whether it is complete, and if not, why.

Examples:
  naze code index --root ~/src/app
  naze code definitions --root ~/src/app LoginController
  naze code references --root ~/src/app --json AuthService.login
  naze code query --root ~/src/app "ログインが遅い"`

/** Commands about a repository that need no store. */
export function addCode(program: Command, deps: CodeCliDeps): Command {
  const code = program
    .command('code')
    .summary('ask a repository: definitions, references, symbols, text')
    .description('Ask a repository of code, on this machine.')
    .addHelpText('after', HELP)
  addIndex(code, deps)
  addQuery(code, deps)
  addAsk(code, deps, 'definitions', 'where a name is defined', 'find_definitions', (name, { kind, path }) => ({
    name,
    kind,
    path,
  }))
  addAsk(code, deps, 'references', 'who uses a symbol', 'find_references', (name, { path, line }) => ({
    name,
    path,
    line: lineOf(line),
  }))
  addAsk(
    code,
    deps,
    'symbols',
    'symbols whose name holds a word, or the outline of a file',
    'get_symbols',
    (name, { kind, path }) => ({
      ...(name === '' ? {} : { name }),
      kind,
      path,
    }),
  )
  addAsk(code, deps, 'search', 'lines that hold a text', 'search_text', (text, { regex, ignoreCase, path }) => ({
    text,
    regex,
    ignore_case: ignoreCase,
    path,
  }))
  return code
}

function addAsk(
  code: Command,
  deps: CodeCliDeps,
  name: string,
  about: string,
  tool: ToolName,
  params: (given: string, options: AskOptions) => Record<string, unknown>,
): void {
  const command = code
    .command(name)
    .argument(tool === 'get_symbols' ? '[name]' : '<name>', 'what to look for')
    .summary(about)
    .description(`Find ${about}.`)
    .option('--root <folder>', 'the repository', '.')
    .option('--json', 'print the answer as JSON')
    .option('--budget <tokens>', 'how much one answer may hold')
    .option('--page <next>', 'go on where an answer ended')
    .option('--path <path>', 'only in this file or folder')
  if (tool === 'find_definitions' || tool === 'get_symbols')
    command.option('--kind <kind>', 'function, class, method …')
  if (tool === 'find_references') command.option('--line <number>', 'the line of the definition in --path')
  if (tool === 'search_text')
    command.option('--regex', 'the text is a regular expression').option('--ignore-case', 'A is a')
  command.action(async (given: string | undefined, options: AskOptions) => {
    const asked = { ...params(given ?? '', options), budget: numberOf('--budget', options.budget), page: options.page }
    const answer = await call(deps, 'looking', deps.code.tool, { root: options.root, tool, params: defined(asked) })
    if (options.json === true) return sayJson(deps, answer)
    await tell(deps, answer)
  })
}

async function tell(deps: CodeCliDeps, { hits, reasons, total, next }: ToolAnswer): Promise<void> {
  for (const { path, lines, kind, container, symbol, text, confidence } of hits) {
    const name = symbol === undefined ? '' : container === undefined ? symbol : `${container}.${symbol}`
    const sure = confidence === undefined || confidence === 1 ? '' : ` (${confidence})`
    await say(
      deps,
      [`${path}${lines === undefined ? '' : `:${lines[0]}`}`, kind, name, text].filter(Boolean).join('  ') + sure,
    )
  }
  if (next !== undefined) await note(deps, `${total} in all; go on with --page ${next}`)
  await tellLacks(deps, reasons)
}

function lineOf(line: string | undefined): number | undefined {
  return numberOf('--line', line)
}

function numberOf(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,7}$/.test(given)) throw new NazeError('INVALID_INPUT', `${option}: is not a number`)
  return Number(given)
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
