/** A deliberate break and the tests that must notice it. `npm run mutations` tries each one for real. */
export interface Mutation {
  spec: string
  breaks: string
  file: string
  find: string
  replace: string
  /** The test file that turns red. */
  caughtBy: string
}

export const mutations: readonly Mutation[] = [
  {
    spec: 'house',
    breaks: 'a rule that throws counts as kept',
    file: 'src/kernel/gate/accepted.ts',
    find: 'return [`could not be checked:',
    replace: 'if (error !== undefined) return []\n    return [`could not be checked:',
    caughtBy: 'src/kernel/gate/gate.test.ts',
  },
  {
    spec: 'house',
    breaks: 'a turn is concluded by someone who no longer holds its lease',
    file: 'src/kernel/turn/turns.ts',
    find: 'if (!(await this.#leases.hold(tx, turnId, token))) throw new LeaseLost()',
    replace: 'await this.#leases.hold(tx, turnId, token)',
    caughtBy: 'src/kernel/turn/turns.test.ts',
  },
  {
    spec: 'house',
    breaks: 'a draft may be shown again after a prefix rule was broken',
    file: 'src/kernel/gate/guarded-draft.ts',
    find: 'this.#frozen = true',
    replace: 'this.#frozen = false',
    caughtBy: 'src/kernel/gate/guarded-draft.test.ts',
  },
  {
    spec: 'house',
    breaks: 'cut-off JSON is completed and accepted',
    file: 'src/kernel/gate/find-json.ts',
    find: 'if (closings(repaired) > closings(broken))',
    replace: 'if (closings(repaired) > closings(broken) + 99)',
    caughtBy: 'src/kernel/gate/find-json.test.ts',
  },
  {
    spec: 'trust',
    breaks: 'a turn taken over from a dead process is answered again although it was done',
    file: 'src/kernel/turn/turns.ts',
    find: "if (known?.row.status === 'done') return { state: 'done', result: known.row.result as R }",
    replace: '',
    caughtBy: 'src/kernel/turn/turns.test.ts',
  },
  {
    spec: 'trust',
    breaks: 'the embedded folder is not locked',
    file: 'src/store/folder-lock.ts',
    find: '; BEGIN EXCLUSIVE',
    replace: '',
    caughtBy: 'src/store/open.test.ts',
  },
  {
    spec: 'trust',
    breaks: 'an event may be numbered outside the lock of its stream',
    file: 'src/kernel/live/facts.ts',
    find: 'do update set seq = stream.seq + 1',
    replace: 'do update set seq = stream.seq',
    caughtBy: 'src/kernel/live/live.test.ts',
  },
]
