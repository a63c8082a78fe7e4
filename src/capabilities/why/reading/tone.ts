import { praiseIn } from '#listening/manners/index.ts'
import { FORBIDDEN } from './words/forbidden-words.ts'

/** The words without the emotion: a hard hat, to work hard, feel free, 大変革. */
const NO_EMOTION =
  /\bhard[- ](?:hats?|drives?|disks?|copy|copies|cop|boiled|cash|skills?|work(?:ing|er|ers)?)\b|\b(?:work(?:s|ed|ing)?|tr(?:y|ies|ied|ying)|look(?:s|ed|ing)?) (?:so |very |that )?hard\b|\bfeel free\b|\bpain ?killers?\b|大変(?:革|動|化|更|身)/giu

/** An emotion word put into the person's mouth; what they want to make may be called so. */
export function emotionIn(text: string, topic: string | null): string | undefined {
  const bare = (topic === null ? text : text.replaceAll(topic, ' ')).replace(NO_EMOTION, ' ')
  return FORBIDDEN.exec(bare)?.[0]
}

const CONSOLES = /\b(?:i['’]m|i am|so) sorry\b|お気の毒|ご愁傷/iu
/** Told what to do; asking what they should or could do, or have tried, is no advice. */
const ADVICE = new RegExp(
  [
    "(?<!\\b(?:if|what|where|when|how|that|whether|think|thought|until|why|which \\w+|do|did|would|as|like|because|said|felt) )\\byou (?:should(?:n['’]t)?|need to|ought to|must|could(?! (?:have|not|tell|say|describe|name|give|walk)))\\b",
    "(?:^|[,.!?]\\s+|\\bso )(?:have you (?:tried|considered|thought about)(?! anything| something)|why don['’]t you|why not|how about (?:\\w+ing|we|you)|maybe (?:try|start))\\b",
    "\\b(?:i(?:['’]d)? (?:recommend|suggest|advise)|my advice)\\b",
    'べきで(?:す[。、よ]|しょ)|べきだ[。よ]|(?:した|する)(?:ほう|方)が(?:いい|良い|よい)(?!と思)|たらどう(?:です|でしょう|か|？|\\?)|てみたら(?:どう|いかが|いい|良い)|てはどう|てはいかが|してみては|(?:を|が)おすすめ|てみましょう|てみませんか',
  ].join('|'),
  'iu',
)

/** A colleague asks, and neither grades nor lectures; a word of sympathy only where one belongs. */
export function praiseOrAdviceIn(text: string, mayConsole: boolean): string | undefined {
  return praiseIn(text) ?? (ADVICE.exec(text) ?? (mayConsole ? null : CONSOLES.exec(text)))?.[0]
}
