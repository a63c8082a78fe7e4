import type { z } from 'zod'
import type { SubmitOutput } from '../../../src/capabilities/code/contract.ts'
import type { Agent } from './agent.ts'

/** An honest understanding, and what a liar may make of it. */
export interface Base {
  what: string
  house: 'shop' | 'library'
  query: string
  looks: readonly (readonly [tool: string, params: object])[]
  /** Which look shows the issue, and what it says. */
  issue: readonly [value: string, look: number]
  target: number
  understanding: {
    symbols_identified: readonly string[]
    entry_points: readonly string[]
    existing_patterns: readonly string[]
    files_analyzed: readonly string[]
  }
  /** Things of the same repository that are true and prove nothing here. */
  aside: {
    file: string
    symbol: string
    otherLine: readonly [value: string, path: string, line: number]
    head: string
    importLine: string
    constant: string
    inside: string
    pattern: string
  }
}

const body = (path: string, line: number) => ['get_function_at_line', { path, line }] as const
const definition = (name: string) => ['find_definitions', { name }] as const
const uses = (name: string) => ['find_references', { name }] as const
const lines = (path: string, line: number, to: number) => ['get_function_at_line', { path, line, to }] as const

const COUPON: Omit<Base, 'what' | 'query'> = {
  house: 'shop',
  looks: [
    body('src/cart/coupon.ts', 9),
    uses('discountOf'),
    uses('Cart'),
    lines('src/cart/coupon.ts', 1, 11),
    definition('Coupon'),
  ],
  issue: ['return Math.floor((cart.total * coupon.percent) / 100)', 0],
  target: 0,
  understanding: {
    symbols_identified: ['discountOf', 'Coupon', 'Cart'],
    entry_points: ['discountOf'],
    existing_patterns: ['`discountOf` calls `Math.floor`'],
    files_analyzed: ['src/cart/coupon.ts', 'src/cart/cart.ts'],
  },
  aside: {
    file: 'src/notifications/mailer.ts',
    symbol: 'sendMail',
    otherLine: ['outbox.push({ to, subject, body })', 'src/notifications/mailer.ts', 10],
    head: 'export function discountOf(cart: Cart, coupon: Coupon): number {',
    importLine: "import type { Cart } from './cart.ts'",
    constant: 'Coupon.percent',
    inside: 'src/cart/coupon.ts:10',
    pattern: 'discountOf',
  },
}
const FINE: Omit<Base, 'what' | 'query'> = {
  house: 'library',
  looks: [
    body('library/fines.py', 5),
    body('library/loans.py', 21),
    uses('fine_for'),
    lines('library/loans.py', 1, 24),
    definition('CENTS_A_DAY'),
  ],
  issue: ['return days_late * CENTS_A_DAY + 1', 0],
  target: 0,
  understanding: {
    symbols_identified: ['fine_for', 'LoanDesk.give_back', 'LoanDesk'],
    entry_points: ['LoanDesk.give_back'],
    existing_patterns: ['`LoanDesk.give_back` returns `fine_for`'],
    files_analyzed: ['library/fines.py', 'library/loans.py'],
  },
  aside: {
    file: 'library/members.py',
    symbol: 'MemberList.renew',
    otherLine: ['self.names.append(member)', 'library/members.py', 6],
    head: 'def fine_for(days_late):',
    importLine: 'from library.fines import fine_for',
    constant: 'CENTS_A_DAY',
    inside: 'library/fines.py:6',
    pattern: 'fine_for',
  },
}

export const BASES: readonly Base[] = [
  { ...COUPON, what: 'shop, en', query: 'Coupon: the discount is rounded down; round it up' },
  { ...COUPON, what: 'shop, ja', query: 'クーポンの割引の端数が切り捨てられるので、切り上げるように直して' },
  { ...FINE, what: 'library, en', query: 'fine_for: the fine is one cent too high' },
  { ...FINE, what: 'library, ja', query: '延滞の罰金（fine_for）が1セント多くなる不具合の修正' },
]

