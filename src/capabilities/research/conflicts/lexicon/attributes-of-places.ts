import { type Attribute, ANY, NAME, nounEn, nounJa } from './attribute-forms.ts'

/** Where a thing is, comes from and goes to, and what else it has one of. */
export const PLACES: readonly Attribute[] = [
  {
    name: 'venue',
    place: true,
    forms: [
      ...nounJa('会場|開催地|開催場所'),
      /(?:^|[はがを、])(?<value>[^、。はがを\d]{2,20}?)で(?:開催|開か|行わ|催さ|実施|開く)/u,
      new RegExp(
        `\\b(?:held|played|staged|take place|takes place|took place|taking place|hosted|contested) (?:at|in) ${NAME}`,
        'u',
      ),
      /^(?<value>The \p{Lu}[^,.;]{1,40}?|\p{Lu}[^,.;]{1,40}?) (?:will host|hosts|hosted|is to host|is hosting|was the venue)\b/u,
      ...nounEn('venue|host city|location', NAME),
    ],
  },
  {
    name: 'hub',
    place: true,
    forms: [
      ...nounJa('拠点空港|本拠地球場|ホームスタジアム|母港|練習場'),
      new RegExp(`\\b(?:hub|home ground|home stadium|home port|training ground) (?:is )?(?:at|in) ${NAME}`, 'u'),
      ...nounEn('(?:main )?(?:hub|home ground|home stadium|home port|training ground)', NAME),
    ],
  },
  {
    name: 'seat',
    place: true,
    forms: [
      ...nounJa('本社|本拠|本拠地|本部|本店|本店所在地'),
      /(?:本社|本拠|本拠地|本部|本店)を、?(?<value>[^、。]{2,20}?)に(?:置|構|移)/u,
      /(?:^|[はがを、])(?<value>[^、。はがを]{2,20}?)に(?:本社|本拠|本部|本店)(?:を|が)/u,
      new RegExp(`\\b(?:based|headquartered) (?:in|at) ${NAME}`, 'u'),
      new RegExp(
        `\\b(?:headquarters|head office|main office|registered office|base)(?: of [^,.;]{2,40}?)? (?:(?:is|are|lies|stands) (?:located |situated )?)?(?:in|at) ${NAME}`,
        'u',
      ),
    ],
  },
  {
    name: 'origin',
    place: true,
    forms: [
      ...nounJa('産地|原産地|生産地|製造地|生産国|製造国|原産国'),
      /(?:^|[はがを、])(?<value>[^、。はがを]{2,24}?)で(?:すべて|全量|全量が)?(?:製造|生産|組み立て|つくら|作ら)/u,
      new RegExp(
        `\\b(?:made|manufactured|produced|assembled|built|grown) (?:exclusively |entirely |only )?(?:in|at) (?:a factory in |a plant in |its )?${NAME}`,
        'u',
      ),
    ],
  },
  {
    name: 'birthplace',
    place: true,
    forms: [
      ...nounJa('出身|出身地|出生地|生まれ故郷'),
      /(?:^|[はが、])(?<value>[^、。はがを\d]{2,16}?)(?:の?出身|(?:で|に)生まれ)/u,
      new RegExp(`\\bborn in ${NAME}`, 'u'),
      new RegExp(`\\bnative of ${NAME}`, 'u'),
      ...nounEn('birthplace|home ?town', NAME),
    ],
  },
  {
    name: 'mouth',
    forms: [
      /(?:^|[はが、て])(?<value>[^、。はがて]{1,20}?)に(?:注[ぐいが]|流れ込|流入|そそ|達して河口|達する)/u,
      new RegExp(`\\b(?:flow|flows|flowed|empties|empty|emptying|drains?|draining|discharges?|runs) into ${NAME}`, 'u'),
    ],
  },
  {
    name: 'source',
    forms: [
      ...nounJa('水源|源流'),
      /(?:^|[はが、])(?<value>[^、。はが]{1,20}?)(?:に源を発|に発し|を水源|を源流|から流れ出)/u,
      new RegExp(`\\brises (?:in|on|at|near) ${NAME}`, 'u'),
      new RegExp(`\\bsource(?: of [^,.;]{2,40}?)? (?:is|lies) (?:in |on |at )?${NAME}`, 'u'),
    ],
  },
  {
    name: 'start',
    place: true,
    forms: [
      ...nounJa('起点|始発駅|出発地|出発点|スタート地点'),
      /(?:^|[はが、])(?<value>[^、。はが\d]{2,16}?)(?:から(?:出発|スタート)|を(?:出発|起点))/u,
      new RegExp(`\\b(?:starts?|started|begins?|began|sets? off|departs?|departed) (?:in|at|from) ${NAME}`, 'u'),
      ...nounEn('starting point|start', NAME),
    ],
  },
  {
    name: 'site',
    place: true,
    forms: [
      ...nounJa('建設地|建設予定地|候補地|設置場所|所在地'),
      /(?:^|[はがを、])(?<value>[^、。はがを\d]{2,16}?)に(?:建設|建て|設置|建立)(?:さ|ら|する)/u,
      new RegExp(`\\b(?:built|erected|constructed|sited) (?:in|on|at) ${NAME}`, 'u'),
      new RegExp(
        `^(?<value>\\p{Lu}[^,.;]{1,40}?) (?:has been |was |is )?(?:selected|chosen|picked|named) as the (?:site|location|home)\\b`,
        'u',
      ),
    ],
  },
  {
    name: 'nearest',
    forms: [
      ...nounJa('最寄り駅|最寄りの駅|最寄り'),
      /(?:へは|には|から)(?<value>[^、。はが]{2,16}?)が(?:最も|一番)近/u,
      ...nounEn('(?:nearest|closest) (?:\\w+ )?(?:station|town|airport|city|stop)', NAME),
      /\b(?:at|in|from) (?<value>\p{Lu}[^,.;]{1,30}), the (?:nearest|closest) (?:station|town|airport|city|stop)\b/u,
    ],
  },
  {
    name: 'period',
    plain: true,
    forms: [
      /(?<value>縄文|弥生|古墳|飛鳥|奈良|平安|鎌倉|室町|戦国|安土桃山|江戸)(?:時代)?(?:\S{0,2}期)?の(?:もの|作|遺物|遺構|建築|土器)/u,
      /\b(?:dates? (?:from|back to)|belongs to|is|are|was|were) (?:the )?(?<value>Bronze Age|Iron Age|Stone Age|Neolithic|Roman|Greek|medieval|Viking|Victorian|Georgian|Tudor|Ming|Tang|Song|Ottoman|Byzantine|Baroque|Gothic|Renaissance)\b/u,
    ],
  },
  {
    name: 'heading',
    plain: true,
    forms: [
      /(?<value>[東西南北]{1,2})(?:へ|に)(?:向かって)?流れ/u,
      /\b(?:flows?|runs?|heads?|faces?) (?<value>north|south|east|west)(?:ward|wards|erly)?\b/u,
    ],
  },
  {
    name: 'terminus',
    place: true,
    forms: [
      ...nounJa('終点|終着駅|ゴール地点'),
      new RegExp(`\\b(?:ends?|ended|finishes|finished|terminates?) (?:in|at) ${NAME}`, 'u'),
    ],
  },
  {
    name: 'capital',
    forms: [
      ...nounJa('首都|県庁所在地|州都|政治の中心'),
      ...nounEn('capital(?: city)?|seat of government', NAME),
      new RegExp(`\\bgoverned from ${NAME}`, 'u'),
      new RegExp(`\\bcapital, ${NAME}`, 'u'),
      new RegExp(`\\bcapital(?: of [^,.;]{2,40}?)? is the [a-z ]+ (?:city|town) of ${NAME}`, 'u'),
    ],
  },
  {
    name: 'currency',
    plain: true,
    forms: [
      ...nounJa('通貨'),
      ...nounEn('currency', ANY),
      new RegExp(`\\buses (?:the )?${ANY} as (?:its|the|their) (?:\\w+ )?currency`, 'u'),
    ],
  },
  {
    name: 'language',
    plain: true,
    forms: [
      ...nounJa('公用語|使用言語|母語|国語|開発言語|記述言語'),
      /(?:^|[はが、])(?<value>[^、。はが]{1,16}?)(?:のみ|だけ)?で(?:書かれ|記述され|実装され)/u,
      ...nounEn('(?:official|national) language|mother tongue', ANY),
      new RegExp(
        `\\b(?:written|implemented|coded|programmed) (?:entirely |mainly |completely |mostly )?in (?<value>\\p{Lu}[\\w+#]*)`,
        'u',
      ),
    ],
  },
  {
    name: 'family',
    plain: true,
    forms: [
      /(?<value>[\p{Script=Katakana}ー]{2,12})科(?:に(?:属|分類|置|含)|の)/u,
      /\b(?:belongs to|member of|placed in|classified in) the (?<value>[\w]+) (?:family|genus|order)\b/u,
    ],
  },
  {
    name: 'fitted',
    plain: true,
    sameHead: true,
    forms: [
      /(?:^|[はがに、])(?<value>[^、。はがに]{2,30}?)(?:が|を)(?:採用|搭載|使用|内蔵)(?:し|さ|する)/u,
      /(?:採用|搭載|使用|内蔵)(?:し|さ|する)\S{0,6}のは(?<value>[^、。]{2,30}?)(?:である|です|だ)/u,
      new RegExp(
        `\\b(?:uses|features|is fitted with|is equipped with|is powered by|runs on) (?:an? |the )?${ANY}`,
        'u',
      ),
    ],
  },
]
