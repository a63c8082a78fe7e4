import { contentWords, detectLanguage, stem } from '#text/index.ts'

const IDENTIFIER = /[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$]*/gu
const PARTS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu

/** The words an identifier is made of: `parseJWTToken` → parse, jwt, token. */
export function identifierWords(identifier: string): string[] {
  return Array.from(identifier.matchAll(PARTS), ([word]) => word.toLowerCase())
}

/** Said of anything: alone they relate nothing to anything. */
export const GENERIC: ReadonlySet<string> = new Set(
  `機能 処理 画面 ページ ボタン 部分 箇所 問題 不具合 バグ エラー 修正 変更 追加 対応 実装 改善 確認 表示 する 直 場合 時 際 とき システム モジュール
  クラス 関数 メソッド コード ファイル データ 情報 サービス コントローラ コントローラー マネージャー 動作 状態 設定 一覧 全体 内容 結果 発生 なる
  feature function functionality module page screen button part problem issue bug error fix change add make code file data info service controller
  manager handler class method util utils helper helpers index main app component view model base impl get set is has do run the a an new value item
  work thing support system api show return result type test spec default create update process handle use`
    .split(/\s+/u)
    .map((word) => stem(word)),
)

/** The words of a text that say what it is about, in their common form; identifiers whole and by their parts. */
export function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFKC')
  const found = new Set<string>()
  for (const [identifier] of plain.matchAll(IDENTIFIER)) {
    found.add(stem(identifier.toLowerCase()))
    for (const part of identifierWords(identifier)) found.add(stem(part))
  }
  const rest = plain.replace(IDENTIFIER, ' ')
  for (const word of contentWords(rest, detectLanguage(rest, 'ja'))) found.add(stem(word))
  return found
}

/** Without those that are said of anything. */
export function distinctWords(text: string): Set<string> {
  const said = new Set(
    [...text.normalize('NFKC').matchAll(IDENTIFIER)].flatMap(([identifier]) => identifierWords(identifier)).map(stem),
  )
  const stopped = (word: string) => word.length < 2 && !/\p{Script=Han}/u.test(word)
  const isFunctionWord = (word: string) => said.has(word) && contentWords(word, 'en').length === 0
  return new Set([...wordsOf(text)].filter((word) => !GENERIC.has(word) && !stopped(word) && !isFunctionWord(word)))
}
