import type { Stance } from './stance.ts'
import { DEEDS } from './stances-of-deeds.ts'
import { STATES } from './stances-of-state.ts'

const DENIED_JA = String.raw`(?:ない|なかった|ません|なく|ず)`

export const STANCES: readonly Stance[] = [
  {
    name: 'permission',
    some: true,
    hedged: true,
    yes: /(?:こと(?:が|も)でき|[でも]きます|できる(?!か)|可能(?:だ|で|と)|いただけ(?:る|ます)|認められ(?:る|て(?:いる|います))|許可され|利用可|\bwelcome\b|\b(?:is|are) (?:permitted|allowed)|\b(?:can|may) (?!not\b)(?:be |also |now )?\w+|\ballow(?:s|ed)? |\bable to\b|\b(?:is|are|remains?) (?:legal|lawful)\b|\bpermit(?:s|ted)\b|て(?:も)?(?:よい|良い|いい|構わ|かまわ|差し支え)|許され(?:る|て(?:いる|います))|使える|使えます|\b(?:is|are) free to\b|受け付け(?:て(?:いる|います)|る|ます))/u,
    no: /(?:でき(?:ない|ません|なく|ず)|禁止|禁じ|お断り|不可|認め(?:られ)?(?:てい(?:ない|ません)|て(?:おらず)|ない|ません|ず)|許可され(?:ない|て(?:いない|いません))|ご遠慮|て(?:は|も)?(?:なら|いけ)(?:ない|ません)|お(?:受け|引き受け)でき|\b(?:prohibit|forbid|forbidden|bann?)(?:s|ed|den)?\b|\b(?:not|never|no longer) (?:be )?(?:permitted|allowed|welcome)|\bno [\w-]+(?: [\w-]+)? (?:is|are) (?:permitted|allowed)|\b(?:may not|cannot|can't|must not)\b|\bunable to\b|\boff[- ]limits\b|\bnot open to\b|\bclosed to\b|\bno (?:public )?access\b|\bnot accept(?:ed|s)?\b|\b(?:illegal|unlawful|against the (?:law|rules|by-?laws|regulations))\b|\boutlaw(?:s|ed)?\b|\bbans?\b|\bbarred\b)/u,
    everywhere: true,
  },
  {
    name: 'requirement',
    hedged: true,
    yes: new RegExp(
      String.raw`必要(?:です|だ|である|が(?:あ|生)|と(?:な|さ)|と?し)|必須|義務(?:づけ|付け|化|である|だ|です|と(?:な|さ)|が(?:あ|課))|なければなら|求め(?:られ)?て(?:いる|います|いた)|要する|\b(?:is|are|be) (?:\w+ly )?required\b|\brequires?\b|\bmust(?! not)\b|\bmandatory\b|\bcompulsory\b|\bneeds? to\b|\bobliged\b|\bessential\b|\b(?:has|have|had) to (?!do\b)|\bneed (?:a|an|the|to)\b|\bcannot [^,.;]{2,40} without\b|\bonly with an?\b|\b(?:not|[Nn]obody|[Nn]o[- ]one|never|cannot) [^,.;]{0,50}\bwithout\b`,
      'u',
    ),
    no: new RegExp(
      String.raw`不要|委ね|(?:個人|本人|各自)の(?:判断|自由)|必要(?:は|が|も)${DENIED_JA}|任意|(?:なし|無し)で(?:も|[^す。])|求め(?:られ)?てい(?:ない|ません)|義務(?:は|が|では)${DENIED_JA}|(?:要ら|要し)${DENIED_JA}|\bnot (?:be )?(?:required|needed|necessary|mandatory|compulsory)\b|\bno [^,.;]{2,50}(?:is|are) (?:required|needed|necessary)\b|(?<!\b(?:not|[Nn]obody|[Nn]o[- ]one|[Nn]one|never|cannot|can't) [^,.;]{0,50})\bwithout\b|\boptional\b|\bvoluntary\b|\bover the counter\b|\b(?:need|does|do) not (?:need|have|require)?`,
      'u',
    ),
  },
  {
    name: 'charge',
    hedged: true,
    yes: /有料(?!版|プラン|会員)|有償|\d円の?(?:手数料|料金|入場料|利用料|費用|チケット)?(?:が|を)|(?:手数料|料金|費用|入場料|利用料)が(?:かか|必要|発生)|[£$€]\d[\d.,]* (?:ticket|fee|charge|admission)|\b(?:must|have to|has to) (?:buy|pay)\b|\b(?:is|are) charged\b|\bcharges? (?:a|[£$€])|\bfee of\b|\bcosts? [£$€]\d/u,
    no: /無料(?!版|プラン|会員)|無償|\bfree of charge\b|\bfor free\b|\b(?:is|are) free\b|\bcosts? nothing\b|\bno (?:charge|fee|cost)\b|\bfree (?:admission|entry|entrance)\b|\bwithout (?:charge|paying)\b/u,
  },
  {
    name: 'approval',
    hedged: true,
    yes: /承認(?:した|され|を(?:得|受け|取得|与え))|認可(?:した|され|を(?:得|受け))|可決(?:した|され)|了承|\b(?:approved|cleared|authori[sz]ed|waved through|gave (?:the )?(?:approval|clearance|go-ahead)|green-lit|granted)\b/u,
    no: /不承認|承認(?:を見送|され(?:ず|なか)|し(?:ない|なか)|を(?:拒|得られ))|却下|否決|拒否|認可(?:を見送|され(?:ず|なか))|\b(?:blocked|rejected|refused|turned down|vetoed|denied|declined|not approved|withheld)\b/u,
  },
  {
    name: 'direction',
    yes: /増え|増加|上昇|伸び(?:た|て|る)|高ま|上回|引き上げ|値上げ|利上げ|値上がり|膨らん|拡大し|\b(?:raised|raises|hiked|lifted|surged|soared|expanded|doubled|tripled|has (?:been )?grow(?:n|ing)|gaining|rose|risen|rises|increased|increases|grew|grown|climbed|gained|jumped|higher|more [^,.;]{2,40} than|thickened|lengthened|(?<!no )longer|up from)\b/u,
    no: /減(?:っ|り|る|少)|低下|下落|下回|落ち込|縮小し|引き下げ|値下げ|利下げ|値下がり|半減|\b(?:cut|trimmed|lowered|reduced|slashed|halved|slumped|plunged|tumbled|slid|losing|contracted|shrunk|shrinking|fell|fallen|falls|decreased|decreases|declined|dropped|shrank|lower|fewer|less [^,.;]{2,40} than|thinned|shortened|shorter|down from)\b/iu,
  },
  {
    name: 'outcome',
    hedged: true,
    yes: /(?:に|を)(?:勝っ|勝ち|制し|破っ|破り|下し)|勝利|優勝し|突破し|\b(?:won|beat|triumphed|prevailed|advanced|progressed)\b/u,
    no: /敗れ|敗退|敗北|負け(?:た|て|る)|\b(?:lost|were beaten|was beaten|were eliminated|was eliminated|knocked out|crashed out)\b/u,
  },
  {
    name: 'effect',
    hedged: true,
    yes: /有意に(?:延長|短縮|改善|低下|減少|増加|高|低)|有意差が(?:認め|あ|み)|\bsignificantly (?:fewer|lower|higher|more|less|better|reduced|improved|longer)\b|\bsignificant (?:reduction|improvement|increase|difference|benefit)\b(?! was not)|\breduced the\b/u,
    no: new RegExp(
      String.raw`有意(?:な)?(?:差|に)?[^。]{0,12}(?:認められ|見られ|みられ|なら|確認され)?(?:なかった|ない|ず)|\bfailed to (?:reduce|improve|show|lower|meet|increase)\b|\bno (?:statistically )?(?:significant|measurable) \w+|\bnot (?:statistically )?significant|\bdid not (?:significantly )?(?:reduce|improve|lower|increase)\b`,
      'u',
    ),
  },
  {
    name: 'harm',
    hedged: true,
    yes: /(?:けが|負傷|死亡|軽傷|重傷)(?:者|人)?(?:が|は)?\d|\d+人が(?:けが|負傷|死亡|軽傷|重傷|死傷)|\b(?:people|persons?|workers?|passengers?|residents?|firefighters?) (?:were|was) (?:\w+ly )?(?:injured|hurt|killed)\b|\bleft [\w\s-]{2,24}(?:injured|hurt|dead)\b/iu,
    no: /(?:けが|負傷|死傷|死|被害)(?:者|人)?(?:は|も)(?:な(?:い|かった|く)|い(?:ない|なかった)|出(?:ていない|なかった)|ありません)|\bno(?:body|[- ]one)? (?:was |were )?(?:injur|hurt|kill|casualt)\w*|\bwithout injur|\bno (?:injuries|casualties|deaths)\b/iu,
  },
  ...STATES,
  ...DEEDS,
]

/** Said of every case. */
export const EVERY_CASE =
  /一年を通じ|年間を通じ|年中|通年|常時|いつでも|誰でも|時期を問わ|終日|\b(?:all year|year[- ]round|throughout the year|at all times|at any time|everyone|anyone|always|every day)\b/iu
