import type { ToolName } from '../../../src/capabilities/code/contract.ts'
import type { CodeHouse } from './code.ts'

/** One honest understanding of the terminal library, of which single claims are exchanged. */
export interface Ground {
  query: string
  intent?: 'IMPLEMENT' | 'MODIFY'
  looks: readonly (readonly [tool: string, params: object])[]
  /** What the issue says, and which look shows it. */
  issue?: readonly [value: string, look: number]
  target?: readonly [value: string, look: number]
  understanding: {
    symbols_identified: readonly string[]
    entry_points: readonly string[]
    existing_patterns: readonly string[]
    files_analyzed: readonly string[]
  }
}

const body = (path: string, line: number) => ['get_function_at_line', { path, line }] as const
const lines = (path: string, line: number, to: number) => ['get_function_at_line', { path, line, to }] as const
const symbols = (path: string) => ['get_symbols', { path }] as const
const uses = (name: string) => ['find_references', { name }] as const
const definition = (name: string) => ['find_definitions', { name }] as const

/** The whole of the files it is about was read: what is claimed of them is claimed knowingly. */
export const ASK: Ground = {
  query: 'When ask has hide_input, the default is still shown in the prompt. Leave it out of the prompt.',
  looks: [
    lines('term/ask.py', 1, 80),
    body('term/ask.py', 10),
    uses('build_prompt'),
    uses('ask'),
    lines('term/screen.py', 1, 50),
    lines('term/hidden.py', 1, 30),
    lines('term/options.py', 1, 80),
    definition('ask'),
  ],
  issue: ['prompt = f"{prompt} [{default}]"', 1],
  understanding: {
    symbols_identified: ['ask', 'build_prompt', 'read_hidden'],
    entry_points: ['ask'],
    existing_patterns: ['`ask` calls `build_prompt`'],
    files_analyzed: ['term/ask.py', 'term/hidden.py'],
  },
}
export const ENVIRONMENT: Ground = {
  query: 'Option.read_environment: an empty variable is taken as not given; keep the empty text',
  looks: [
    lines('term/options.py', 1, 80),
    body('term/options.py', 32),
    uses('read_environment'),
    lines('term/run.py', 1, 60),
    uses('read_all'),
    symbols('term/options.py'),
    lines('term/values.py', 1, 60),
    lines('term/errors.py', 1, 25),
    definition('Option.read_environment'),
  ],
  issue: ['if text == "":', 1],
  understanding: {
    symbols_identified: ['Option.read_environment', 'Option.read_value', 'OptionGroup.read_all'],
    entry_points: ['OptionGroup.read_all'],
    existing_patterns: ['`Option.read_value` calls `read_environment`'],
    files_analyzed: ['term/options.py', 'term/run.py'],
  },
}
export const PROGRESS: Ground = {
  query: 'ProgressBar.draw_bar fails with a division by zero when the length is 0; draw an empty bar instead',
  looks: [
    lines('term/progress.py', 1, 55),
    body('term/progress.py', 28),
    uses('draw_bar'),
    uses('advance_bar'),
    lines('term/screen.py', 1, 50),
    lines('term/colours.py', 1, 30),
    definition('ProgressBar.draw_bar'),
    uses('screen_width'),
  ],
  issue: ['done = int(self.width * self.position / self.length)', 1],
  understanding: {
    symbols_identified: ['ProgressBar.draw_bar', 'ProgressBar.advance_bar', 'ProgressBar'],
    entry_points: ['ProgressBar.advance_bar'],
    existing_patterns: ['`ProgressBar.advance_bar` calls `draw_bar`'],
    files_analyzed: ['term/progress.py', 'term/screen.py'],
  },
}

type House = Pick<CodeHouse, 'call' | 'code' | 'start' | 'tool'>
export type Changed = Partial<Record<keyof Ground['understanding'], readonly string[]>> & {
  resolved_frame?: object
  slot_evidence?: object
}

/** A session that has seen all of it, in which claims can be tried one after the other. */
export async function openGround(house: House, ground: Ground, query = ground.query) {
  const session_id = await house.start(query, ground.intent ?? 'MODIFY')
  const calls: Awaited<ReturnType<House['tool']>>[] = []
  for (const [tool, params] of ground.looks) calls.push(await house.tool(session_id, tool as ToolName, { ...params }))
  const { issue, target } = ground
  const evidence = (look: number) => ({ call_id: calls[look]?.call_id ?? '' })
  const honest = {
    ...ground.understanding,
    resolved_frame: {
      ...(issue !== undefined && { observed_issue: issue[0] }),
      ...(target !== undefined && { target_feature: target[0] }),
    },
    slot_evidence: {
      ...(issue !== undefined && { observed_issue: evidence(issue[1]) }),
      ...(target !== undefined && { target_feature: evidence(target[1]) }),
    },
  }
  return {
    session_id,
    evidence,
    look: (tool: ToolName, params: Record<string, unknown>) => house.tool(session_id, tool, params),
    submit: (changed: Changed = {}) =>
      house.call(house.code.submitUnderstanding, { session_id, ...honest, ...changed }),
  }
}

/** What a submission came to, in a word a person reads at once. */
export function verdictOf({ phase, errors, missing_requirements, notes = [] }: Awaited<ReturnType<Opened['submit']>>) {
  return phase === 'READY'
    ? 'READY'
    : [
        ...errors.map(({ name, item }) => `${name} ${item}`),
        ...missing_requirements.map(({ requirement, have, needed }) => `${requirement} ${have}/${needed}`),
        ...notes.filter(({ name }) => name === 'pattern-unchecked').map(({ message }) => message),
      ].join('; ')
}
type Opened = Awaited<ReturnType<typeof openGround>>
