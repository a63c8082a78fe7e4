import type { Morpheme } from '#text/index.ts'

export interface Token extends Morpheme {
  start: number
  end: number
}

/** How a clause leads to the next: under this condition, for this reason, although, or it ends here. */
export type Ending = 'condition' | 'cause' | 'contrast' | 'end'
export interface Clause {
  tokens: Token[]
  /** Without the particle that ends it. */
  end: number
  ending: Ending
}

const CONDITION_NOUNS = new Set([
  'とき',
  '時',
  '際',
  '場合',
  'たび',
  '度',
  '後',
  'あと',
  '直後',
  '状態',
  'ケース',
  '最中',
  'タイミング',
])
const CONDITION_SUFFIXES = new Set(['時', '中', '後'])
const CAUSES = new Set(['ので', 'から', 'んで'])
const CONTRASTS = new Set(['けど', 'けれど', 'けれども', 'が', 'のに', 'し'])
const FOLLOWING = new Set(['に', 'は', 'で', 'も', 'だけ', 'のみ', 'から', 'しか', 'でも'])

/** Cuts a sentence where one predicate ends and another begins. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const found: Clause[] = []
  let from = 0
  for (let n = 0; n < tokens.length; n++) {
    const ending = endingAt(tokens, n, from)
    if (ending === undefined) continue
    const end = tokens[ending.kept]?.end ?? 0
    let next = n + 1
    while (next < tokens.length && isTail(tokens[next], ending.ending)) next++
    found.push({ tokens: tokens.slice(from, next), end, ending: ending.ending })
    from = next
    n = next - 1
  }
  const rest = tokens.slice(from)
  const last = rest.at(-1)
  if (last !== undefined) found.push({ tokens: rest, end: last.end, ending: 'end' })
  return found
}

function isTail(token: Token | undefined, ending: Ending): boolean {
  if (token === undefined) return false
  if (token.detail === '読点' || token.surface === ',') return true
  return ending === 'condition' && token.pos === '助詞' && FOLLOWING.has(token.surface)
}

function endingAt(tokens: readonly Token[], n: number, from: number): { ending: Ending; kept: number } | undefined {
  const token = tokens[n]
  const before = tokens[n - 1]
  const after = tokens[n + 1]
  if (token === undefined || before === undefined || n <= from) return undefined
  if (token.pos === '名詞' && isCondition(token, before, after)) return { ending: 'condition', kept: n }
  if (token.pos === '名詞' && token.surface === 'ため' && /動詞|形容詞/u.test(before.pos))
    return { ending: isPurpose(before) ? 'end' : 'cause', kept: n - 1 }
  if (token.surface === 'たら' || token.surface === 'だら' || token.surface === 'なら')
    return token.form === '仮定形' ? { ending: 'condition', kept: n } : undefined
  if (token.pos !== '助詞') return undefined
  if (token.surface === 'も' && /^[てで]$/u.test(before.surface) && before.detail === '接続助詞')
    return { ending: 'condition', kept: n }
  if (token.surface === 'と' && /動詞|形容詞/u.test(before.pos) && before.form === '基本形' && !isSaid(after))
    return { ending: 'condition', kept: n }
  if (token.detail !== '接続助詞') return undefined
  if (token.surface === 'と' || token.surface === 'ば' || token.surface === 'ても')
    return { ending: 'condition', kept: n }
  if (CAUSES.has(token.surface)) return { ending: 'cause', kept: n - 1 }
  if (CONTRASTS.has(token.surface)) return { ending: 'contrast', kept: n - 1 }
  return undefined
}

/** 〜という, 〜との報告, 〜と思う: not a condition. */
function isSaid(after: Token | undefined): boolean {
  return after !== undefined && /^(?:の|か|は|も|いう|いっ|言|思|考|聞|報告|して|し$)/u.test(after.surface)
}

function isCondition(token: Token, before: Token, after: Token | undefined): boolean {
  if (token.detail === '接尾') {
    const ends = after === undefined || after.detail === '読点' || /^[には]$/u.test(after.surface)
    return CONDITION_SUFFIXES.has(token.surface) && before.pos === '名詞' && before.detail !== '数' && ends
  }
  if (!CONDITION_NOUNS.has(token.surface)) return false
  if (token.surface === '状態' && after?.surface !== 'で') return false
  return /動詞|形容詞/u.test(before.pos) || before.surface === 'の' || before.surface === 'な'
}

/** 〜するため: what it is for; 〜しないため, 〜ているため: why. */
function isPurpose(before: Token): boolean {
  return (
    before.pos === '動詞' && before.form === '基本形' && !/^(?:れる|られる|いる|なる|ある|崩れる)$/u.test(before.base)
  )
}