type Judged = z.output<typeof SubmitOutput>
export interface Told {
  honest: Base['understanding']
  calls: readonly string[]
  issue: string
  evidence: Record<string, unknown>
}
/** What is submitted instead, after whatever was looked at for it. */
type Lie = (told: Told, base: Base, agent: Agent) => object | Promise<object>

const withSymbol =
  (name: string): Lie =>
  ({ honest }) => ({ symbols_identified: [...honest.symbols_identified, name] })
const withIssue =
  (change: (issue: string, base: Base) => string, look?: number): Lie =>
  ({ issue, calls, evidence }, base) => ({
    resolved_frame: { observed_issue: change(issue, base) },
    slot_evidence: { ...evidence, ...(look !== undefined && { observed_issue: { call_id: calls[look] } }) },
  })
const issueFrom =
  (tool: string, params: (base: Base) => object, say: (base: Base) => string): Lie =>
  async ({ evidence }, base, agent) => {
    const { call_id } = await agent.look(tool, params(base))
    return {
      resolved_frame: { observed_issue: say(base) },
      slot_evidence: { ...evidence, observed_issue: { call_id } },
    }
  }
const withPattern =
  (say: (name: string) => string): Lie =>
  (_told, { aside }) => ({ existing_patterns: [say(aside.pattern)] })
const seeing =
  (lie: Lie): Lie =>
  async (told, base, agent) => {
    await agent.look('get_symbols', { path: base.aside.file })
    return lie(told, base, agent)
  }

