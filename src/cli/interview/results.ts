import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import type { Insight, Message } from '#capabilities/interview/contract.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'
import { withStore } from '../with-store.ts'

interface Printing {
  json?: true | undefined
}

/** What came of an interview: conversations, cards, files. All of it is masked. */
export function addResults(interview: Command, deps: CliDeps): void {
  interview
    .command('conversations <project> [conversation]')
    .description('List the conversations of an interview, or read one of them, masked.')
    .option('--limit <number>', 'how many, at most 200 (default: 50)')
    .option('--before <cursor>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  naze interview conversations 3f0c…\n  naze interview conversations 3f0c… 77ab…',
    )
    .action(async (project_id: string, conversation_id: string | undefined, { json, ...page }: Printing) => {
      if (conversation_id !== undefined) return transcript(deps, { json }, project_id, conversation_id)
      const input = { project_id, ...page }
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.interview.listConversations, input))
      if (json === true) return sayJson(deps, output)
      if (output.conversations.length === 0) return note(deps, 'naze: nobody has answered yet')
      const rows = output.conversations.map(({ id, state, progress, updated_at, erased }) => [
        id,
        erased ? 'deleted' : state,
        `${progress.user_turns} answers`,
        updated_at,
      ])
      await say(deps, table(rows))
      if (output.next !== null) await note(deps, `naze: more with --before ${output.next}`)
    })
  interview
    .command('insights <project>')
    .description('Show what people said as cards with their quotes, the surest first.')
    .option('--hidden', 'the hidden ones too')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze interview insights 3f0c… --json')
    .action(async (project_id: string, { json, hidden }: Printing & { hidden?: true }) => {
      const input = { project_id, hidden: hidden === true ? 'true' : 'false' }
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.interview.listInsights, input))
      if (json === true) return sayJson(deps, output)
      if (output.insights.length === 0) return note(deps, 'naze: no cards yet; they come when conversations finish')
      await say(deps, output.insights.map(card).join('\n\n'))
    })
  interview
    .command('export <project>')
    .description('Write the masked data of an interview as a file.')
    .addOption(new Option('--format <format>', 'of the file').choices(['csv', 'json', 'md']).default('json'))
    .option('--out <file>', 'write it here instead of printing it')
    .option('--json', 'print name, type and content as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  naze interview export 3f0c… --format csv --out answers.csv\n  naze interview export 3f0c… --format md',
    )
    .action(async (project_id: string, { json, format, out }: Printing & { format: string; out?: string }) => {
      const input = { project_id, format }
      const output = await withStore(deps, (verbs) => call(deps, 'exporting', verbs.interview.exportProject, input))
      if (json === true) return sayJson(deps, output)
      if (out === undefined) return say(deps, output.content.replace(/\n$/, ''))
      await write(out, output.content)
      await note(deps, `naze: wrote ${out}`)
    })
}

async function transcript(
  deps: CliDeps,
  { json }: Printing,
  project_id: string,
  conversation_id: string,
): Promise<void> {
  const input = { project_id, conversation_id }
  const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.interview.getConversation, input))
  if (json === true) return sayJson(deps, output)
  if (output.messages.length === 0) return note(deps, 'naze: the participant deleted their answers')
  await say(deps, output.messages.map(spoken).join('\n'))
}

function spoken({ role, content }: Message): string {
  return `${role === 'user' ? '>' : ' '} ${content.replaceAll('\n', '\n  ')}`
}

function card({ id, theme, confidence_label, frequency, severity, summary, evidence }: Insight): string {
  return [
    `${theme}  [${confidence_label}]`,
    `  ${id}  ${frequency} people, severity ${severity}`,
    `  ${summary}`,
    ...evidence.map(({ text }) => `  “${text}”`),
  ].join('\n')
}

async function write(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    throw new NazeError('INVALID_INPUT', `--out: ${error instanceof Error ? error.message : 'cannot be written'}`)
  }
}
