import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons, watchReasons } from '../index/index-status.ts'
import type { Findings } from './answer.ts'

/** Where the index stands, in numbers: one hit a subject. */
export function indexStatus(index: CodeIndex): Findings {
  const status = index.status()
  const languages = Object.entries(status.languages).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const states = Object.entries(status.states).filter(([, count]) => count > 0)
  const { history } = index.ranker
  return {
    hits: [
      {
        path: '',
        kind: 'state',
        symbol: status.state,
        text: `${status.files} files${status.watching ? ', watched' : ''}`,
      },
      ...(status.state === 'indexing'
        ? [{ path: '', kind: 'progress', text: `${status.done} of ${status.total}` }]
        : []),
      ...(history === undefined || history.state === 'unasked'
        ? []
        : [{ path: '', kind: 'history', symbol: history.state, text: `${history.commits} commits` }]),
      ...languages.map(([language, count]) => ({
        path: '',
        kind: 'language',
        symbol: language,
        text: `${count} files`,
      })),
      ...states.map(([state, count]) => ({ path: '', kind: 'files', symbol: state, text: `${count} files` })),
    ],
    reasons: [...outlineReasons(status), ...watchReasons(status)],
  }
}
