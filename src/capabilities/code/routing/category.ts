import type { Guidance, Intent } from '../contract.ts'

const CUES: readonly [Guidance['category'], RegExp][] = [
  [
    'performance',
    /遅い|重い|速く|高速|パフォーマンス|性能|メモリ|\b(?:slow|performance|speed|memory|latency|faster|optimi[sz]e)/iu,
  ],
  ['refactoring', /リファクタ|整理|共通化|切り出|分離|\b(?:refactor|clean up|extract|rename|simplify|split)/iu],
  [
    'bug',
    /バグ|不具合|エラー|例外|落ちる|できない|ません|動かない|直し|修正|\b(?:bug|fix|error|exception|crash|fails?|broken|wrong)/iu,
  ],
  ['feature', /追加|実装|導入|したい|ほしい|できるように|\b(?:add|implement|support|introduce|want|allow)/iu],
]

/** Which kind of request it looks like. A hint for whoever reads it: nothing is decided by it. */
export function categoryOf(query: string, intent: Intent): Guidance['category'] {
  if (intent === 'QUESTION') return 'question'
  return CUES.find(([, cue]) => cue.test(query))?.[0] ?? 'other'
}
