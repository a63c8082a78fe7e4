import { list, pattern } from './patterns.ts'

/** Words that put an emotion into the person's mouth: the interviewer never says them, not even in a quotation. */
export const FORBIDDEN = pattern(
  list(`
  苦痛 感じ つらい つらか つらく 辛い 辛か 辛く 悩み 悩む 悩ん 悩ま 大変 たいへん つまずき つまずい つまずく
  つまづき つまづい つまづく 躓
`),
  list(`
  pain pains pained painful painfully suffer suffers suffered suffering feel feels feeling feelings felt hard
  hardship tough struggle struggles struggled struggling worry worries worried worrying distress distressed
  distressing agony anguish torment stumble stumbles stumbled stumbling ordeal
`),
)

/** Praise, consolation and advice: a colleague asks, and neither grades nor lectures. */
export const PRAISE_OR_ADVICE = pattern(
  list(`
  素晴らし すばらし さすが すごい すごく良 いいですね いいね 良いですね お疲れ なるほど 偉い 立派 ご苦労 べきです
  べきだ べきでしょ したほうがいい した方がいい したらどう てみたら てはどう してみては をおすすめ おすすめし
  を使えば を使って
`),
  list(`
  great awesome excellent amazing wonderful fantastic brilliant impressive good_question good_point love_that
  love_it nice_idea great_idea well_done i'm_sorry so_sorry you_should you_shouldn't you_need_to you_ought_to
  you_could why_don't_you why_not_just have_you_tried have_you_considered how_about i_recommend i_suggest
  i'd_suggest
`),
)

/** Names of the machinery; none of it reaches the person. */
export const MACHINERY = /[{}[\]`<>]|\b(?:MGU|SQC|JSON|alignment[_ ]score|question[_ ]type|confirmed[_ ]insights?)\b/iu
