import { list, pattern } from '../reading/words/patterns.ts'

const SMALL_TALK = pattern(
  list(`
  そういえば 話は変わ 話変わ 関係ないけど 関係ないんですけど 余談 天気 暑い 暑く 寒い 寒く お腹 おなか 眠い ねむい
  ラーメン アイス 試合 野球 サッカー 優勝 ドラマ アニメ 推し 犬が 猫が うちの犬 うちの猫 筋トレ 温泉 占い 宝くじ
`),
  list(`
  by_the_way btw speaking_of unrelated off_topic weather so_hot so_cold raining hungry sleepy pizza ice_cream the_match
  pouring gutters football baseball soccer what_a_goal netflix movie my_cat my_dog the_cat the_dog
  holiday_photos lottery horoscope
`),
)

export const CHANGES_SUBJECT = /そういえば|(?:^|[。、\s])ところで|by the way|btw|unrelated|off topic/iu

/** The weather, the cat, the match: said in passing. */
export function isSmallTalk(text: string): boolean {
  return SMALL_TALK.test(text) || CHANGES_SUBJECT.test(text)
}
