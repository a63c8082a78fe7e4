import { contentWords, stem } from '#text/index.ts'
import { CONSEQUENCE_CUES, VALUE_CUES } from './words/layer-cues.ts'
import { list, pattern } from './words/patterns.ts'

/** Weather, meals, pets, sport and the words that change the subject: signs that an answer has left the topic. */
const SMALL_TALK = pattern(
  list(`
  そういえば ところで 話は変わ 話変わ 関係ない けど天気 天気 暑い 暑く 寒い 寒く お腹 おなか 眠い ねむい ラーメン
  アイス 試合 野球 サッカー 優勝 ドラマ アニメ 推し 犬が 猫が うちの犬 うちの猫
  かわいい 筋トレ 温泉 占い 宝くじ
`),
  list(`
  by_the_way btw anyway speaking_of unrelated weather so_hot so_cold raining_today hungry sleepy pizza
  ice_cream the_match football baseball soccer what_a_goal netflix movie my_cat my_dog the_cat the_dog
  holiday_photos lottery horoscope
`),
)

const REASON = /から|ので|ため|because|since|so that/iu

/** Small talk that touches nothing said so far and gives no reason for anything. `known` is what the topic consists of. */
export function isOffTopic(message: string, known: readonly string[]): boolean {
  if (!SMALL_TALK.test(message) || REASON.test(message)) return false
  if (VALUE_CUES.test(message) || CONSEQUENCE_CUES.test(message)) return false
  const words = new Set(known.flatMap((text) => contentWords(text)).map(stem))
  return !contentWords(message).some((word) => words.has(stem(word)))
}
