import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { openInterview } from '../support/interview/interview.ts'
import { onBothStores } from '../support/store/stores.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import { makeContext } from '../../src/kernel/context.ts'
import { isNazeError } from '../../src/kernel/errors.ts'
import { personContext } from '../support/contexts.ts'
import { dumpTables } from '../support/store/dump.ts'

const DELETES = 100
const AT_ONCE = 10
/** How an answer may end that arrives while its conversation is deleted. */
const REFUSALS = new Set(['GONE', 'TURN_IN_PROGRESS', 'UNAUTHORIZED'])

onBothStores('[trust.deadlock] answers that are deleted while more of them arrive', (open) => {
  test(
    `${DELETES} times: each deletion happens, each answer is taken or refused, and no word stays`,
    { timeout: 120_000 },
    async () => {
      const store = await open()
      let [transactions, runs] = [0, 0]
      const counting: Store = {
        ...store,
        tx(run, options) {
          transactions++
          return store.tx((tx) => {
            runs++
            return run(tx)
          }, options)
        },
      }
      const house = await openInterview(counting)
      const { interview } = house
      const someone = () => makeContext({ actor: { id: 'participant', kind: 'participant', via: 'http' } })
      const { project } = await callVerb(interview.createProject, personContext(), {
        name: '家計簿アプリ',
        goal: '続かない理由',
        limits: { max_turns: 2 },
      })
      const wrong: unknown[] = []
      const one = async (n: number) => {
        const { conversation_id, key } = await callVerb(interview.startConversation, someone(), {
          token: project.token,
        })
        const who = { conversation_id, key }
        const say = (content: string) =>
          callVerb(interview.sendMessage, someone(), { ...who, content }).catch((error: unknown) => {
            if (!isNazeError(error) || !REFUSALS.has(error.code)) wrong.push(error)
          })
        await say(`忘れられる言葉${n} その一`)
        const arriving = [say(`忘れられる言葉${n} その二`), say(`忘れられる言葉${n} その三`)]
        const erased = await callVerb(interview.eraseConversation, someone(), who).catch((error: unknown) => error)
        if (erased instanceof Error) wrong.push(erased)
        await Promise.all(arriving)
      }
      for (let n = 0; n < DELETES; n += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => one(n + at)))
      await house.close()
      expect(wrong).toEqual([])
      // A deadlock would have been mended by a second run: there was none to mend.
      expect(runs).toBe(transactions)
      const holding = [...(await dumpTables(store))].filter(([, rows]) => rows.includes('忘れられる言葉'))
      expect(holding.map(([table]) => table)).toEqual([])
    },
  )
})
