import type { Span } from '../schema.ts'
import type { Token } from './clauses.ts'

/** Things every request may name, and that say nothing of what it is about. */
const EMPTY =
  /^(?:原因|本番|環境|件|至急|大至急|緊急|これ|それ|あれ|ここ|そこ|この|その|あの|こと|もの|報告|お願い|エラー|バグ|不具合|問題|対応|修正|何|なん|なんか|何か|自分|私|うち|今|今日|昨日|現在|以前|最近|毎回|たまに|途中|ところ|スマホ|全部|全て|X+(?:Error|Exception))$/u

export interface NounPhrase extends Span {
  /** The particle behind it, joined: で, では, について … */
  particle: string
  /** Place of the first token behind phrase and particle. */
  next: number
}

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.pos === '名詞' && !/^(?:非自立|代名詞|副詞可能|特殊)$/u.test(token.detail)) || token.pos === '接頭詞')

/** 結果, 以降 …: an adverb where it begins, a noun behind another. */
const isNounLate = (token: Token | undefined): boolean => token?.pos === '名詞' && token.detail === '副詞可能'

/** Nouns in a row and what hangs on them by の: 請求書のPDF出力. */
export function nounPhrases(tokens: readonly Token[], plain: string): NounPhrase[] {
  const found: NounPhrase[] = []
  for (let n = 0; n < tokens.length; n++) {
    const first = tokens[n]
    if (first === undefined || !isNoun(first) || first.detail === '接尾' || isDone(tokens, n)) continue
    let last = n
    for (;;) {
      const next = tokens[last + 1]
      if ((isNoun(next) || isNounLate(next)) && !isTime(tokens, last + 1)) last += 1
      else if (
        (next?.surface === 'の' || next?.surface === '・') &&
        isNoun(tokens[last + 2]) &&
        !isTime(tokens, last + 2)
      )
        last += 2
      else if (
        next?.pos === '記号' &&
        next.detail === '空白' &&
        (isNoun(tokens[last + 2]) || tokens[last + 2]?.surface === 'の')
      )
        last += 1
      else break
    }
    while (last > n && tokens[last]?.detail === '空白') last--
    const end = tokens[last]?.end ?? first.end
    const behind = particleAt(tokens, last + 1)
    if (!EMPTY.test(plain.slice(first.start, end)) && !/^[\d\s.,]+$/u.test(plain.slice(first.start, end)))
      found.push({ start: first.start, end, particle: behind.particle, next: behind.next })
    n = last
  }
  return found
}

/** アップロードされたファイル: what is done to a thing is not the thing. */
function isDone(tokens: readonly Token[], n: number): boolean {
  return tokens[n]?.detail === 'サ変接続' && tokens[n + 1]?.base === 'する' && tokens[n + 2]?.base === 'れる'
}

function isTime(tokens: readonly Token[], n: number): boolean {
  const token = tokens[n]
  if (token?.detail !== '接尾' || !/^[時中後]$/u.test(token.surface)) return false
  return tokens[n + 1] === undefined || /^[に、は]$/u.test(tokens[n + 1]?.surface ?? '')
}

function particleAt(tokens: readonly Token[], n: number): { particle: string; next: number } {
  let particle = ''
  let at = n
  while (tokens[at]?.pos === '記号' && tokens[at]?.detail === '空白') at++
  const isParticle = (token: Token | undefined) => token?.pos === '助詞' || (token?.surface === 'で' && particle === '')
  while (isParticle(tokens[at]) && particle.length < 4) particle += tokens[at++]?.surface ?? ''
  return { particle, next: at }
}
