import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { isBlank } from '#text/blank.ts'
import { detectLanguage } from '#text/index.ts'
import type { Queries } from '#store/store.ts'
import type { ReportInput } from '../asks/report-input.ts'
import type { RunInput } from '../contract.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import { readDeclined } from '../rows/declined.ts'
import { type DeskNode, readBoard } from '../rows/desk.ts'
import { isActive } from '../status/statuses.ts'
import type { RunInputs } from '../tables.ts'

const ENOUGH_TO_TELL = 200

/** What was sent, without the board that was sent along: only its ids count. */
export function inputsOf(input: RunInput): RunInputs {
  const { dashboard, focusNodeId, userIntent, constraints } = input
  const sent =
    dashboard === undefined ? null : Object.values(dashboard.trays).flatMap((tray) => tray.map(({ id }) => id))
  const said = typeof constraints === 'string' ? [constraints] : (constraints ?? [])
  return {
    sentIds: sent === null ? null : [...new Set(sent)],
    focusNodeId: focusNodeId ?? null,
    userIntent: userIntent ?? null,
    constraints: said.filter((each) => !isBlank(each)),
  }
}

export interface Prepared {
  input: ReportInput
  /** The whole board, those that may not be referred to included. */
  board: DeskNode[]
  warnings: string[]
}

/** Usable are the ids that were sent and are really on the board; nothing sent means everything that is active. */
export async function prepareRun(db: Queries, ctx: Context, inputs: RunInputs): Promise<Prepared> {
  const board = await readBoard(db, ctx)
  const onBoard = new Set(board.map(({ id }) => id))
  const { focusNodeId, sentIds } = inputs
  if (focusNodeId !== null && !onBoard.has(focusNodeId)) {
    throw new NazeError('NOT_FOUND', 'The focus node is not on the board.')
  }
  const sent = sentIds === null ? null : new Set(sentIds)
  const nodes = board.filter(
    ({ id, status }) => id === focusNodeId || (sent === null ? isActive(status) : sent.has(id)),
  )
  const unknown = (sentIds ?? []).filter((id) => !onBoard.has(id)).length
  const focus = focusNodeId === null ? {} : { focusNodeId }
  return {
    board,
    warnings: unknown === 0 ? [] : [`${unknown} of the nodes sent are not on the board and were left out`],
    input: {
      language: languageOf(inputs, nodes),
      facts: makeBoardFacts(
        nodes.map(({ id }) => id),
        { nodes: board, ...focus },
      ),
      nodes,
      focusNodeId: focusNodeId ?? undefined,
      userIntent: inputs.userIntent ?? '',
      constraints: inputs.constraints,
      declined: await readDeclined(db, ctx),
    },
  }
}

function languageOf({ userIntent, constraints, focusNodeId }: RunInputs, nodes: readonly DeskNode[]): 'ja' | 'en' {
  const said = [userIntent ?? '', ...constraints].join('\n').trim()
  if (said !== '') return detectLanguage(said, 'ja')
  const focus = nodes.find(({ id }) => id === focusNodeId)
  const read = focus === undefined ? nodes.slice(0, ENOUGH_TO_TELL) : [focus]
  return detectLanguage(read.map(({ title, context }) => `${title}\n${context}`).join('\n'), 'ja')
}
