import { segments } from '#text/index.ts'

/** Pronouns, formal nouns and times: they name nothing one could ask about. */
const EMPTY =
  /^(?:私|わたし|僕|ぼく|俺|おれ|自分|うち|あたし|こちら|あなた|人|方|みんな|皆|誰|何|なに|こと|事|もの|物|の|とき|時|ところ|所|ため|それ|これ|あれ|そこ|ここ|今|今日|昨日|明日|最近|昔|毎日|毎回|毎週|一番|本当|正直|気|感じ|理由|問題|意味|話|点|場合|結果|結局|前|後|中|上|下|間|方法|必要|普通|全部|全然|自体|一つ|ひとつ|日|月|年|週|回|度|分|時間|いつも|実際|他|ほか|以外|以上)$/u
const NOUN =
  /^[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9々]+[\p{Script=Han}\p{Script=Katakana}ーA-Za-z々]$|^[\p{Script=Han}]$/u
/** Nouns made of verbs, and common ones written in kana. */
const KANA_NOUN =
  /^(?:やり取り|やりとり|打ち合わせ|待ち時間|振り返り|引き継ぎ|申し込み|問い合わせ|手続き|見積もり|締め切り|片付け|買い物|お金|お店|子ども|子供たち|お客さん|お母さん|お父さん|おばあちゃん|おじいちゃん|友だち|ごみ|ゴミ出し|いびき|つながり|居場所|暮らし|働き方|ごはん|ご飯|お弁当|けが|めまい|いじめ|ひとり暮らし|一人暮らし)$/u
const PARTICLE = /^(?:は|が|を|も|って)$/u
const LONGEST = 12

/** The noun phrase before は, else before が, else before を, joined over の. */
export function japaneseTopic(text: string): string | null {
  const words = segments(text, 'ja')
  const found: { noun: string; particle: string }[] = []
  for (const [at, { text: word }] of words.entries()) {
    if (!PARTICLE.test(word) || at === 0) continue
    const noun = nounBefore(
      words.map((each) => each.text),
      at,
    )
    if (noun !== null) found.push({ noun, particle: word })
  }
  for (const particle of ['は', 'が', 'を', 'も', 'って']) {
    const first = found.find((each) => each.particle === particle)
    if (first !== undefined) return first.noun
  }
  return null
}

function nounBefore(words: readonly string[], at: number): string | null {
  let from = at
  while (from > 0) {
    const word = words[from - 1] ?? ''
    const joins = word === 'の' && from > 1 && from < at && isNoun(words[from - 2] ?? '')
    if (!isNoun(word) && !joins) break
    from--
  }
  const noun = words
    .slice(from, at)
    .join('')
    .replace(/^の|の$/gu, '')
  if (noun === '' || noun.length > LONGEST || EMPTY.test(noun)) return null
  const withoutOwner = noun.replace(/^(?:私|僕|俺|自分|うち|私たち)の/u, '')
  return withoutOwner === '' || EMPTY.test(withoutOwner) ? null : withoutOwner
}

function isNoun(word: string): boolean {
  return NOUN.test(word) || KANA_NOUN.test(word)
}
