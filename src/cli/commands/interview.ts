import type { Command } from 'commander'
import type { CliDeps } from '../deps.ts'
import { addProjects } from '../interview/projects.ts'
import { addResults } from '../interview/results.ts'

const HELP = `
People answer in the web app, behind the link of an interview; what they say is masked before it is kept.

Examples:
  naze interview projects create "家計簿アプリ" --goal "続かない理由"     prints the link to share
  naze interview projects list                                         with how many have answered
  naze interview conversations 3f0c…                                   who is how far
  naze interview insights 3f0c…                                        cards with quotes
  naze interview export 3f0c… --format csv --out answers.csv
  naze interview projects close 3f0c…

Every command takes --json. "naze interview help <command>" explains one of them.`

export function addInterview(program: Command, deps: CliDeps): void {
  const interview = program
    .command('interview')
    .summary('ask many people by a link, and keep them private')
    .description('Ask many people by a link, keep them private, and see what they said as cards with quotes.')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
  addProjects(interview, deps)
  addResults(interview, deps)
}
