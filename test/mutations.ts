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
  {
    spec: 'why',
    breaks: 'a score leaves the server without debug',
    file: 'src/capabilities/why/process.ts',
    find: 'return deps.debug && debug !== undefined ?',
    replace: 'return debug !== undefined ?',
    caughtBy: 'test/why-model.test.ts',
  },
  {
    spec: 'why',
    breaks: 'an unanswered message is counted twice',
    file: 'src/capabilities/why/accept-message.ts',
    find: "if (last?.role === 'user') {",
    replace: "if (last?.role === 'user' && last.content === '') {",
    caughtBy: 'test/why-http.test.ts',
  },
  {
    spec: 'why',
    breaks: 'a failed model is taken for a bad answer',
    file: 'src/capabilities/why/refusal.ts',
    find: 'if (result.failure !== undefined) throw result.failure',
    replace: '',
    caughtBy: 'test/why-model.test.ts',
  },
  {
    spec: 'why',
    breaks: 'the warning of a drift is not kept',
    file: 'src/capabilities/why/take-turn.ts',
    find: 'const warnings = [...planned.accepted.warnings]',
    replace: 'const warnings: Finding[] = []',
    caughtBy: 'test/why-model.test.ts',
  },
  {
    spec: 'board',
    breaks: 'forbidden words count in reasons and summary only',
    file: 'src/capabilities/board/proposal-quality/forbidden-words.ts',
    find: 'if (world.texts.has(text)) return []',
    replace: 'if (world.texts.has(text) || !/reason|summary/.test(path)) return []',
    caughtBy: 'src/capabilities/board/proposal-quality/validator.test.ts',
  },
  {
    spec: 'board',
    breaks: 'a cycle through the board is not seen',
    file: 'src/capabilities/board/proposal-quality/organizer-board-rules.ts',
    find: 'cyclicCore([...existing(), ',
    replace: 'cyclicCore([',
    caughtBy: 'src/capabilities/board/proposal-quality/validator.test.ts',
  },
  {
    spec: 'board',
    breaks: 'a batch may apply a status',
    file: 'src/capabilities/board/estimate-status.ts',
    find: 'if (MAY_NOT_APPLY.has(name)) {',
    replace: "if (MAY_NOT_APPLY.has(name) && name === '') {",
    caughtBy: 'src/capabilities/board/estimate-status.test.ts',
  },
  {
    spec: 'board',
    breaks: 'a stale confirmation moves a node',
    file: 'src/capabilities/board/estimate-status.ts',
    find: 'if (node.status !== from) {',
    replace: 'if (node.status !== from && from === to) {',
    caughtBy: 'src/capabilities/board/estimate-status.test.ts',
  },
  {
    spec: 'board',
    breaks: 'undo takes away what was changed since',
    file: 'src/capabilities/board/take-back.ts',
    find: 'version !== 1',
    replace: 'version < 1',
    caughtBy: 'src/capabilities/board/diffs.test.ts',
  },
  {
    spec: 'board',
    breaks: 'a node that was not sent is usable',
    file: 'src/capabilities/board/run-inputs.ts',
    find: 'sent.has(id))',
    replace: 'sent.size > 0)',
    caughtBy: 'src/capabilities/board/runs.test.ts',
  },
]
