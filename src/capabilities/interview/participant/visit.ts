import { eq } from 'drizzle-orm'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { acrossWorkspaces } from '#kernel/workspace.ts'
import type { Queries, Store } from '#store/store.ts'
import { VisitInput, VisitOutput } from '../contract.ts'
import { findTalkByKey } from './participant.ts'
import type { Talk } from '../rows/conversations.ts'
import { isOpen, type ProjectRow } from '../rows/projects.ts'
import { CONSENT } from '../asks/reply/wording/index.ts'
import { projects } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeVisit(store: Store): InterviewVerbs['visit'] {
  return defineVerb({
    name: 'interview.visit',
    summary: 'What stands behind a share link, before anyone has begun. Creates nothing.',
    input: VisitInput,
    output: VisitOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(ctx, input) {
      const project = await linkedProject(store.db, input.token)
      const talk = await ownTalk(store.db, project, input.key)
      const open = isOpen(project, ctx.clock.now())
      if (!open && talk === undefined) throw closed()
      return {
        name: project.name,
        language: project.language,
        tone: project.tone,
        consent: CONSENT[project.language],
        consents: CONSENT,
        max_turns: project.maxTurns,
        open,
        resumable: talk !== undefined,
      }
    },
  })
}

/** A draft has no link yet. */
export async function linkedProject(db: Queries, token: string): Promise<ProjectRow> {
  const [project] = await db
    .select()
    .from(projects)
    .where(acrossWorkspaces('nobody can guess a token: whoever has it was given it', eq(projects.token, token)))
  if (project === undefined || project.status === 'draft') {
    throw new NazeError('NOT_FOUND', 'There is no interview behind this link.')
  }
  return project
}

/** The conversation of this interview that the key opens. */
export async function ownTalk(db: Queries, project: ProjectRow, key: string | undefined): Promise<Talk | undefined> {
  const talk = key === undefined ? undefined : await findTalkByKey(db, key)
  return talk?.project.id === project.id ? talk : undefined
}

export function closed(): NazeError {
  return new NazeError('GONE', 'This interview is closed.')
}
