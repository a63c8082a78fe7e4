import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { nearestWord } from './own-words.ts'
import { partsOf, unquoted } from './parts.ts'

/** What somebody feels, and says themself if they want it known. */
const FEELINGS =
  /孤独|孤立|寂し|不安|絶望|怒り|怒って|憎|恨|嫉妬|劣等感|罪悪感|自己嫌悪|後悔|恥ずか|恥じ|屈辱|恐怖|怯え|焦り|\b(?:lonely|loneliness|isolated|hopeless|desperate|despair|angry|anger|furious|rage|hat(?:e|es|red)|resent\w*|jealous\w*|envious|envy|asham\w+|shame|guilt\w*|humiliat\w+|terrified|panic\w*|anxious|anxiety|bitter|worthless|inferior|insecure)\b/gu
/** Glad of something nobody was glad of; what is wished for may gladden. */
const GLAD =
  /喜ん|喜び|嬉し|うれし|満足|誇り|誇らし|幸せ|楽しん|楽しい|愛し|愛する|大好き|感謝し|ほっとし|安堵|\b(?:glad|happy|happily|pleased|delighted|proud|pride|thrilled|content|satisfied|relieved|enjoy\w*|loves?|loved|grateful|thankful|cheerful|excited|eager|looks? forward)\b/gu
const WISHED =
  /れば|たら|なら|ほし|たい|よう(?:に|な)|ため|\b(?:would|could|if|wish\w*|hop\w+|want\w*|like|should|so that|can|to)\b/u
/** How well things go, said by nobody. */
const GOES_WELL =
  /時間どおり|時間通り|きちんと|順調|問題なく|すむーず|難なく|喜んで|余って|余る|十分に|うまくいって|よく(?=声|聞|見え|気)|すぐに(?=気|来|対応|返)|簡単に|楽々|快適|\b(?:easily|gladly|happily|smoothly|perfectly|comfortably|reliably|on time|at once|plenty|(?:works?|goes|runs?|going) (?:well|fine|smoothly)|without (?:any )?(?:trouble|problems?|difficulty|effort)|no (?:problems?|trouble) at all)\b/gu
const DENIED =
  /ない|なく|なかっ|ません|ず(?=、|。|$)|にく|づら|\b(?:not|no|never|nobody|cannot|hardly|rarely|barely|seldom|fail\w*|instead|too)\b|n't\b/u
/** As near as what was said has to come to it (恥ずかしい–情けない). */
const NEAR = 0.4
/** Liking lies near gladness, and is another thing. */
const MUCH_NEARER = 0.65

export function unsaidFeelings(text: string, ground: Ground): string[] {
  const own = fold(unquoted(text))
  const glad = partsOf(own).flatMap(({ text: part }) => (WISHED.test(part) ? [] : (part.match(GLAD) ?? [])))
  const isUnsaid = (near: number) => (feeling: string) =>
    !ground.sources.includes(feeling.slice(0, 4)) && nearestWord(feeling, ground) < near
  const well = partsOf(own).flatMap(({ text: part, asks }) =>
    asks || WISHED.test(part) || DENIED.test(part.replaceAll(GOES_WELL, '')) ? [] : (part.match(GOES_WELL) ?? []),
  )
  const found = [
    ...well.filter((each) => !ground.sources.includes(/^\p{Script=Han}+/u.exec(each)?.[0] ?? each)),
    ...(own.match(FEELINGS) ?? []).filter(isUnsaid(NEAR)),
    ...glad.filter(isUnsaid(MUCH_NEARER)),
  ]
  return [...new Set(found)].map((feeling) => `"${feeling}": nobody said so`)
}
