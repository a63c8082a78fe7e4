import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { detectLanguage } from '#text/index.ts'
import { decompose } from '../asks/decompose/ask.ts'
import { codeStream, StartInput, StartOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { placeSlots } from '../frame/place-slots.ts'
import { asksForChange } from '../routing/asks-change.ts'
import { categoryOf } from '../routing/category.ts'
import { guidanceFor } from '../routing/hints.ts'
import { route } from '../routing/route.ts'
import { logDecisions } from '../rows/decisions.ts'
import { insertSession } from '../rows/sessions.ts'
import { startingRequirements } from '../understanding/requirements/requirements-met.ts'
import type { CodeVerbs } from '../verbs.ts'
import { firstPlaces } from './first-places.ts'
import { frameOf } from './frame-view.ts'
import { load } from './loaded.ts'
import { notForParticipants } from './not-for-participants.ts'

export function makeStartSession(deps: CodeDeps): CodeVerbs['startSession'] {
  const { store, gate, live, facts, roots } = deps
  return defineVerb({
    name: 'code.start-session',
    summary: 'Starts a session for a request: splits it into slots, says what is missing and where to look first.',
    input: StartInput,
    output: StartOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'AI_TIMEOUT', 'AI_ERROR', 'DB_ERROR'],
    async run(ctx, { intent, query, root: asked }) {
      notForParticipants(ctx)
      const root = await roots.choose(ctx, facts, asked)
      const id = ctx.ids.next()
      const said = await gate.ask(ctx, decompose, { query }, { subjectId: id })
      if (!said.ok) throw new NazeError('AI_ERROR', 'The request could not be taken apart.')
      const { slots, confidence } = placeSlots(query, said.accepted)
      const values = Object.fromEntries(slots.map(({ value }) => [value.slot, value.value]))
      const routing = route(values, intent)
      const language = detectLanguage(query)
      const phase = routing.initial_phase
      const now = ctx.clock.now()
      await store.tx(async (tx) => {
        const session = { id, root, intent, language, query, routing, phase, risk: routing.risk_level }
        const row = { ...session, extractionConfidence: confidence, createdAt: now, updatedAt: now }
        await insertSession(tx, ctx, row, slots)
        const reasons = [{ name: 'started' as const, item: routing.risk_level }]
        await logDecisions(tx, ctx, id, [{ kind: 'start', fromPhase: null, toPhase: phase, reasons }])
        await live.tell(tx, ctx, codeStream.of(id), { type: 'code.started', data: { phase } })
      })
      const loaded = await load(store, ctx, id)
      const hinted = { language, wantsChange: asksForChange(loaded.session) }
      const lookFirst = await firstPlaces(facts, ctx, root, query)
      const guidance = guidanceFor(routing.priority_slots, hinted, categoryOf(query, intent), lookFirst)
      const requirements = startingRequirements(loaded.session).map(({ requirement, needed }) => ({
        requirement,
        needed,
      }))
      return { session_id: id, phase, frame: frameOf(loaded), routing, guidance, requirements }
    },
  })
}
