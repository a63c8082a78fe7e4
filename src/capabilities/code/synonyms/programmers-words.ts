/** What programmers say of any code in Japanese, and what it is called there. Words that are heard alike need no line. */
export const PROGRAMMERS_WORDS = `
ヘルプ: help usage
置き場所: location directory dir folder path
置き場: location directory dir folder path
引数: argument arg args param parameter
戻り値: return result
返り値: return result
既定値: default fallback
既定: default
デフォルト: default
初期値: default initial
継承: inherit extend parent super
派生: derive subclass inherit
親: parent
子: child
配列: array list
辞書: dict dictionary map
連想配列: dict map object
改行: newline linebreak crlf
空白: whitespace blank space
字下げ: indent
正規表現: regex regexp pattern
拡張子: extension suffix ext
別名: alias
折り返: wrap
端末: terminal tty console
幅: width columns
桁: digit column
小数: decimal float
整数: int integer
符号: sign encode
静的: static
動的: dynamic
シンボリックリンク: symlink symbolic
ディレクトリ: directory dir folder
フォルダ: folder directory dir
分岐: branch
変数: variable var
定数: constant const
属性: attribute attr property
構文: syntax parse
字句: lexer token tokenize
区切り: separator delimiter sep
末尾: trailing tail end suffix
先頭: leading head first prefix
大文字: upper uppercase capital case
小文字: lower lowercase case
範囲: range
転送: forward transfer
再帰: recursive recursion
入れ子: nested nest
並行: concurrent concurrency
実行時: runtime
非推奨: deprecated deprecate deprecation
`
