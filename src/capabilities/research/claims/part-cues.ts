import type { Language } from '../contract/engine.ts'

/** What a question can ask of anything; the order decides nothing. */
export const PART_KINDS = ['how', 'who', 'history', 'results', 'problems', 'cost', 'plans'] as const
export type PartKind = (typeof PART_KINDS)[number]

interface PartCues {
  label: Readonly<Record<Language, string>>
  /** In the topic: this is asked. */
  asked: RegExp
  /** In a sentence: this is told; each with how much it tells. */
  told: readonly (readonly [RegExp, number])[]
  /** Where it is told when nobody asked for it by itself. */
  instead: readonly PartKind[]
}

export const PART_CUES: Readonly<Record<PartKind, PartCues>> = {
  how: {
    label: { ja: '仕組みと運営', en: 'How it works' },
    asked:
      /仕組|しくみ|どのよう(?:に|な)|どうやって|どんな(?:制度|事業|もの|仕組)|方法|運営|運用|制度|体制|仕様|使い方|概要|\bhow (?:does|do|is|are|can)\b|\bhow (?:it|they|the [\w -]{2,40}?) (?:is|are|works?|runs?)\b|\boverview\b|\bwork(?:s|ing)?\b|\b(?:organi[sz]|operat|manag|specification|feature|rules?|scheme|system)/iu,
    told: [
      [
        /運営|委託|受託|指定管理|第三セクター|担(?:う|い|って)|\b(?:run|operated|managed|owned|overseen) by\b|\blease\b/iu,
        2,
      ],
      [
        /仕組|方式|収集|回収|運ばれ|混ぜ|発酵|処理|貸し出|借り|返却|出せ|出すこと|予約|定員|能力|容量|出力|採用|搭載|備え|構成|設け|結ぶ|結び|間隔|置か|要件|必要(?:で|が|と)|\b(?:app|register|borrow|return|must be|is made|made of|consists?|carr(?:y|ies)|equipped|holds?|uses?|works?|opens? to|available|accept|powered|capacity|installed|filter|lanes?|hoist|step-free|free of charge|allowed|lessons?|staff|employs?)\b/iu,
        1,
      ],
      [
        /対象(?:は|と|に)|登録|アプリ|使え|支払|現金|以上の方|\b(?:app|register|must be|cash|aged|open to|allowed)\b/iu,
        1.2,
      ],
      [
        /週(?:に)?\d+[回度]|毎[日週月年]|\d+(?:基|台|か所|カ所|箇所|編成|個|枚)|\b\d+ (?:ports?|panels?|lanes?|vehicles?|stops?|units?|metres|meters)\b/iu,
        0.6,
      ],
    ],
    instead: [],
  },
  who: {
    label: { ja: '担い手', en: 'Who is involved' },
    asked: /誰が|だれが|どこが(?:運営|作|担)|運営主体|担い手|\bwho\b/iu,
    told: [
      [
        /運営(?:は|して|する)|受託|委託を受け|製造(?:した|は)|設計(?:した|は)|\b(?:run|operated|built|designed|made|managed) by\b|\bbuilt the\b/iu,
        2,
      ],
    ],
    instead: ['how', 'history'],
  },
  history: {
    label: { ja: '経緯', en: 'How it came about' },
    asked:
      /経緯|歴史|いつ|なぜ|建て替え|始ま(?:り|った)|きっかけ|背景|どのようにして|\bhow (?:it|they|the [\w -]{2,40}?) (?:was|were|came|began|started)\b|\bhow (?:was|were|did|has .{1,40} been)\b|\bwhen\b|\bwhy\b|\bhistory\b|\borigins?\b|\b(?:brought back|restored?|restoration|reopen(?:ed|ing)?|revived?|came about|built)\b/iu,
    told: [
      [
        /開業|開館|開設|稼働|創業|着工|完成|竣工|始ま(?:った|りまし|って)|開始(?:した|しまし|いたし)|始め(?:た|まし|ます)|導入(?:した|しまし)|終了し|設立|発足|\b(?:opened|reopened|launched|built|founded|set up|established|closed|restored?|restoration|began|started|entered service|inspected|discovery|demolish|design(?:ed)?|architect|tank|construction|completed|handover|returned to use)\b/iu,
        1.6,
      ],
      [/(?:19|20)\d\d年|(?:令和|平成|昭和)\S{1,2}年|\b(?:19|20)\d\d\b/u, 0.4],
    ],
    instead: ['how'],
  },
  results: {
    label: { ja: '利用と成果', en: 'Results so far' },
    asked:
      /成果|結果|実績|現状|状況|動向|受け止め|反応|評判|\b(?:status|situation|progress|reactions?)\b|\bhow (?:it|they|the [\w -]{2,40}?) (?:has|have) (?:done|fared|performed|worked|gone|changed)\b|効果|どう(?:変わ|なっ)|変わっ|どのくらい|どれくらい|どれだけ|利用(?:状況|実態|者)?|使われ|普及|評価|影響|変化|販売|性能|売れ|\bhow (?:well|much|many|often|widely|far)\b|\bhow (?:has|have|did) .{1,40} (?:done|fared?|performed?|gone|going|worked)\b|\bhow (?:is|are) .{1,40} (?:doing|going|used)\b|\b(?:results?|outcomes?|success|performance|impacts?|effects?|benefits?|usage|use[ds]?|adoption|uptake|figures|achieved?|changed?)\b/iu,
    told: [
      [
        /参加率|利用(?:者|回数|率|件数)|来(?:館|場|園|訪)者|乗客|売上|売り上げ|搬入量|回収量|発電量|生産量|販売台数|出荷|削減|減量|収入|黒字|上回|達し|受賞|満足|回答(?:し|者)|割合|\b(?:visitors?|passengers?|rides?|users?|attendance|sales|revenue|income|award|satisf|rated|sold out|welcomed|recorded|logged|generated|produced|sold|output|turnover|takings|survey(?:ed)?|busiest|met about)\b/iu,
        1.6,
      ],
      [
        /増え|増加|伸び|減(?:り|っ|少)|下が|上が|向上|改善|\b(?:rose|fell|grew|increased?|decreased?|doubled|dropped|went up|improved|higher|lower|up by|down by|won)\b/iu,
        1.4,
      ],
      [
        /(?<![週月年]に?)\d[\d,.]*(?:%|％|ポイント|万?人|万?回|件|トン|店)|\bper ?cent\b|\bone in (?:three|four|five|ten)\b|\btwo-thirds\b|\bhalf of\b/iu,
        1,
      ],
    ],
    instead: ['how'],
  },
  problems: {
    label: { ja: '課題', en: 'Problems' },
    asked:
      /課題|問題|懸念|不満|苦情|批判|反対|困(?:り|っ)|リスク|事故|安全|欠点|弱点|失敗|\b(?:problems?|issues?|concerns?|challenges?|criticisms?|complaints?|risks?|drawbacks?|difficult(?:y|ies)|controvers|objections?|safety|accidents?|wrong|weakness|go(?:es|ne|ing)? wrong)/iu,
    told: [
      [
        /課題|問題|懸念|不満|苦情|迷惑|反対|困っ|困る|負担(?:に|を感じ|が|の理由)|手間|臭(?:い|気)|騒音|事故|けが|故障|不足|足り(?:な|ず)|品切れ|異物|混入|違反|放置|ふさ(?:ぐ|が)|あふれ|遅れ|延期|難し|心配|危険|偏り|赤字|老朽|回収費|不具合|渋滞|満車|混雑|廃止|\b(?:problems?|issues?|concerns?|challenges?|weakness|complain\w*|noise|noisy|unbearable|accidents?|injur\w*|killed|crash\w*|fault\w*|cracks?|leak\w*|delay\w*|put off|shortage|run short|too (?:few|many|small|slow|expensive)|crowded|blocked|across driveways|slip|broken|fail(?:ed|ure)|losing|risk|criticis\w*|oppos\w*|grumble|not noticed|against the rules|sound levels?|decibels|recall\w*|room for improvement)\b/iu,
        2.2,
      ],
    ],
    instead: ['results'],
  },
  cost: {
    label: { ja: '費用', en: 'Cost and funding' },
    asked:
      /費用|コスト|価格|料金|運賃|予算|財源|補助(?:金)?|値段|いくら|\b(?:costs?|prices?|fund(?:s|ed|ing)?|pa(?:y|id)|money|fees?|fares?|budget|subsid\w*|afford\w*|grants?)\b/iu,
    told: [
      [
        /[\d億万千]円|費用|事業費|維持費|料金|運賃|価格|補助|交付金|負担(?:は|額|分)|無料|無償|[£$€¥]\s?\d|\b\d[\d,.]* (?:yen|pounds|dollars|euros)\b|\b(?:costs?|costing|price|fare|fee|fund(?:ed|ing)?|grant|donations?|share offer|subsid\w*|free (?:of charge|to))\b/iu,
        1.7,
      ],
    ],
    instead: ['how'],
  },
  plans: {
    label: { ja: '今後', en: 'What comes next' },
    asked: /今後|将来|計画|見通し|これから|展望|予定|\b(?:future|plans?|planned|next|outlook|prospects?|expected)\b/iu,
    told: [
      [
        /計画(?:で|し|が|だ)|目標|方針|予定|見込み|見通し|検討|増やす|引き上げる|今後|来年度?|\b(?:will|plans? to|planned|aims? to|target|intends?|expects?|expected to|proposed?|next year|by 20\d\d|recommends?|asking for)\b/iu,
        1.7,
      ],
    ],
    instead: [],
  },
}
