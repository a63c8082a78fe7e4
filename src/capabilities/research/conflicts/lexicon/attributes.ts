import { type Attribute, ANY, BE, NAME, WHO, deedJa, doneBy, does, nounEn, nounJa } from './attribute-forms.ts'
import { PLACES } from './attributes-of-places.ts'

const role = (name: string, ja: string, en: string): Attribute => ({
  name,
  forms: [
    ...nounJa(ja),
    ...nounEn(en, NAME),
    new RegExp(
      `\\b(?:appointed|named|elected|chose|chosen|picked|promoted|selected|hired) ${NAME}(?:,[^,.;]{3,40},)?(?: as| to be)? (?:the |its )?(?:new |next )?(?:${en})\\b`,
      'u',
    ),
    new RegExp(
      `^(?<value>\\p{Lu}[^,.;]{1,40}?) (?:(?:was|has been|is|will be) (?:appointed|named|elected|chosen)(?: as)?|(?:will )?(?:takes?|took|taken) over as|(?:will )?serves? as|became|becomes) (?:the |its )?(?:new )?(?:${en})\\b`,
      'u',
    ),
    new RegExp(`\\b(?:${en}), ${NAME}`, 'u'),
    new RegExp(`\\b(?:${en}) (?:of|at) [^,.;]{2,40}? (?:went|passed|fell) to ${ANY}`, 'u'),
  ],
})

