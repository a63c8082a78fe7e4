import type { Stance } from '../conflicts/lexicon/stance.ts'
import { STANCES } from '../conflicts/lexicon/stances.ts'

/** What either language says of a rule or a state that is, and of one that is not. */
export interface RuleForm extends Pick<Stance, 'name' | 'yes' | 'no'> {
  /** Said of the whole thing: what it is said of need not be named. */
  isOfAll?: boolean
}

/** Whether something can be applied for. */
const ACCEPTED: RuleForm = {
  name: 'accepted',
  yes: /受け?付け(?:て(?:いる|います|おり)|る|ます)|随時|募集(?:中|して)|申し込めます|\b(?:is|are) (?:still )?(?:accepted|taken|welcome)\b|\baccepts?\b|\bopen to (?:new )?(?:applicants|members)\b/u,
  no: /(?:受け?付け?|募集|申し込み|新規加入)[^、。]{0,6}(?:休止|停止|中止|終了|締め切り(?:まし|ます)|打ち切)|受け付けて(?:いません|おりません|いない)|\b(?:no longer|not) (?:be )?(?:accept\w*|taken)\b|\bclosed to (?:new )?(?:applicants|members)\b/u,
}
const NEEDED: RuleForm = {
  name: 'needed',
  yes: /必要です|必要となり|必須|義務(?:づけ|付け|化|です|と)|なければなり|要予約|\bmust (?:be|have|book|pay|carry|wear|register|bring|show)\b|\b(?:is|are) (?:now )?(?:required|mandatory|compulsory)\b|\b(?:have|has|need|needs) to (?:be|book|pay|carry|wear|register|bring|show)\b/u,
  no: /不要|必要(?:は|が|も)(?:あり|ござい)ません|必要ない|(?:なし|無し)で(?:も|[^、。]{0,5}(?:利用|使え|乗れ|入れ))|\bnot (?:be )?(?:required|needed|necessary|mandatory|compulsory)\b|\bno [^,.;]{2,40}(?:is|are) (?:required|needed|necessary)\b|\bneeds? no\b|\b(?:do|does) not (?:need|have) to\b|\bwithout (?:a |any )?(?:booking|reservation|appointment|ticket|permit|registration)\b/u,
}
const ACCESS: RuleForm = {
  name: 'access',
  yes: /どなたでも[^、。]{0,6}(?:利用|入れ|上がれ|見られ)|自由に(?:入れ|使え|上がれ|ご?利用|ご?覧)|(?:一般に|広く)?開放(?:して|され)|\b(?:is|are|stays?|remains?) (?:always |still )?open to (?:all|everyone|everybody|the public|visitors|passengers|anyone)\b/u,
  no: /閉鎖(?:し|され|中|と|とな)|立ち?入り(?:を|は)?[^、。]{0,6}(?:お断り|禁止|できません|できない)|\b(?:is|are|has been|have been) (?:now |permanently )?(?:closed(?! on| at)|off limits|chained off|shut to)\b/u,
}
const UNBROKEN: RuleForm = {
  name: 'unbroken',
  yes: /(?:途切れ|止ま|途絶え|中断)[^、。]{0,6}(?:なかった|ありませんでした|ことなく|ずに済)|\bwithout (?:interruption|a break|any break)\b|\b(?:was|were) not (?:interrupted|cut off)\b|\buninterrupted\b|\bkept (?:running|working|going)\b/u,
  no: /(?:使え|利用でき|動か)な(?:い状態|くなっ|かった)|(?:止まっ|途切れ|途絶え|停止し|中断し)(?:た|て|まし)(?!こと|例|事例|のは)|\b(?:was|were) (?:cut off|interrupted|without (?:power|heat|water|service))\b|\blost (?:power|service|heat|its connection)\b/u,
}
const DAY_AND_NIGHT: RuleForm = {
  name: 'day and night',
  isOfAll: true,
  yes: /昼も夜も[^、。]{0,6}(?:休まず|動|うご)|24時間(?:休まず|うごい|動い|営業|運転|運行|利用)|終日運転(?:して|し、|です)|\b(?:round|around) the clock\b|\b24 hours a day\b/u,
  no: /(?:深夜|夜間|午前\d+時から(?:午前)?\d+時まで)(?:は|の|に)?[^、。]{0,8}(?:止め|停止|休止|休み|利用できません)|\b(?:closed|closes|stops|switched off|not run|no service) (?:at night|overnight|between (?:midnight|\w+ p\.?m))/u,
}
const PUBLIC_MONEY: RuleForm = {
  name: 'public money',
  isOfAll: true,
  yes: /\b(?:grants?|subsid(?:y|ies)) (?:of|from|by) [^.;]{2,70}\b(?:paid|received|awarded|met|covered|came)\b|\b(?:received|awarded|given|got) (?:a|the) [^.;]{0,30}(?:grant|subsidy)\b|(?:補助金|交付金|助成金?|公費)(?:を|で|から)[^、。]{0,10}(?:受け|まかな|賄|充て|得て)/u,
  no: /\b(?:never|not|no|without)\b[^.;]{0,30}\b(?:public (?:money|funds?|subsid(?:y|ies)|grants?)|state aid|taxpayers?['’]? money|grants? of any kind)\b|(?:補助金|交付金|助成金?|公費|税金)(?:は|を|も)?[^、。]{0,8}(?:一切|一円も|まったく|全く)[^、。]{0,10}(?:ない|ません|ず)/u,
}
/** Whether it costs anything: a price is an answer as well, so is that nobody has to pay. */
const CHARGED: RuleForm = {
  name: 'charge',
  yes: /有料(?!版|プラン|会員)|有償|[\d百千万]円(?=です|だ|である|かか|が|を|の|。|$)|(?:手数料|料金|費用|入場料|利用料|お金)が(?:かかる|かかり(?!ません)|かかっ|必要|発生)|[£$€]\d|(?<![\d,.])\d[\d,.]* (?:pounds?|dollars?|euros?|pence|yen)\b|(?<!not |n't )\b(?:must|have to|has to) (?:buy|pay)\b|\b(?:is|are) charged\b|\bcharges? (?:a|[£$€])|\bfee of\b|\b(?:you|visitors|users|everyone) pays? (?!nothing)/u,
  no: /無料(?!版|プラン|会員)|無償|(?:料金|費用|お金|入場料|利用料)[はが](?:かからな|かかりません|不要|いりません|取(?:ら|りま))|\bfree of charge\b|\bfor free\b|\b(?:is|are) free\b|\bcosts? nothing\b|\bno (?:charge|fee|cost)\b|\bfree (?:admission|entry|entrance)\b|\bwithout (?:charge|paying)\b|\bpays? nothing\b|\bnot (?:have|need) to (?:pay|buy)\b/u,
}
/** What pages of one topic may say for and against. */
export const RULE_FORMS: readonly RuleForm[] = [
  ACCEPTED,
  NEEDED,
  ACCESS,
  UNBROKEN,
  DAY_AND_NIGHT,
  PUBLIC_MONEY,
  CHARGED,
  ...STANCES.filter(({ name }) => name === 'permission'),
]
