/** What somebody asks about naze or the talk itself, and is owed an answer to before anything else is asked. */
export const ABOUT_NAZE = [
  'program',
  'kept',
  'readers',
  'price',
  'ability',
  'knowledge',
  'length',
  'purpose',
  'welcome',
] as const

export type AboutNaze = (typeof ABOUT_NAZE)[number]

const ASKS =
  /[?？]|^(?:てか|つーか|で)?、?(?:これ)?(?:なんで|何で|なぜ|いつ|あと何)|(?:なの|ですか|ますか|のか|んですか|でしょうか|かな|かね|とるか|とるけ)[。！!\s]*$|^(?:are|is|do|does|can|could|will|who|what|have)\b/iu

const SIGNS: readonly (readonly [AboutNaze, RegExp])[] = [
  [
    'program',
    /(?:AI|ＡＩ|ボット|ロボット|機械|人間|人)(?:なの|なん|ですか|かな|が(?:答|聞|書)|か\?|か？)|中の人|あなた(?:は|って)(?:誰|何)|\b(?:are (?:yo)?u|is this|is it|am i talking to|r u)\b[^?]{0,24}\b(?:ai|bot|robot|real|human|person|machine|computer|someone|chatgpt)\b|\b(?:have|do|did) (?:yo)?u (?:got|have|ever|feel|sleep|like)\b/iu,
  ],
  [
    'kept',
    /(?:記録|保存|メモ|録音|録画)(?:して|され|する|って|とって|残)|\bwrit(?:e|ing) (?:all )?(?:this|that|it) (?:down|doon)|\b(?:record|sav|stor|keep)(?:e|ing|ed)? (?:all )?(?:this|that|it|what i)|\bremember (?:this|that|it|what i)/iu,
  ],
  [
    'readers',
    /(?:誰|だれ|どなた)(?:が|か|に)[^。]{0,8}(?:読|見|知ら|聞|渡)|(?:会社|上司|人)に(?:見られ|知られ|伝わ|ばれ)|秘密|匿名|\bwho (?:reads|sees|gets|else|will (?:read|see)|can (?:read|see)|is reading)\b|\b(?:private|confidential|anonymous)\b/iu,
  ],
  [
    'price',
    /無料|有料|料金|いくら(?:です|なの|かかる|する)|お金(?:は|が|って)?(?:かか|いる|取)|\b(?:free|cost|charge|pay)\b/iu,
  ],
  [
    'ability',
    /(?:作って|やって|直して)(?:くれ|もらえ)|作れるの|(?:これ|それ|あなた)(?:で|に|は)?[^。]{0,6}でき(?:る|ます)(?:の|か)|\bis (?:that|this) (?:like )?(?:a thing|something) (?:yo)?u can\b|\b(?:can|could|will|would) (?:yo)?u (?:do|build|make|create|write|code|fix)\b/iu,
  ],
  [
    'knowledge',
    /(?:詳しい|(?:知って|知っ)(?:る|いる|います|ます|とる|とん|はる|おる))(?:の|か|ん|け)|わかるの|\bwhat (?:do|would) (?:yo)?u know\b|\bdo (?:yo)?u (?:even )?(?:know|understand)\b/iu,
  ],
  [
    'welcome',
    /(?:こんな|そんな|この程度の?|この(?:くらい|ぐらい)の?)[^。？?]{0,12}(?:でも|で)(?:いい|よい|良い|よろし|ええ|大丈夫|構い)|\b(?:is|are) (?:that|this|it|these) (?:even |really )?(?:allowed|ok(?:ay)?|all right|alright|too (?:small|silly|little)|enough)\b[^?]*\?/iu,
  ],
  [
    'length',
    /いつ(?:まで|終わ)|あと(?:何|どれ|どの)(?:回|問|分|くらい|ぐらい)|何問|\b(?:how (?:long|much longer|many (?:more )?questions)|when (?:is|does) (?:this|it) (?:over|end|finish))\b/iu,
  ],
  [
    'purpose',
    /(?:なんで|何で|なぜ|どうして)(?:そんな|こんな)?(?:こと|の)?(?:を)?(?:聞く|訊く|きく|知りたい)|何の(?:ため|意味)|これ(?:は|って)?(?:何|なに)(?:なの|ですか|のため)?[?？]?$|\bwhy (?:do|are|would|did) (?:yo)?u (?:want to know|ask\w*|need|care)\b|\bwhat(?:['’]s| is) (?:this(?: thing)?|all this|the point)(?: (?:for|about|of this))?\s*\??$|\bwhat (?:does|is) this (?:thing )?(?:even )?(?:do|for)\b/iu,
  ],
]

/** Of the questions of a message the first that is about naze itself. */
export function aboutNazeIn(sentences: readonly string[]): AboutNaze | null {
  for (const text of sentences) {
    if (!ASKS.test(text)) continue
    const found = SIGNS.find(([, sign]) => sign.test(text))?.[0]
    if (found !== undefined) return found
  }
  return null
}
