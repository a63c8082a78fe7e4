import { list, pattern } from './patterns.ts'

/** Words that put an emotion into the person's mouth: the interviewer never says them, not even in a quotation. */
export const FORBIDDEN = pattern(
  list(`
  苦痛 感じる 感じた 感じて 感じま 感じな 感じら 感じれ 感じよ つらい つらか つらく 辛い 辛か 辛く 悩み 悩む 悩ん 悩ま 大変 たいへん つまずき つまずい つまずく
  つまづき つまづい つまづく 躓
`),
  list(`
  pain pains pained painful painfully suffer suffers suffered suffering feel feels feeling feelings felt hard
  hardship tough struggle struggles struggled struggling worry worries worried worrying distress distressed
  distressing agony anguish torment stumble stumbles stumbled stumbling ordeal
`),
)

/** Names of the machinery; none of it reaches the person. */
export const MACHINERY = /[{}[\]`<>]|\b(?:MGU|SQC|JSON|alignment[_ ]score|question[_ ]type|confirmed[_ ]insights?)\b/iu
