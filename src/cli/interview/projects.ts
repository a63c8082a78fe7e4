import { type Command, Option } from 'commander'
import { KeepPlaces, Language, type Project, ProjectStatus, Tone } from '#capabilities/interview/contract.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'
import { withStore } from '../with-store.ts'

interface Printing {
  json?: true | undefined
}

interface CreateOptions extends Printing {
  goal: string
  language?: string
  tone?: string
  mustAsk?: string[]
  neverAsk?: string[]
  keepPlaces?: string
  maxTurns?: string
  maxDeep?: string
  maxResponses?: string
  closesAt?: string
  draft?: true
}

const NO_DOOR = 'people elsewhere cannot open this link yet: naze start --door lets them in'

const collect = (topic: string, before: string[] = []): string[] => [...before, topic]

export function addProjects(interview: Command, deps: CliDeps): void {
  const projects = interview
    .command('projects')
    .description('Write guides, see them, close them.')
    .helpCommand('help [command]', 'explain a command, with examples')
  projects
    .command('create <name>')
    .description('Write the guide of an interview and get the link to share.')
    .requiredOption('--goal <text>', 'what you want to find out')
    .addOption(new Option('--language <language>', 'what people are asked in (default: ja)').choices(Language.options))
    .addOption(new Option('--tone <tone>', 'how they are spoken to (default: polite_soft)').choices(Tone.options))
    .option('--must-ask <topic>', 'asked of everyone; may be given several times', collect)
    .option('--never-ask <topic>', 'never asked; may be given several times', collect)
    .addOption(
      new Option('--keep-places <places>', 'what of where people live stays readable (default: none)').choices(
        KeepPlaces.options,
      ),
    )
    .option('--max-turns <number>', 'answers after which a conversation ends (default: 12)')
    .option('--max-deep <number>', 'questions that go deeper (default: 2)')
    .option('--max-responses <number>', 'close after so many finished conversations')
    .option('--closes-at <time>', 'close at this time, such as 2026-12-01T00:00:00Z')
    .option('--draft', 'without a working link yet')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  naze interview projects create "家計簿アプリ" --goal "続かない理由" --must-ask 端末 --never-ask 年収',
    )
    .action(async (name: string, { json, ...options }: CreateOptions) => {
      const output = await withStore(deps, ({ interview: verbs }) =>
        call(deps, 'writing', verbs.createProject, createInput(name, options)),
      )
      await printProject(deps, { json }, output)
    })
  projects
    .command('list')
    .description('Show interviews, newest first, with their counts.')
    .addOption(new Option('--status <status>', 'only these').choices(ProjectStatus.options))
    .option('--limit <number>', 'how many, at most 100 (default: 50)')
    .option('--before <cursor>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  naze interview projects list\n  naze interview projects list --status active --json',
    )
    .action(async ({ json, ...input }: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.interview.listProjects, input))
      if (json === true) return sayJson(deps, output)
      if (output.projects.length === 0) return note(deps, 'naze: no interviews yet; projects create makes one')
      await say(deps, table(output.projects.map(line)))
      if (output.next !== null) await note(deps, `naze: more with --before ${output.next}`)
    })
  projects
    .command('show <id>')
    .description('Show the guide, the link and the counts of one interview.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze interview projects show 3f0c…')
    .action(async (project_id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.interview.getProject, { project_id }))
      await printProject(deps, options, output)
    })
  projects
    .command('close <id>')
    .description('Close an interview: its link takes no one new.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze interview projects close 3f0c…')
    .action(async (project_id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) =>
        call(deps, 'closing', verbs.interview.closeProject, { project_id }),
      )
      await printProject(deps, options, output)
    })
  projects
    .command('erase <id>')
    .description('Delete an interview for good, with every answer and all that was concluded from them.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze interview projects erase 3f0c…')
    .action(async (project_id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) =>
        call(deps, 'erasing', verbs.interview.eraseProject, { project_id }),
      )
      if (options.json === true) return sayJson(deps, output)
      await note(deps, `naze: the interview ${project_id} is erased`)
    })
}

/** Numbers go on as they were typed where they are none: the verb says what is wrong with them. */
function createInput(name: string, options: Omit<CreateOptions, 'json'>): object {
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)
  const { goal, language, tone, mustAsk, neverAsk, keepPlaces, maxTurns, maxDeep, maxResponses, closesAt, draft } =
    options
  return {
    name,
    goal,
    ...(language !== undefined && { language }),
    ...(tone !== undefined && { tone }),
    ...(mustAsk !== undefined && { must_ask: mustAsk }),
    ...(neverAsk !== undefined && { never_ask: neverAsk }),
    ...(keepPlaces !== undefined && { keep_places: keepPlaces }),
    ...(draft === true && { status: 'draft' }),
    limits: {
      ...(maxTurns !== undefined && { max_turns: number(maxTurns) }),
      ...(maxDeep !== undefined && { max_deep: number(maxDeep) }),
      ...(maxResponses !== undefined && { max_responses: number(maxResponses) }),
      ...(closesAt !== undefined && { closes_at: closesAt }),
    },
  }
}

function line({ id, status, counts, name }: Project): string[] {
  return [id, status, `${counts.finished}/${counts.conversations}`, name]
}

async function printProject(deps: CliDeps, { json }: Printing, output: { project: Project }): Promise<void> {
  if (json === true) return sayJson(deps, output)
  const { project } = output
  const { limits, counts } = project
  const part = (name: string, text: string) => (text === '' ? [] : [`${name.padEnd(10)} ${text}`])
  const lines = [
    project.name,
    ...part('id', project.id),
    ...part('link', project.public_link ?? project.link),
    ...part('status', project.status),
    ...part('goal', project.goal),
    ...part('people', `${counts.finished} finished, ${counts.in_progress} in progress`),
    ...part('asked in', `${project.language}, ${project.tone}`),
    ...part('must ask', project.must_ask.join(' / ')),
    ...part('never ask', project.never_ask.join(' / ')),
    ...part('places', project.keep_places === 'none' ? '' : `${project.keep_places} stays readable`),
    ...part('limits', `${limits.max_turns} answers, ${limits.max_deep} deeper`),
    ...part(
      'closes',
      [limits.closes_at ?? '', limits.max_responses === null ? '' : `after ${limits.max_responses}`]
        .filter((each) => each !== '')
        .join(', '),
    ),
  ]
  await say(deps, lines.join('\n'))
  if (project.public_link === null) await note(deps, `naze: ${NO_DOOR}`)
}
