import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as board from '../src/capabilities/board/contract.ts'
import { history } from '../src/capabilities/board/tables.ts'
import type { BoardVerbs } from '../src/capabilities/board/verbs.ts'
import * as interview from '../src/capabilities/interview/contract.ts'
import { callVerb } from '../src/kernel/verb.ts'
import type { Store } from '../src/store/store.ts'
import { boardOn } from './support/board/board.ts'
import { personContext } from './support/contexts.ts'
import { editableFields, type EditableThing, takeThrough } from './support/editable-fields.ts'
import { type InterviewHouse, openInterview } from './support/interview/interview.ts'
import { onBothStores } from './support/store/stores.ts'

const ctx = personContext()

describe('[board.fields] every field of a node goes through edit and undo', () => {
  const fields = editableFields(board.EditNodeInput.shape, ['node_id', 'version', 'reason'])

  test('the fields of the contract are those of the definition, and a node shows them all', () => {
    expect(fields.map(({ name }) => name)).toEqual(board.NODE_FIELD_NAMES)
    expect(Object.keys(board.NodeView.shape)).toEqual(expect.arrayContaining(board.NODE_FIELD_NAMES))
    expect(Object.keys(board.CreateNodeInput.shape)).toEqual([...board.NODE_FIELD_NAMES, 'parent_id'])
  })

  onBothStores('nodes', (open) => {
    let store: Store
    let verbs: BoardVerbs
    beforeAll(async () => {
      store = await open()
      verbs = boardOn(store)
    })

    const nodeThing = async (): Promise<EditableThing & { node_id: string }> => {
      const given = Object.fromEntries(fields.map(({ name, samples }) => [name, samples[0]]))
      const { node } = await callVerb(verbs.createNode, ctx, given)
      expect(node).toMatchObject(given)
      const node_id = node.id
      return {
        node_id,
        read: async () => (await callVerb(verbs.getNode, ctx, { node_id })).node,
        async edit(change) {
          const { history_id } = await callVerb(verbs.editNode, ctx, { node_id, ...change })
          return { undo: () => callVerb(verbs.undo, ctx, { history_id }) }
        },
      }
    }

    test.each(fields)('$name', async (field) => takeThrough(field, fields, await nodeThing()))

    test('an undo that finds a field it does not know refuses, and changes nothing', async () => {
      const thing = await nodeThing()
      const { node_id } = thing
      const { history_id } = await callVerb(verbs.editNode, ctx, { node_id, title: 'new', note: 'new' })
      const before = await thing.read()
      const plant = (row: 'before' | 'after', text: string) =>
        store.db.execute(sql`update ${history} set ${sql.identifier(row)} = ${history[row]} || ${text}::jsonb
          where ${history.id} = ${history_id}`)
      await plant('before', '{"colour": "red"}')
      const refused = expect.objectContaining({ code: 'CONFLICT' })
      await expect(callVerb(verbs.undo, ctx, { history_id })).rejects.toEqual(refused)
      await store.db.execute(
        sql`update ${history} set "before" = "before" - 'colour' - 'note' where ${history.id} = ${history_id}`,
      )
      await expect(callVerb(verbs.undo, ctx, { history_id })).rejects.toEqual(refused)
      expect(await thing.read()).toEqual(before)
    })
  })
})

describe('[interview.fields] every field of a guide that can be edited is read back as it was written', () => {
  const fields = editableFields(interview.PatchProjectInput.shape, ['project_id', 'status'])

  onBothStores('guides', (open) => {
    let house: InterviewHouse
    beforeAll(async () => {
      house = await openInterview(await open(), { analyse: false })
    })
    afterAll(() => house.close())

    test.each(fields)('$name', async (field) => {
      const verbs = house.interview
      const { project } = await callVerb(verbs.createProject, ctx, { name: 'a', goal: 'b', status: 'draft' })
      const project_id = project.id
      await takeThrough(field, fields, {
        read: async () => (await callVerb(verbs.getProject, ctx, { project_id })).project,
        edit: async (change) => {
          await callVerb(verbs.patchProject, ctx, { project_id, ...change })
          return {}
        },
      })
    })
  })
})
