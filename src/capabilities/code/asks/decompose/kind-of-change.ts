import type { Span } from './schema.ts'

/** `fix(scope): …`: what kind of change, and where. */
const KIND =
  /^\s*(feat(?:ure)?|fix|hotfix|bug(?:fix)?|docs?|chore|refactor|tests?|perf|style|build|ci)(?:\(([^)\n]*)\))?!?:\s+(?=\S)/iu

/** Where what is said begins behind the kind of change, and its scope. */
export function kindOfChange(plain: string): { begins: number; mends: boolean; scope: Span | undefined } | undefined {
  const [all = '', kind = '', scope = ''] = KIND.exec(plain) ?? []
  if (all === '') return undefined
  const start = all.indexOf(scope, kind.length)
  return {
    begins: all.length,
    mends: /^(?:fix|hotfix|bug)/iu.test(kind),
    scope: scope === '' ? undefined : { start, end: start + scope.length },
  }
}
