import { stem } from '#text/index.ts'
import { ENGLISH_STOP_WORDS } from '#text/words/stop-words.ts'

/** What a change is called, whatever it changes. */
const COMMIT_WORDS = `add added adding adds allow allowed allows bug bugs bugfix change changed changes correct corrected correctly
corrects ensure ensures fix fixed fixes fixing fixup hotfix implement implemented improve improved improves incorrect incorrectly introduce issue issues
minor missing patch prevent prevents problem problems proper properly refactor regression remove removed removes resolve resolved
resolves small some support supports tweak typo update updated updates work works wrong 修正 対応 追加 変更 改善 実装 削除 不具合 問題 バグ`

const dropped: ReadonlySet<string> = new Set(
  [...COMMIT_WORDS.split(/\s+/), ...ENGLISH_STOP_WORDS].flatMap((word) => [word, stem(word)]),
)

/** Says nothing of where a change belongs. Quoted and code-like words are never asked. */
export function saysNothing(word: string): boolean {
  return dropped.has(word)
}
