import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import type { Language, SessionView } from '#capabilities/why/contract.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps, CliVerbs } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { withStore } from '../with-store.ts'
import { type Answers, openAnswers } from '../answers.ts'
import { holdConversation, readSession } from '../why/conversation.ts'
import { WORDING } from '../why/wording.ts'

interface WhyOptions {
  script?: string
  language?: Language
  session?: string
  erase?: string
  out?: string
  json?: true
}

const HELP = `
Start here when you know what you want to build but not yet why. You are asked one question at a time; answer in your
own words. After three to ten answers you see what was heard, may weigh it, and get a report in Markdown.

At a terminal the conversation is on stdout. In a pipe stdout gets only the report (or the JSON), the questions go to
stderr, and answers are read from stdin, one a line; blank lines are skipped.

Examples:
  naze why                                   talk, then read the report
  naze why --language ja --out report.md     in Japanese, the report into a file
  naze why --script answers.txt > report.md  without a person: one answer a line
  naze why --script answers.txt --json       the whole session, as GET /api/session/:id gives it
  naze why --session 3f0c…                   go on with a session that was broken off
  naze why --erase 3f0c…                     delete a session, with everything said in it`

async function begin(deps: CliDeps, verbs: CliVerbs, options: WhyOptions): Promise<SessionView> {
  const { why } = verbs
  if (options.session !== undefined) return readSession({ deps, why, sessionId: options.session })
  const input = options.language === undefined ? {} : { language: options.language }
  const { session_id } = await call(deps, 'starting', why.startSession, input)
  return readSession({ deps, why, sessionId: session_id })
}

async function erase(deps: CliDeps, { why }: CliVerbs, sessionId: string): Promise<void> {
  await call(deps, 'erasing', why.eraseSession, { session_id: sessionId })
  await note(deps, `naze: the session ${sessionId} is erased`)
}

async function saveReport(file: string, report: string): Promise<void> {
  try {
    await writeFile(file, report)
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', `${file} cannot be written; the report is kept in the session`, { cause })
  }
}

async function deliver(deps: CliDeps, view: SessionView, options: WhyOptions): Promise<void> {
  const report = view.report_markdown
  if (report === null) {
    if (options.json === true) await sayJson(deps, view)
    return
  }
  if (options.out !== undefined) {
    await saveReport(options.out, report)
    await note(deps, `naze: ${WORDING[view.language].written(options.out)}`)
  }
  if (options.json === true) await sayJson(deps, view)
  else if (options.out === undefined) await say(deps, report.trimEnd())
}

async function converse(deps: CliDeps, verbs: CliVerbs, answers: Answers, options: WhyOptions): Promise<void> {
  const { session_id: sessionId, language } = await begin(deps, verbs, options)
  const onStdout = deps.isTerminal.stdout && options.json !== true
  const speak = (text: string) => (onStdout ? say(deps, text) : note(deps, text))
  const view = await holdConversation({ deps, why: verbs.why, answers, sessionId, language, speak })
  await deliver(deps, view, options)
}

export function addWhy(program: Command, deps: CliDeps): void {
  program
    .command('why')
    .summary('find the reason behind a wish, in a conversation')
    .description('Find the reason behind a wish, in a conversation that ends in a report.')
    .option('--script <file>', 'read the answers from a file, one a line')
    .addOption(new Option('--language <code>', 'language of the conversation').choices(['ja', 'en']))
    .option('--session <id>', 'go on with this session instead of starting one')
    .option('--erase <id>', 'delete a session for good, with everything said in it')
    .option('--out <file>', 'write the report into a file')
    .option('--json', 'print the whole session as JSON')
    .addHelpText('after', HELP)
    .action(async (options: WhyOptions) => {
      if (options.erase !== undefined) return withStore(deps, (verbs) => erase(deps, verbs, options.erase ?? ''))
      const answers = await openAnswers(deps, options.script)
      try {
        await withStore(deps, (verbs) => converse(deps, verbs, answers, options))
      } finally {
        answers.close()
      }
    })
}
