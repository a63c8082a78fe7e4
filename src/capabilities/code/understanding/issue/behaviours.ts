/** What sentences say that code does, and how code says it: what can be held against a body. */
const BEHAVIOURS: readonly (readonly [said: RegExp, inCode: RegExp])[] = [
  [/^(?:throw\w*|raise[sd]?|raising)$|投げ|例外/iu, /\b(?:throw|raise|panic|reject)|\w(?:Error|Exception)\b/u],
  [/^(?:catch\w*|swallow\w*)$|握りつぶ|捕まえ/iu, /\b(?:catch|except|rescue|recover)\b/u],
  [/^(?:return\w*|answer\w*)$|返(?:す|し|る|さ)/iu, /\breturn\b|=>/u],
  [/^(?:hash(?:es|ed|ing)?)$|ハッシュ/iu, /hash|scrypt|sha\d|md5|pbkdf|digest/iu],
  [/^encrypt\w*$|暗号/iu, /crypt|cipher/iu],
  [/^(?:async\w*|await\w*|waits?)$|非同期|待(?:つ|ち)/iu, /\b(?:async|await|Promise|then)\b/u],
  [/^(?:logs|logged|logging|prints?|printed)$|ログに|出力/iu, /log|print|console|warn/iu],
  [/^cach(?:e[sd]?|ing)$|キャッシュ/iu, /cache|memo/iu],
  [/^(?:increment\w*|increas\w*|counts?|counted)$|増や|数え|加算/iu, /\+=|\+\+|\bcount|\.length\b|\bsize\b|\blen\(/u],
  [/^(?:add(?:s|ed|ing)?|plus)$|足(?:す|し|さ)|加え/iu, /\+|\badd|append|push/u],
  [/^(?:decrement\w*|decreas\w*)$|減ら|減算/iu, /-=|--/u],
  [/^(?:resets?|resetting|clear[sed]*)$|リセット/iu, /reset|clear|= (?:0|null|None|''|"")/u],
  [/^(?:delet\w+|remov\w+|erase[sd]?)$|削除|消(?:す|し)/iu, /delete|remove|splice|\bpop\b|\bdel\b|unlink|drop/iu],
  [/^(?:sav(?:es?|ed|ing)|stor(?:es?|ed|ing)|persist\w*)$|保存/iu, /save|store|\bset\b|insert|write|push|put/iu],
  [/^(?:retr(?:y|ies|ied))$|再試行|リトライ/iu, /retr|attempt/iu],
  [/^(?:round(?:s|ed|ing)?|floors?|truncat\w*)$|切り捨て|切り上[げが]|四捨|丸め/iu, /floor|ceil|round|trunc|\bint\(/iu],
  [/^(?:sort(?:s|ed|ing)?|orders)$|並べ/iu, /sort|order/iu],
  [/^(?:filter\w*)$|絞り込/iu, /filter|where|\bif\b/iu],
  [/^(?:send(?:s|ing)?|sent|mail(?:s|ed)?)$|送(?:る|信|っ)/iu, /send|mail|post|emit/iu],
  [/^(?:lock(?:s|ed)?)$|ロック/iu, /lock|mutex/iu],
  [/^(?:validat\w+|verif\w+)$|検証/iu, /valid|verif|check|assert|\bif\b/iu],
  [/^(?:loop\w*|iterat\w+)$|ループ|繰り返/iu, /\b(?:for|while|loop|forEach|map)\b/u],
  [/^(?:queue[sd]?)$|キュー/iu, /queue/iu],
  [/^(?:singleton|global\w*)$|シングルトン|グローバル/iu, /singleton|global|instance|static/iu],
  [/^(?:encod\w+)$|エンコード/iu, /encod/iu],
  [/^(?:equals?)$|等し/iu, /[^!]==/u],
]

/** How code would say a word of a sentence; undefined for words that say nothing of what code does. */
export function behaviourOf(word: string): RegExp | undefined {
  return BEHAVIOURS.find(([said]) => said.test(word))?.[1]
}

const WORDS = /[\p{Script=Latin}]+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu

/** How code would say everything a sentence says of it. */
export function behavioursIn(sentence: string): RegExp[] {
  return (sentence.match(WORDS) ?? []).flatMap((word) => behaviourOf(word) ?? [])
}
