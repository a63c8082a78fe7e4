import type { HeardSentence, StatementType } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { meansIn } from '../reading/means.ts'

/** Endings that leave no doubt, whatever else the sentence holds. */
const SURE: Readonly<Record<Language, readonly (readonly [StatementType, RegExp])[]>> = {
  ja: [
    [
      'wish',
      /(?:(?:が|ほうが|方が)いい|(?<!もっ)(?<!い)たい|たくない|ほしい|欲しい|ほしくない)(?:です|んです|んだ|んや|なあ?|ね|よ|わ|だけ(?:です|だ|なんです)?|と(?:思|願)\S*|って(?:こと|思\S*)|から|ので|けど)*[。！!\s]*$/u,
    ],
    [
      'value',
      /(?:べき|ちゃいけない|てはいけない|が(?:一番|いちばん)?(?:大事|大切))(?:です|だ|だと思\S*|なん\S*|よ|ね)*[。！!\s]*$/u,
    ],
    [
      'feeling',
      /(?:嫌|イヤ|いや)(?:だ|です|なん(?:です|だ))(?:よ|ね|けど|から)*[。！!\s]*$|のが(?:もう)?(?:本当に)?(?:嫌|悔し|悲し|寂し|怖)/u,
    ],
  ],
  en: [
    [
      'value',
      /\b(?:should(?:n't)?|deserves?|ought to|matters?)\b|^(?:people|everyone|everybody|nobody|no one|kids|children) (?:want|need|deserve)/iu,
    ],
    ['wish', /^(?:i|we)(?:'d| would)? (?:just |really |only )?(?:want|wish|hope|like|love)\b/iu],
  ],
}

const HEARSAY_MISTAKEN =
  /と思って|と思い|と思う|\bi (?:think|believe|want|promised|told)\b|^(?:people|everyone|everybody|nobody|no one|kids|children) (?:want|need|deserve)/iu

/** What a sentence of content states. The shared ear's answer stands, unless the sentence's own ending says otherwise. */
export function typedAs({ text, statement, language }: HeardSentence, talk: Language): StatementType {
  const known = statement ?? 'fact'
  const spoken = language === 'other' ? talk : language
  const bare = text.replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}\s]+$/u, '')
  const sure = SURE[spoken].find(([, ending]) => ending.test(bare))?.[0]
  if (isAboutMeans(text, sure ?? known)) return 'means'
  if (sure !== undefined && (known !== 'hearsay' || HEARSAY_MISTAKEN.test(text))) return sure
  if (known === 'hearsay' && HEARSAY_MISTAKEN.test(text)) return 'fact'
  if (
    known === 'wish' &&
    /もったいな/u.test(text) &&
    !/(?:ほしい|欲しい|(?<!もっ)たい)/u.test(text.replaceAll('もったい', ''))
  )
    return 'feeling'
  if (known === 'means' && meansIn(text).length === 0 && PAST.test(text)) return 'event'
  return known
}

const PAST =
  /\b(?:last (?:week|month|year|night|\w+day)|yesterday|ago|this morning)\b|(?:先週|先月|去年|昨日|今朝).*(?:た|ました)/iu

/** A tool or a technology that is merely named, planned or wished for. */
function isAboutMeans(text: string, type: StatementType): boolean {
  const isLong = /\s/u.test(text.trim()) ? text.split(/\s+/u).length > 12 : text.length > 30
  if (isLong && type === 'fact') return false
  return (
    (type === 'fact' || type === 'wish' || type === 'means') &&
    meansIn(text).length > 0 &&
    !/困|ミス|なく|ない|because|can't|never/iu.test(text)
  )
}
