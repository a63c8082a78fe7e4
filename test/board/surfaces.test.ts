import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as contract from '../../src/capabilities/board/contract.ts'
import { makeContext } from '../../src/kernel/context.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import { makeMcpServer } from '../../src/mcp/index.ts'
import { board, confirmDiff, create, read, relationDiff, serveBoard } from '../support/board/server.ts'
import { AT_TERMINAL, fakeCli } from '../support/surfaces/fake-cli.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'

serveBoard()

describe('over MCP', () => {
  async function assistant() {
    const client = new Client({ name: 'test', version: '1' })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, board }, version: '1' })
    await Promise.all([server.connect(ours), client.connect(theirs)])
    onTestFinished(() => client.close())
    const { tools } = await client.listTools()
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { isError, content, structuredContent } = CallToolResultSchema.parse(
        await client.callTool({ name, arguments: args }),
      )
      return isError === true ? JSON.parse(String(Object(content[0]).text)) : structuredContent
    }
    return { tools: tools.map(({ name }) => name), call }
  }

  test('[board.mcp] an assistant reads and proposes, cannot confirm, and applies only what a person confirmed', async () => {
    const { tools, call } = await assistant()
    expect(tools.filter((name) => /^board_.*(?:confirm|undo|create|add|edit|delete)/.test(name))).toEqual([])
    const diff = await relationDiff()
    const { diff_id, target_node_id: node_id } = diff
    expect(await call('board_dashboard')).toMatchObject({ trays: { in_progress: [] } })
    expect(await call('board_search', { q: '単価' })).toMatchObject({ nodes: [{ title: '単価を確かめる' }] })
    expect(await call('board_node', { node_id })).toMatchObject({ node: { id: node_id } })
    expect(await call('board_organize')).toMatchObject({ ok: true })
    expect(await call('board_proposals')).toMatchObject({ proposals: [{}, {}] })

    expect(await call('board_apply_diff', { diff_id })).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    const moved = await call('board_estimate_status', { node_id, confirm_status: 'DONE' })
    expect(moved).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    const agent = makeContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })
    const wanted = { node_id, ui_action: 'x', proposed_change: { type: diff.type, diff_id } }
    await expect(callVerb(board.confirmChange, agent, wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })

    const confirmation_id = await confirmDiff(diff)
    expect(await call('board_apply_diff', { diff_id, confirmation_id })).toMatchObject({ ok: true })
    expect(await call('board_history', { node_id })).toMatchObject({ history: [{ confirmation_id, via: 'mcp' }, {}] })
  })
})

describe('on the command line', () => {
  const naze = (terminal: object = {}) => {
    const memory = inMemoryVerbs()
    return fakeCli(terminal, { ...memory, verbs: { ...memory.verbs, board } })
  }
  const atTerminal = (answer: string) => {
    const cli = naze(AT_TERMINAL)
    cli.stdin.write(`${answer}\n`)
    return cli
  }

  test('[board.cli] in a pipe it reads and proposes, and cannot confirm, apply or undo', async () => {
    const added = naze()
    expect(await added.run('board', 'add', '名札を頼む', '--context', '来月まで', '--json')).toBe(0)
    const { node, history_id } = contract.NodeOutput.parse(JSON.parse(added.out()))
    const diff = await relationDiff()
    for (const args of [
      ['move', node.id, 'IN_PROGRESS'],
      ['apply', diff.diff_id],
      ['undo', history_id],
    ]) {
      const cli = naze()
      cli.stdin.end('y\n')
      expect(await cli.run('board', ...args)).toBe(3)
      expect(cli.err()).toMatch(/^naze: .* \(FORBIDDEN\)\n$/)
      expect(cli.out()).toBe('')
    }
    expect((await read(node.id)).node.status).toBe('CAPTURED')
    expect((await read(diff.target_node_id)).relations).toEqual([])

    const shown = naze()
    expect(await shown.run('board', 'show')).toBe(0)
    expect(shown.out()).toContain(`other_active\n`)
    expect(shown.out()).toContain(`${node.id}  CAPTURED  名札を頼む`)
    const found = naze()
    expect(await found.run('board', 'find', '名札', '--json')).toBe(0)
    expect(contract.ListNodesOutput.parse(JSON.parse(found.out())).nodes).toHaveLength(1)
    const organized = naze()
    expect(await organized.run('board', 'organize', '--json')).toBe(0)
    expect(JSON.parse(organized.out())).toMatchObject({ ok: true, source: 'built-in' })
    const advised = naze()
    expect(await advised.run('board', 'advise', node.id)).toBe(0)
    expect(advised.out()).toMatch(/^advisor .*: adopted after 1 \(built-in\)\n/)
  })

  test('[board.cli] at a terminal it shows the change, asks, and only a yes applies it', async () => {
    const node = await create('名札を頼む')
    const no = atTerminal('n')
    expect(await no.run('board', 'move', node.id, 'in-progress')).toBe(3)
    expect(no.err()).toContain('"名札を頼む"')
    expect(no.err()).toContain('CAPTURED → IN_PROGRESS')
    expect(no.err()).toContain('nothing was changed (CONFIRMATION_REQUIRED)')
    expect((await read(node.id)).node.status).toBe('CAPTURED')
    const yes = atTerminal('はい')
    expect(await yes.run('board', 'move', node.id, 'IN_PROGRESS', '--reason', '単価が届いた')).toBe(0)
    const { history } = await read(node.id)
    expect(history[0]).toMatchObject({ kind: 'status', via: 'cli', why: '単価が届いた', ui_action: 'naze board move' })

    const diff = await relationDiff()
    const applied = atTerminal('y')
    expect(await applied.run('board', 'apply', diff.diff_id)).toBe(0)
    expect(applied.err()).toContain('順番がありそうです。')
    const after = await read(diff.target_node_id)
    expect(after.relations).toHaveLength(1)
    const undone = naze(AT_TERMINAL)
    expect(await undone.run('board', 'undo', after.history[0]?.history_id ?? '')).toBe(0)
    expect((await read(diff.target_node_id)).relations).toEqual([])
    const listed = naze()
    expect(await listed.run('board', 'history', node.id)).toBe(0)
    expect(listed.out()).toContain('status="CAPTURED" → status="IN_PROGRESS"')
  })

  test('makes diffs of a run, puts one aside, and judges a report from a file', async () => {
    await create('見積もりを送る', { context: '単価を確認してから送る。' })
    await create('単価を確認する')
    const organized = naze()
    expect(await organized.run('board', 'organize')).toBe(0)
    const run = /naze board diff --run (\S+)/.exec(organized.err())?.[1] ?? ''
    const made = naze()
    expect(await made.run('board', 'diff', '--run', run, '--json')).toBe(0)
    const [diff] = contract.CreateDiffsOutput.parse(JSON.parse(made.out())).diffs
    expect(organized.out()).toContain(diff?.diff_id)
    const aside = naze()
    expect(await aside.run('board', 'reject', diff?.diff_id ?? '', '--comment', '別々')).toBe(0)
    expect(aside.out()).toContain('rejected')

    const folder = await mkdtemp(join(tmpdir(), 'naze-board-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'report.json')
    await writeFile(file, JSON.stringify({ kind: 'organizer', report: { summary: '' }, validNodeIds: [] }))
    const judged = naze()
    expect(await judged.run('board', 'validate', file)).toBe(3)
    expect(judged.out()).toMatch(/error +decomposition_proposals/)
    expect(judged.out()).toMatch(/not usable\n$/)
  })
})
