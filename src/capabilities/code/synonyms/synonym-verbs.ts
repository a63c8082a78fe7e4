import { NazeError } from '#kernel/errors.ts'
import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import { AddSynonymInput, JudgeSynonymInput, ListSynonymsInput, ListSynonymsOutput, Synonym } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { confirmPair, judgePair, type SynonymRow, synonymsOf } from '../rows/synonyms.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import type { CodeVerbs } from '../verbs.ts'

export function makeListSynonyms({ store, facts, roots }: CodeDeps): CodeVerbs['listSynonyms'] {
  return defineVerb({
    name: 'code.list-synonyms',
    summary: 'The words a project uses for its code: proposed, confirmed or rejected.',
    input: ListSynonymsInput,
    output: ListSynonymsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, { root, status }) {
      notForParticipants(ctx)
      const wanted = {
        ...(root !== undefined && { root: await roots.choose(ctx, facts, root) }),
        ...(status !== undefined && { status }),
      }
      return { synonyms: (await synonymsOf(store.db, ctx, wanted)).map(view) }
    },
  })
}

export function makeAddSynonym({ store, facts, roots }: CodeDeps): CodeVerbs['addSynonym'] {
  return defineVerb({
    name: 'code.add-synonym',
    summary: 'A person says that a word of theirs means a word of the code.',
    input: AddSynonymInput,
    output: Synonym,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, { root: asked, term, word }) {
      assertPersonAtHand(ctx.actor)
      const root = await roots.choose(ctx, facts, asked)
      const row = await store.tx((tx) => confirmPair(tx, ctx, { root, term, word }))
      if (row === undefined) throw new NazeError('INTERNAL', 'a pair was not stored')
      return view(row)
    },
  })
}

export function makeJudgeSynonym({ store }: CodeDeps): CodeVerbs['judgeSynonym'] {
  return defineVerb({
    name: 'code.judge-synonym',
    summary: 'A person confirms or rejects a proposed pair; only confirmed ones relate anything.',
    input: JudgeSynonymInput,
    output: Synonym,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { synonym_id: id, confirm }) {
      assertPersonAtHand(ctx.actor)
      const row = await store.tx((tx) => judgePair(tx, ctx, id, confirm ? 'confirmed' : 'rejected'))
      if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such pair.')
      return view(row)
    },
  })
}

function view({ id, root, term, word, status, createdAt }: SynonymRow): z.output<typeof Synonym> {
  return { synonym_id: id, root, term, word, status, created_at: createdAt.toISOString() }
}