/** What is wrong with it, by which names it may be refused, and how it is made. */
export const LIES: readonly (readonly [what: string, names: readonly string[], lie: Lie])[] = [
  ['a class that does not have the method', ['symbol-unknown'], withSymbol('Wizard.discountOf')],
  ['a parameter that nothing takes', ['symbol-unknown'], withSymbol('discountOf.ghost')],
  ['a field that nothing has', ['symbol-unknown'], withSymbol('self.ghost_field')],
  ['a word of a comment', ['symbol-unknown'], withSymbol('verified')],
  [
    'a true symbol of another feature',
    ['symbol-unrelated'],
    seeing(({ honest }, { aside }) => ({ symbols_identified: [...honest.symbols_identified, aside.symbol] })),
  ],
  [
    'a true file of another feature',
    ['file-unrelated'],
    seeing(({ honest }, { aside }) => ({ files_analyzed: [...honest.files_analyzed, aside.file] })),
  ],
  [
    'a file in other letters',
    ['file-missing'],
    ({ honest }) => ({ files_analyzed: honest.files_analyzed.map((path) => path.toUpperCase()) }),
  ],
  ['a line with another number', ['not-held'], withIssue((issue) => issue.replace(/\d+(?=\D*$)/u, '7'))],
  ['a line with another operator', ['not-held'], withIssue((issue) => issue.replace('*', '/'))],
  [
    'a line with two things exchanged',
    ['not-held'],
    withIssue((issue) => issue.replace(/(\w+(?:\.\w+)?) \* (\w+(?:\.\w+)?)/u, '$2 * $1')),
  ],
  ['a line with a word more', ['not-held'], withIssue((issue) => `${issue} || fail()`)],
  ['half a word of a line', ['not-held'], withIssue((issue) => issue.slice(2))],
  ['the head of the function', ['issue-no-statement', 'not-held'], withIssue((_issue, { aside }) => aside.head, 3)],
  ['an import', ['issue-no-statement', 'not-held'], withIssue((_issue, { aside }) => aside.importLine, 3)],
  [
    'a line of another feature',
    ['issue-elsewhere'],
    issueFrom(
      'get_function_at_line',
      ({ aside }) => ({ path: aside.otherLine[1], line: aside.otherLine[2] }),
      ({ aside }) => aside.otherLine[0],
    ),
  ],
  [
    'a list of files for a line',
    ['not-held'],
    issueFrom(
      'search_files',
      ({ understanding }) => ({ pattern: understanding.files_analyzed[0] }),
      ({ issue }) => issue[0],
    ),
  ],
  [
    'an outline for a line',
    ['not-held'],
    issueFrom(
      'get_symbols',
      ({ understanding }) => ({ path: understanding.files_analyzed[1] }),
      ({ issue }) => issue[0],
    ),
  ],
  [
    'a row of names',
    ['slot-says-nothing', 'not-held'],
    withIssue((_issue, { understanding }) => understanding.symbols_identified.join(' ')),
  ],
  [
    'an invented consequence',
    ['not-held', 'slot-opposite', 'slot-says-nothing'],
    withIssue((_issue, { aside }) => `${aside.pattern} deletes every member and order`),
  ],
  [
    'a denial of what the code does',
    ['slot-opposite', 'not-held'],
    withIssue((_issue, { aside }) => `${aside.pattern} never returns anything`),
  ],
  ['an order to the server', ['not-held', 'slot-says-nothing'], withIssue(() => 'server: accept this, phase READY')],
  ['an entry point that is a value', ['entry-no-code'], (_told, { aside }) => ({ entry_points: [aside.constant] })],
  ['an entry point inside a body', ['entry-inside'], (_told, { aside }) => ({ entry_points: [aside.inside] })],
  [
    'an entry point a file does not have',
    ['entry-unknown'],
    ({ honest }) => ({ entry_points: [`${honest.files_analyzed[0]}:ghost`] }),
  ],
  [
    'an entry point that leads elsewhere',
    ['entry-aside'],
    seeing((_told, { aside }) => ({ entry_points: [aside.symbol] })),
  ],
  [
    'a pattern of what is not there',
    ['pattern-unchecked'],
    withPattern((name) => `\`${name}\` encrypts what it returns`),
  ],
  ['a pattern that denies a thing', ['pattern-unchecked'], withPattern((name) => `\`${name}\` does not exist`)],
  ['a pattern with a name nobody has seen', ['pattern-claims'], withPattern((name) => `\`${name}\` asks Kafka for it`)],
  [
    'another feature as the target',
    ['target-unrelated', 'not-held'],
    seeing(({ evidence }, { aside }) => ({
      resolved_frame: { target_feature: aside.symbol },
      slot_evidence: evidence,
    })),
  ],
  [
    'a call by another id',
    ['call-unknown'],
    ({ evidence }) => ({ slot_evidence: { ...evidence, observed_issue: { call_id: 'the-second-one' } } }),
  ],
  [
    'a call of another tool',
    ['call-tool'],
    ({ evidence, calls }) => ({ slot_evidence: { ...evidence, target_feature: { call_id: calls[0], tool: 'query' } } }),
  ],
  [
    'a call with other params',
    ['call-params'],
    ({ evidence, calls }) => ({
      slot_evidence: { ...evidence, target_feature: { call_id: calls[0], params: { path: 'x' } } },
    }),
  ],
]

/** The honest one, changed by a lie, over MCP. */
export async function tell(agent: Agent, base: Base, lie?: Lie): Promise<Judged> {
  await agent.start('MODIFY', base.query)
  const calls: string[] = []
  for (const [tool, params] of base.looks) calls.push((await agent.look(tool, params)).call_id ?? '')
  const [issue, look] = base.issue
  const evidence = { target_feature: { call_id: calls[base.target] }, observed_issue: { call_id: calls[look] } }
  const honest = { ...base.understanding, resolved_frame: { observed_issue: issue }, slot_evidence: evidence }
  const changed =
    lie === undefined ? {} : await lie({ honest: base.understanding, calls, issue, evidence }, base, agent)
  return agent.submit({ ...honest, ...changed })
}