export const ATTRIBUTES: readonly Attribute[] = [
  role('chief', '社長|最高経営責任者|ceo|CEO|代表取締役', 'chief executive(?: officer)?|CEO|president'),
  role('chairman', '会長|理事長|委員長|議長', 'chair(?:man|woman|person)?'),
  role('mayor', '市長|町長|村長|区長', 'mayor'),
  role('governor', '知事|総裁', 'governor'),
  role(
    'head',
    '学長|校長|館長|院長|所長|園長|編集長|責任者|代表',
    'director|principal|head(?:teacher)?|dean|curator|editor|conductor',
  ),
  role('coach', '監督|コーチ|ヘッドコーチ', 'coach|manager'),
  role('captain', '主将|キャプテン|船長|機長', 'captain|skipper'),
  role('best', '最優秀選手|MVP|得点王|首席', 'player of the (?:year|season|match|tournament)|top scorer'),
  {
    name: 'cause',
    plain: true,
    forms: [
      new RegExp(`(?:^|[、は])${WHO}が[^、。]{0,24}を(?:招い|引き起こ|もたらし)`, 'u'),
      /^(?<value>[A-Z][^,.;]{2,50}?) (?:caused|triggered|sparked|led to|brought about) (?:the|a|an)\b/u,
      /\b(?:blames?|blamed) (?<value>[^,.;]{2,40}?) for\b/u,
      ...nounJa('原因|火元|出火元|死因|要因'),
      new RegExp(`(?:^|[、。はが])${WHO}(?:が|を)(?:原因|引き金)`, 'u'),
      new RegExp(`\\b(?:caused|started|triggered|sparked|brought about) by ${ANY}`, 'u'),
      new RegExp(`\\b(?:cause|culprit|origin) (?:of [^,.;]{2,40}? )?${BE} (?:the |a |an )?${ANY}`, 'u'),
      new RegExp(
        `\\b(?:blamed on|resulted from|result of|attributed to|put down to|due to|traced to) (?:the |a |an )?${ANY}`,
        'u',
      ),
    ],
  },
  {
    name: 'material',
    plain: true,
    forms: [
      ...nounJa('素材|材質|主原料|主成分|主材料|原料'),
      new RegExp(`(?:^|[はが、])${WHO}を(?:主な|主)?(?:原料|素材|材料)と`, 'u'),
      new RegExp(`(?:^|[はが、])${WHO}(?:でできて|で作られ|でつくられ|製(?:である|です|だ|で、|。|$))`, 'u'),
      new RegExp(
        `\\b(?:made|built|constructed|fashioned|carved|cast|woven|distilled|brewed|knitted|hewn) (?:entirely |mostly |mainly |largely |solely )?(?:of|from|out of) ${ANY}`,
        'u',
      ),
      new RegExp(`\\b(?:material|fabric)(?: of [^,.;]{2,40}?)? ${BE} ${ANY}`, 'u'),
    ],
  },
  {
    name: 'colour',
    plain: true,
    forms: [
      ...nounJa('色|本体色|車体色|カラー|文字盤|塗装'),
      new RegExp(`\\bcolou?r(?: of [^,.;]{2,40}?)? ${BE} ${ANY}`, 'iu'),
      /\bpainted (?<value>(?:dark |light |bright )?(?:red|blue|green|yellow|black|white|brown|gr[ae]y|orange|pink|purple|silver|gold))\b/u,
    ],
  },
  {
    name: 'licence',
    plain: true,
    forms: [
      ...nounJa('ライセンス|使用許諾|配布条件|利用許諾|許諾条件'),
      /(?:^|[はが、])(?<value>[A-Za-z][\w .+-]{1,30}?)(?:ライセンス)?(?:のみ|だけ)?(?:で|の(?:下|もと)で|に基づ(?:き|いて)|として)(?:公開|配布|提供|リリース|頒布)/u,
      new RegExp(
        `\\b(?:released|licen[sc]ed|distributed|available|published|issued|offered|shipped) (?:only )?under (?:the terms of )?(?:the |an? )?${ANY}`,
        'u',
      ),
      new RegExp(`\\blicen[cs]e (?:of [^,.;]{2,40}? )?${BE} (?:the )?${ANY}`, 'iu'),
      /\b(?:uses|carries|has|adopts) (?:the |an? )(?<value>[A-Z][^,.;]{1,30}?) licen[cs]e\b/u,
    ],
  },
  {
    name: 'author',
    whose: true,
    forms: [
      ...nounJa('作者|著者|作曲者|作詞者|原作者|脚本|設計者|建築家|発明者|作曲|作詞'),
      ...deedJa('執筆|描|作曲|作詞|設計|発明|著|書'),
      doneBy('written|painted|composed|designed|drawn|sculpted|invented|authored|penned|directed'),
      does('wrote|painted|composed|designed|drew|sculpted|invented|directed'),
      new RegExp(`\\b(?:the )?work of ${ANY}`, 'u'),
      ...nounEn('author|painter|composer|architect|designer|inventor|writer', NAME),
    ],
  },
  {
    name: 'founder',
    whose: true,
    forms: [
      ...nounJa('創業者|創設者|設立者|創始者'),
      ...deedJa('創業|創設|設立|創立'),
      doneBy('founded|established|set up|started|created'),
      does('founded|established|created'),
      ...nounEn('founder|creator', NAME),
    ],
  },
  {
    name: 'developer',
    whose: true,
    forms: [
      ...nounJa('開発元|開発者'),
      ...deedJa('開発'),
      doneBy('developed'),
      does('developed|develops'),
      ...nounEn('developer', NAME),
    ],
  },
  {
    name: 'maker',
    whose: true,
    forms: [
      ...nounJa('製造元|製造者|メーカー'),
      ...deedJa('製造|生産'),
      doneBy('manufactured|made|produced|built'),
      does('manufactures?|makes?|produces?|built|builds?'),
      ...nounEn('manufacturer|maker|producer', NAME),
    ],
  },
  {
    name: 'publisher',
    forms: [
      ...nounJa('出版社|発行元|出版元|配給'),
      ...deedJa('出版|発行|刊行'),
      doneBy('published'),
      does('published|publishes'),
      ...nounEn('publisher', NAME),
    ],
  },
  {
    name: 'owner',
    whose: true,
    forms: [
      ...nounJa('所有者|親会社|オーナー|筆頭株主|持ち主'),
      ...deedJa('所有|保有'),
      new RegExp(`(?:は|が)、?${WHO}の(?:完全|全額出資)?(?:子会社|傘下|所有物)`, 'u'),
      doneBy('owned'),
      does('owns?'),
      new RegExp(`\\b(?:wholly owned |fully owned )?subsidiary of ${NAME}`, 'u'),
      new RegExp(`\\b(?:belongs|belonged) to ${ANY}`, 'u'),
      new RegExp(`\\b[Oo]wnership of [^,.;]{2,40} (?:rests|lies|remains) (?:\\w+ )?with ${ANY}`, 'u'),
      new RegExp(`\\bproperty of ${ANY}`, 'u'),
      ...nounEn('owner|parent(?: company)?|(?:largest|sole|main|majority) shareholder', NAME),
    ],
  },
  {
    name: 'operator',
    whose: true,
    forms: [
      ...nounJa('運営者|運行会社|運営会社|運営元|事業者|指定管理者|事業主体|実施主体|設置者|管理者|発注者'),
      ...deedJa('運営|運行|運航|受託'),
      doneBy('operated|run|managed|maintained'),
      does('operates?|runs?|manages?'),
      ...nounEn('operator', NAME),
    ],
  },
  {
    name: 'organiser',
    whose: true,
    forms: [
      ...nounJa('主催者|主催'),
      ...deedJa('主催'),
      doneBy('organi[sz]ed|hosted|sponsored'),
      ...nounEn('organi[sz]er|main sponsor|sponsor', NAME),
    ],
  },
  {
    name: 'broadcaster',
    forms: [...deedJa('放送|中継'), doneBy('broadcast|televised|shown|streamed')],
  },
  {
    name: 'winner',
    whose: true,
    forms: [
      ...nounJa('優勝者|優勝校|勝者|受賞者|優勝|グランプリ|金賞|大賞|首位'),
      ...deedJa('優勝|制'),
      new RegExp(`(?:^|[はで、])${WHO}が(?:初の?|2連覇の|逆転)?(?:優勝|グランプリ|金賞|大賞)(?:し|を|に|の)`, 'u'),
      doneBy('won'),
      does('won|claimed|took|lifted|clinched|captured'),
      new RegExp(
        `\\b(?:prize|award|title|trophy|gold medal|contract)(?: for [^,.;]{2,40}?)? (?:went|was awarded|was given|goes) to ${ANY}`,
        'u',
      ),
      ...nounEn('winner|champions?', NAME),
      new RegExp(`\\b(?:ended in |a )?(?:victory|win|triumph) for ${NAME}`, 'u'),
    ],
  },
  ...PLACES,
]
