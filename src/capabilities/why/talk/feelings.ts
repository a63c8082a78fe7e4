/** What somebody shows of themself in an answer, so that it is met with a word of its own before anything else is asked. */
export const FEELINGS = [
  'loss',
  'illness',
  'lonely',
  'regret',
  'fear',
  'shame',
  'anger',
  'sad',
  'tired',
  'heavy',
  'glad',
] as const

export type Feeling = (typeof FEELINGS)[number]

const SIGNS: readonly (readonly [Feeling, RegExp])[] = [
  [
    'loss',
    /亡くな|亡くし|死ん(?:だ|で|じゃ)|死なせ|他界|病死|自殺|流産|逝っ|\b(?:died|passed away|(?:he|she|mum|mom|dad|nan|gran|granny|grandad|\p{Lu}\p{Ll}+) (?:has |had )?passed(?= (?:in|on|last|this|when|just|at|two|three|a (?:year|month|week))\b|[.,!])|funeral|suicide|miscarriage|lost (?:my|our) (?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|baby|friend|dog|cat|grand\w+))\b/iu,
  ],
  [
    'illness',
    /倒れ(?:た|て|まし)|入院|がん(?:で|に|が)|癌|認知症|脳梗塞|(?:うつ|鬱)(?:病|に)|\b(?:cancer|a stroke|dementia|alzheimer\w*|in (?:the )?hospital|seizures?|heart attack|depression|diagnosed)\b/iu,
  ],
  [
    'lonely',
    /寂し|さみし|さびし|孤独|ひとりぼっち|心細|\b(?:lonely|loneliness|all alone|i (?:just |really |still )?miss(?:ed)? (?:him|her|them|it|my|our|you|that|those))\b/iu,
  ],
  [
    'regret',
    /自己嫌悪|後ろめた|うしろめた|後悔|悔やま|悔やん|申し訳な|罪悪感|取り返しがつか|\b(?:regret|guilty|i should(?:'|’)?(?:ve| have)|(?:didn(?:'|’)t|never) (?:pick up|say goodbye|call (?:him|her|them) back)|my fault|what if i|i never (?:asked|told (?:him|her|them)|thanked|got to))\b/iu,
  ],
  [
    'fear',
    /怖[いくか]|こわ[いくか]|おっかな|おっかね|恐ろし|不安|心配|おびえ|(?:忘れ|消え|なくな)(?:て|で)(?:しま|ま)?い?そう|\b(?:scared|afraid|anxious|terrified|frightened|nervous|i dread|panic\w*|worried)\b/iu,
  ],
  [
    'shame',
    /恥ず|恥を|情けな|みじめ|惨め|\b(?:ashamed|embarrass\w+|humiliat\w+|felt stupid|feel stupid|mortified)\b/iu,
  ],
  [
    'anger',
    /悔し|くやし|腹が立|腹立|むかつ|ムカつ|イライラ|いらいら|許せな|ありえな|あり得な|ひどい|うんざり|ふざけ|\b(?:angry|furious|frustrat\w+|fed up|sick of|unfair|not fair|annoy\w+|drives me mad|outrageous|unbelievable|disgust\w+|i hated?)\b/iu,
  ],
  [
    'sad',
    /悲し|傷つ|泣い(?:て(?:し|る|い)|た)|泣けて|切な|むなし|虚し|落ち込|がっかり|\b(?:i(?:'|’)?m sad|so sad|i cried|we cried|made me cry|heartbroken|heartbreaking|breaks my heart|gutted|disappointed)\b/iu,
  ],
  [
    'tired',
    /疲れ|しんど|くたくた|へとへと|眠れな|寝れな|限界|\b(?:exhausted|worn out|drained|overwhelm\w+|burn(?:t|ed) out|(?:couldn|can)(?:'|’)t sleep|kept going over|so tired|stressed)\b/iu,
  ],
  [
    'heavy',
    /つら[いくか]|辛[いくか]|苦し|大変|きつ[いくか]|\b(?:struggl\w+|it(?:'|’)s (?:been )?(?:so )?hard|helpless|hopeless|hurts|hard (?:watching|seeing))\b/iu,
  ],
  [
    'glad',
    /嬉し|うれし|楽し[いくか]|わくわく|ワクワク|大好き|幸せ|\b(?:happy|excited|proud of|i love|makes me smile|joy)\b/iu,
  ],
]
const NOT_GLAD =
  /ない|なく|ません|たら|れば|たい|ほしい|のに|けど|\b(?:not|n['’]t|never|want|wish|would|if|hasn|used to|miss)\b/iu

/** The first that shows; joy only where nothing takes it back. */
export function feelingIn(text: string): Feeling | null {
  const found = SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null
  return found === 'glad' && NOT_GLAD.test(text) ? null : found
}
