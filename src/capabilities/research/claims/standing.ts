import type { Language, Standing } from '../contract/engine.ts'

type Patterns = Readonly<Record<Language, RegExp>>

/** Meant, hoped or reckoned with when it was written: nobody says that it came so. */
const PLAN: Patterns = {
  ja: /(?:予定|計画|方針|見込み|見通し|目標|構想|想定|意向)(?:である|です|だ|で、|し(?:て|ま)|と(?:する|なる|した|いう|の)|。|を(?:まとめ|示し|発表|公表|立て))|見込んで(?:いる|いま|おり)|見込まれ|提言(?:し|する|を)|勧告(?:し|する)|求め(?:た|ました|ている)。?$|目指(?:す|し)|検討(?:する|し(?:て|ます)|中)|(?:増やす|設ける|始める|進める|広げる|続ける|改める|引き上げる|したい)(?:と(?:述べ|説明|答え|話|語)|。)|見積もって(?:いる|いま|おり)|(?:する|なる)だろう|(?:発売|販売|開始|開業|開館|開店|開園|公開|導入|実施|改定|改正|開設|終了|廃止|着工|移転|統合|値上げ|募集)(?:を予定し|し|いたし|になり|となり)ます。?$/u,
  en: /\b(?:will|shall|plans? (?:to|for)|(?:is|are|was|were) planned|aims? to|hopes? to|intends? to|(?:we|they|it|[a-z]+s?) expects? (?:to|that|about|around|some|\d)|(?:is|are) expected|is due to|(?:is|are) scheduled|forecasts?|projected|propos(?:es|ed) (?:to|an?|that)|(?:the|its|our|a) target (?:of|is|for)|we estimate|is estimated|(?:is|are|was|were|been) budgeted|recommend(?:s|ed)?|called for|calls for|suggest(?:s|ed) (?:that|to|an?))\b/iu,
}
/** And something else came of it, or its time is over: it says itself that it speaks of earlier. */
const OUTLIVED: Patterns = {
  ja: /(?:予定|計画|見込み|見通し|方針|想定|目標)(?:だった|でした|であった|していた|していました|の段階)|見込んでい(?:た|まし)|見積もってい(?:た|まし)|当初(?:は|の|、)|計画の段階|とされていた/u,
  en: /\b(?:had been|was originally|were originally|was first|was to have|had) (?:budgeted|planned|estimated|expected|forecast|projected|scheduled|hoped|meant)\b|\b(?:originally|initially|at first)\b|\b(?:before|ahead of|prior to) (?:delivery|launch|opening|the (?:launch|opening|start|trial))\b|\b(?:we|they|it|he|she|engineers|planners|officials) (?:estimated|expected|hoped|forecast|projected|planned)\b/iu,
}
/** Of a draft: what came of it may be anything. */
const FIRST_DRAFT =
  /(?:当初|最初の|初めの|第一次|原)(?:計画|案|見積|予算|試算)|試算|概算|素案|\b(?:draft|first plan|initial (?:plan|budget|estimate)|outline business case)\b/iu
/** Judges, praises, demands or wishes: true for whoever says it. */
const VIEW: Patterns = {
  ja: /べき(?:だ|です|である|では|と)|(?:て|で)ほしい|と(?:思|感じ|考え)(?:う|い|っ|る|て)|残念|すばらし|素晴らし|物足り|もったいな|高く感じ|言い過ぎ|(?:では|じゃ)ないか|に違いない|ありがた|おかしい|疑問(?:だ|です|に思)|納得でき|安心(?:だ|です|でき)|さびし|寂し|評価(?:できる|したい)|の(?:だ|です)ろう/u,
  en: /\b(?:should|ought(?: not)? to|deserves?|in my (?:view|opinion|experience)|arguably|frankly|honestly|sadly|happily|unfortunately|thankfully|pleasant|splendid|superb|excellent|terrible|awful|disappoint\w+|a (?:joy|shame|pity|pleasure|bargain|relief|waste|welcome)|too (?:slow|expensive|late|little|small|much)|worth (?:it|every)|i (?:would|think|feel|believe)|nobody should|let us|surely|of course|happy to|pleased to|delighted to|thrilled|excited|proud)\b/iu,
}
/** Letters, reviews, columns, diaries and talk: whoever writes speaks for themself. */
const PERSONAL_PAGE =
  /^(?:letters?|opinion|comment|review|editorial|column|viewpoint|essay|open letter)\b|\b(?:letters? to the editor|open letter|op-ed|opinion|blog|diary|forum|thread|column|guest post|readers?['’]s? (?:letters?|voices?))\b|投書|読者(?:の声|投稿|から)|^(?:【)?声|ブログ|日記|コラム|社説|論説|オピニオン|感想|レビュー|使ってみた|掲示板|口コミ|スレッド|(?:台所|暮らし|くらし)ノート|つぶやき|寄稿|エッセ[イー]/iu

/** Whether what is told is a plan or somebody's view; undefined for what a page simply states. */
export function standingOf(text: string, language: Language, isPersonal: boolean): Standing | undefined {
  const plain = text.normalize('NFKC')
  if (PLAN[language].test(plain)) return 'plan'
  return isPersonal || isView(plain, language) ? 'view' : undefined
}

export const isPlanned = (text: string, language: Language) =>
  PLAN[language].test(text.normalize('NFKC')) || isOutlived(text, language) || FIRST_DRAFT.test(text)
export const isView = (text: string, language: Language) => VIEW[language].test(text.normalize('NFKC'))
export const isOutlived = (text: string, language: Language) => OUTLIVED[language].test(text.normalize('NFKC'))
export const isPersonalPage = (title: string, byline: string) =>
  PERSONAL_PAGE.test(title.trim()) || PERSONAL_PAGE.test(byline.trim())
