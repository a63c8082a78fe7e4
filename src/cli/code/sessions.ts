import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { INTENTS, OUTCOMES, type SessionView } from '#capabilities/code/contract.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'
import { withStore } from '../with-store.ts'

interface Printing {
  json?: true
}

/** A coding agent works in a session over MCP; here a person starts one, looks at it and says how it ended. */
export function addCodeSessions(code: Command, deps: CliDeps): void {
  const session = code
    .command('session')
    .summary('start a session for a request, look at it, close it')
    .description('Start a session for a request, look at it, close it.')
    .helpCommand('help [command]', 'explain a command, with examples')
  addStart(session, deps)
  addReading(session, deps)
  addOutcome(session, deps)
}

function addStart(session: Command, deps: CliDeps): void {
  session
    .command('start <request>')
    .description('Take a request apart and say what is missing and where to look first.')
    .addOption(new Option('--intent <intent>', 'what is to be done').choices(INTENTS).default('MODIFY'))
    .option('--root <folder>', 'the folder of the code', '.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze code session start "ログイン機能直して" --root ~/shop')
    .action(async (query: string, options: Printing & { intent: string; root: string }) => {
      const input = { intent: options.intent, query, root: resolve(options.root) }
      const started = await withStore(deps, (verbs) => call(deps, 'reading', verbs.code.startSession, input))
      if (options.json === true) return sayJson(deps, started)
      const { session_id, routing, frame, guidance } = started
      const missing = frame.missing_slots.join(', ')
      await say(deps, `${session_id}  ${routing.risk_level}${missing === '' ? '' : `  missing: ${missing}`}`)
      await say(deps, `look first with: ${routing.initial_tools.join(', ')}`)
      for (const { slot, hint, action } of guidance.hints) await say(deps, `${slot}: ${hint} ${action}`)
    })
}

function addReading(session: Command, deps: CliDeps): void {
  session
    .command('list')
    .description('Show sessions, newest first.')
    .option('--limit <number>', 'how many, at most 100 (default: 50)')
    .option('--cursor <cursor>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze code session list --limit 10')
    .action(async ({ json, ...input }: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.code.listSessions, input))
      if (json === true) return sayJson(deps, output)
      if (output.sessions.length === 0) return note(deps, 'naze: no sessions yet; naze code session start begins one')
      const rows = output.sessions.map((one) => [one.session_id, one.phase, one.risk_level, one.created_at, one.query])
      await say(deps, table(rows))
      if (output.next_cursor !== null) await note(deps, `naze: more with --cursor ${output.next_cursor}`)
    })
  session
    .command('show <id>')
    .description('Show a session: its slots, what is still needed, and why the server decided as it did.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze code session show 3f0c…')
    .action(async (session_id: string, { json }: Printing) => {
      const view = await withStore(deps, (verbs) => call(deps, 'reading', verbs.code.getSession, { session_id }))
      await (json === true ? sayJson(deps, view) : say(deps, shown(view)))
    })
}

function addOutcome(session: Command, deps: CliDeps): void {
  session
    .command('outcome <id> <outcome> <note>')
    .description(`Close a session with how it ended: ${OUTCOMES.join(' or ')}.`)
    .option('--cause <cause>', 'the slot, symbol or call that misled')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze code session outcome 3f0c… failure "wrong class" --cause target_feature')
    .action(
      async (session_id: string, outcome: string, text: string, { json, cause }: Printing & { cause?: string }) => {
        const input = { session_id, outcome, note: text, ...(cause !== undefined && { cause }) }
        const output = await withStore(deps, (verbs) => call(deps, 'closing', verbs.code.recordOutcome, input))
        await (json === true ? sayJson(deps, output) : say(deps, `${output.session_id}  ${output.outcome.outcome}`))
      },
    )
}

function shown({
  session_id,
  query,
  phase,
  risk_level,
  frame,
  requirements,
  decisions,
  language,
  outcome,
}: SessionView): string {
  const part = (name: string, text: string) => `${name.padEnd(18)} ${text}`
  const slots = (['target_feature', 'trigger_condition', 'observed_issue', 'desired_action'] as const).map((slot) =>
    part(
      slot,
      `${frame[slot]?.value ?? '-'}${frame.slot_source[slot] === undefined ? '' : ` (${frame.slot_source[slot]})`}`,
    ),
  )
  return [
    query,
    part('id', session_id),
    part('phase', `${phase}${outcome === null ? '' : `, closed: ${outcome.outcome}`}`),
    part('risk', risk_level),
    ...slots,
    ...requirements.map(
      ({ requirement, needed, have, met }) => `  [${met ? 'x' : ' '}] ${requirement} ${have}/${needed}`,
    ),
    ...decisions.flatMap(({ to, reasons }) => reasons.map((reason) => `  ${to}: ${reason[language]}`)),
  ].join('\n')
}
