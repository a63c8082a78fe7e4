import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'
import { FIRMS_JA, PLACES_JA } from '../detect/things-ja.ts'

const FORM =
  '株式会社|有限会社|合同会社|合資会社|合名会社|医療法人(?:社団)?|社会福祉法人|学校法人|宗教法人|一般社団法人|一般財団法人|公益財団法人|公益社団法人|特定非営利活動法人|NPO法人|税理士法人|弁護士法人|\\(株\\)|\\(有\\)|\\(同\\)'
const RUN = "[\\p{Script=Han}\\p{Script=Katakana}A-Za-z0-9々ー・&.'’-]"
const LATIN = "[A-Za-z][A-Za-z0-9&.'’-]*(?: [A-Z][A-Za-z0-9&.'’-]*){0,3}"
const SOFT = '(?:(?![のでにをはがとへも])[\\p{Script=Hiragana}ー])'
const BEFORE = new RegExp(
  `(?:${FORM})[ ]?(?:${LATIN}(?![\\p{Script=Han}\\p{Script=Katakana}])|[ぁ-ん]${SOFT}{1,5}${RUN}{1,12}|${RUN}{1,20}|[ぁ-ん]${SOFT}{1,7})(?:[ ]?(?:支社|支店|本社|工場))?`,
  'gu',
)
const AFTER = new RegExp(
  `(?!(?:去年|今年|昨年|来年|先月|今月|現在|以前|前職|当時))${RUN}{1,20}?[ ]?(?:株式会社|有限会社|合同会社|\\(株\\)|\\(有\\))(?![\\p{Script=Han}\\p{Script=Katakana}A-Za-z]|${SOFT}{2}(?<!です|まし))`,
  'gu',
)
/** Names that end like a firm are masked when the text says somebody works there. */
const FIRM =
  '(?:商事|商店|物産|物流|産業|工業|工務店|建設|建築|製作所|製薬|製菓|電機|電気|電力|電鉄|鉄道|銀行|信用金庫|信金|証券|生命|損保|不動産|運輸|運送|食品|印刷|出版|新聞社?|放送|通信|設計事務所|法律事務所|会計事務所|税理士事務所|事務所|病院|クリニック|医院|薬局|歯科|美容室|ホールディングス|システムズ?|ソリューションズ?|テクノロジーズ?|コンサルティング|フーズ|サービス|グループ|カンパニー|ラボ|ネット|ワークス|デザイン|スタジオ|フィナンシャル|ロジスティクス|警備保障|精密|精機|精工|水産|酒造)'
const WORK =
  '(?=(?:の[\\p{Script=Han}\\p{Script=Katakana}]{1,8})?(?:に|で|を|へ|から)(?:は|も)?(?:、)?(?:勤|働|入社|転職|就職|内定|退職|辞め|在籍|所属|派遣|出向|バイト|アルバイト|パート|営業|事務)|勤務|勤め|の社員|社員|に入っ|で(?:人事|経理|開発|営業|事務|看護|店長|部長|課長|仕分け|レジ)|の(?:派遣|窓口|正社員|パート)|に籍|っていう(?:とこ|会社)|してます、)'
/** Over a line's end only where the form stands alone: below サンプル株式会社 the next line is something else. */
const NEXT_LINE = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}A-Za-zー])(?:${FORM})[ \\t]?\\r?\\n[ \\t]?(?:${LATIN}|${RUN}{2,20})(?=$|[\\s、。,]|です|で|の|に|と|を|が|は|へ)`,
  'gu',
)
const WORKPLACE = new RegExp(`(?:[\\p{Script=Han}\\p{Script=Katakana}A-Za-z々ー・]{1,12}?${FIRM})${WORK}`, 'gu')
/** A well-known firm is what a text is about, until somebody works there. */
const KNOWN_FIRM = new RegExp(`(?<![\\p{Script=Katakana}\\p{Script=Han}ー])(?:${FIRMS_JA.join('|')})${WORK}`, 'gu')
const LABELLED =
  /(?<=(?:勤務先|会社名|勤め先|職場|所属|就職先|内定先)(?:は|:|：|が)\s?)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}A-Za-z0-9々ー・&]{2,20}?(?=です|で(?!す)|という|、|。|,|\s|$)/gu
/** 職場は8時スタートなので: what is said of it, and no name. */
const TOLD =
  /^[おご]\p{Script=Han}|\p{Script=Han}[ぁ-ん]+$|[をがには]|なの|だった|ある|の$|休み|スタート|フレックス|リモート|シフト/u
/** "Our company is …": a name, unless it is what a company is like. */
const OWN =
  /(?<=(?:うち|私|わたし|僕|ぼく|俺|夫|妻|旦那|主人|嫁|父|母|兄|弟|姉|妹|息子|娘|彼|彼女|彼氏|今|いま|前|元|以前|現在|自分|最初|新卒)(?:の会社(?:名)?|の勤め先|の職場)(?:は|って|が|、){1,2})(?:[\p{Script=Han}\p{Script=Katakana}A-Za-z0-9ー・&]{2,20})(?=です|でした|でし|だった|という|といい|って(?:いう|会社|ところ)|に(?:勤|いま)|$|[。、\n])/gu
const LIKE =
  /^(?:.*(?:系|業|企業|会社|的|型|性|制|化|向け|中心|次第|多め|少なめ|なし|無し|有り|あり|可能?|禁止|自由|自社|勤務|出社|出勤|社員|社|人|名|円|分|年|部|課|館|屋|店)|.*(?:リモート|ワーク|フレックス|メーカー|ベンチャー|スタートアップ|サービス|ビジネス|コンサル|ブラック|ホワイト|グレー|オフィス|フラット|シフト|ルール|タイプ|スタイル|サポート|システム|チーム|エリア|ビル|クリーン|アットホーム|ワンマン|トップダウン|ボトムアップ|オープン|アナログ|デジタル|クラウド|ペーパーレス|スーツ|カジュアル|エンジニア|コンビニ|スーパー|ホテル|カフェ|アパレル|ゲーム|ソフトウェア|ハードウェア|インフラ|マスコミ|ニート|フリーランス|パソコン|メール|チャット|アプリ|ツール)|(?:Slack|Teams|Zoom|Windows|Mac|Excel|Google|Notion|Chatwork|LINE|IT|SIer|SES|OA|PC|BtoB|BtoC|B2B|B2C|AI|DX|NG|OK)|東京|大阪|名古屋|福岡|横浜|京都|札幌|仙台|神戸|都内|都心|地方|海外|外資|日系|国内|関西|関東|駅前|近所|大手|中小|零細|老舗|小規模|大規模|普通|最高|最悪|優秀|古風|微妙|大変|複雑|柔軟|厳格|面倒|不便|便利|安定|残業|転職|年功序列|実力主義|成果主義|体育会|同族|家族|週休|土日|完全|全員|社長|上司|部下|田舎|別|駄目|無理|対象外|未定|秘密|内緒|不明|有名|無名|倒産|廃業|休み|基本|結構|割と|比較)/u
/** 関東第一警備に勤めてて: whatever somebody says they joined, unless it is a kind of work or a place. */
const JOINED =
  /(?<![\p{Script=Han}\p{Script=Katakana}A-Za-zー])[\p{Script=Han}\p{Script=Katakana}A-Za-zー]{4,14}(?=に(?:は|も)?(?:勤め|勤務|入社|籍を)|の派遣(?:で|を))/gu
const NO_FIRM =
  /(?:学校|病院|役所|役場|県庁|省庁|大学|高校|園|工場|店|屋|局|課|部|社|時代|年|月|歳|後|前|春|夏|秋|冬|施設|団体|法人|公務員|機関|関係|先|場|所|職|エリア|センター|メーカー|スーパー|コンビニ|ホテル|レストラン|カフェ|アパレル|クリニック|サロン|事業|専門|同時|同期|現在|日本|本社|支社|海外|国内|都内|市内|地元|近所|正社員|派遣|契約|時間|週)$/u
const OF_A_KIND = /系|企業|会社|業界|大手|中小|老舗|外資|地方|公立|私立|[都道府県市区町村]立/u
/** The legal form alone names nobody. */
const BARE = new RegExp(`^(?:去年|今年|昨年|先月)?(?:${FORM})$`, 'u')
const GENERIC =
  /^(?:同じ|この|その|ある|別の|近くの|大手|地元の?|中小|都内の?|小さな|弊社|御社|当社|某)?(?:銀行|病院|クリニック|薬局|事務所|会社|工場|大企業|東京|大阪|都内|市内|自宅|近所|駅前|海外|地元|在宅|リモート|東京都|営業|人事|総務|経理|開発|.{1,6}[部課室])$/u

const WORD = "(?:[A-Z][\\p{L}\\p{M}&'’.-]*|of|and|&)"
const ENGLISH = new RegExp(
  `(?<![\\p{L}])[A-Z][\\p{L}\\p{M}&'’-]*(?:,? ${WORD}){0,5},? (?:Inc|LLC|L\\.L\\.C|Ltd|Limited|Corp|Corporation|GmbH|PLC|plc|LLP|Co|Company|Holdings|Technologies|Industries|Enterprises)(?![\\p{L}])\\.?`,
  'gu',
)
const ENGLISH_FORM =
  / (?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|GmbH|PLC|plc|LLP|Co|Company|Holdings|Technologies|Industries|Enterprises)(?![\p{L}])|Corporation/u
/** "I drive for Crown & Anchor Cars": whoever somebody says they work for. */
const EMPLOYER = new RegExp(
  `(?=\\p{Lu})(?<=(?<![\\p{L}])(?:[Ww]ork(?:s|ed|ing)?(?: in \\p{L}+| as an? \\p{Ll}+(?: \\p{Ll}+)?)?|[Dd]riv(?:e|es|ing)|[Tt]emp(?:s|ing)?|[Tt]each(?:es|ing)?|[Nn]urse|[Cc]are for \\p{Ll}+|[Aa]nswer(?:s|ing)? phones|[Cc]lean(?:s|ing)?|[Cc]ook(?:s|ing)?|[Ss]hifts?|[Jj]ob|[Ee]venings|[Ee]mployed|[Ii]ntern(?:ing)?|[Aa]pprentice|[Tt]raining) (?:at|for|by) (?:the )?|(?<![\\p{L}])(?:[Ii]'ve been with|[Ii] own|[Ii] founded) )\\p{Lu}[\\p{L}\\p{M}'’]+(?:(?: (?:&|and|of) | )\\p{Lu}[\\p{L}\\p{M}'’]+){1,4}`,
  'gu',
)
/** "I work at Halfords": one word is enough where somebody says it is they who work there. */
const OWN_EMPLOYER =
  /(?=\p{Lu})(?<=(?<![\p{L}])(?:[Ii](?:'ve| have|'m|'d)?|[Ww]e|[Hh]e|[Ss]he|[Mm]y \p{Ll}+(?: \p{Ll}+)?|[Hh]usband|[Ww]ife|[Hh]ubby) (?:(?:used to|still|now|only|just|also|both|currently|been) ){0,2}(?:works?|worked|working|temps?|interned|started) (?:(?:part|full)[- ]time |nights |weekends |days |\d+ years )?(?:at|for) )(?!(?:Christmas|Home|Uni|University|School|Nights?|Night|Sainsbury's Local|Mr|Mrs|Ms|Dr|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))\p{Lu}[\p{L}\p{M}'’]+(?=$|[.,!?;)]| (?:as|in|on|doing|for|since|and|but|so|which|where|now|full|part|at|until|till|with|from|selling|driving)(?!\p{L}))/gu
/** "I'm with Tarrant & Voss": partners make a firm. */
const PARTNERS =
  /(?=\p{Lu})(?<=(?<![\p{L}])(?:with|for|at|by|joined|left) )\p{Lu}[\p{L}\p{M}'’]+(?:, \p{Lu}[\p{L}\p{M}'’]+)? & \p{Lu}[\p{L}\p{M}'’]+(?=, (?:the|a|an) \p{Ll}|,? (?:for|since|as|been|nine|ten) )/gu
const ROLE =
  'reception|receptionist|claims|admin|payroll|accounts|sales|security|cashier|cleaning|marketing|HR|support|consultant|engineer|analyst|manager|driver|chef|barista|carer|paramedic|surveyor|WFH(?: now)?|working from home|temping|placement|apprenticeship|contract|rigs,|boats,|phones|nights(?: mainly)?|bookkeeping|the books'
/** "reception at Kingfisher Dental", "my husband is with Harrow & Lyle": what somebody does, and for whom. */
const DOES_FOR = new RegExp(
  `(?=\\p{Lu})(?<=(?<![\\p{L}])(?:(?:${ROLE}) (?:at|for|with)|(?:[Hh]usband|[Ww]ife|[Pp]artner|[Dd]ad|[Mm]um|[Bb]rother|[Ss]ister|[Hh]e|[Ss]he|[Ii])(?: is|'s|'m| am) (?:(?:now|still|currently) )?with) )\\p{Lu}[\\p{L}\\p{M}'’]+(?: (?:& |and |of )?\\p{Lu}[\\p{L}\\p{M}'’]+){1,4}`,
  'gu',
)
/** "i'm at Brightside, we're like 40 people", "still at Pargeters in the accounts team" */
const STAFF_OF =
  /(?=\p{Lu})(?<=(?<![\p{L}])(?:[Ii] ?['’]?m|[Ii] am|[Ss]till|[Cc]urrently|[Nn]ow) at )\p{Lu}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}\p{M}'’]+){0,3}(?=,? (?:and )?(?:we['’]?re|we are|we have|we use|they['’]?re|they pay|in the \p{Ll}+ (?:team|department|office)|(?:doing|as an?) \p{Ll}))/gu
/** "At Tarrant & Voss we still fax" */
const WE_AT = new RegExp(
  `(?=\\p{Lu})(?<=(?:^|[.!?] )At )\\p{Lu}[\\p{L}\\p{M}'’]+(?:(?: (?:&|and|of) | )\\p{Lu}[\\p{L}\\p{M}'’]+){1,4}(?=,? we )`,
  'gu',
)
const SENTENCE_END =
  /((?:LLC|GmbH|PLC|plc|LLP|Limited|Corporation|Company|Holdings|Technologies|Industries|Enterprises))\.$/
const NO_EMPLOYER =
  /^(?:(?:Black|Cyber|Good|Easter|Bank) )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:Christmas|Easter|New Year)/u
const LEAD = /^(?:(?:The|At|In|For|From|With|My|Our|I|We|He|She|And|But|While|When|Is|Did|Does|Dear|Hi|Hello) )+/

export function companies({ text, latin }: Scene): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, match: string) => {
    const name = match.trimEnd().replace(SENTENCE_END, '$1')
    if (!GENERIC.test(name) && !BARE.test(name)) found.push({ start, end: start + name.length, type: 'COMPANY' })
  }
  if (/社|法人|[(（][株有同]/.test(text))
    for (const pattern of [BEFORE, AFTER]) for (const { 0: match, index } of matchesOf(text, pattern)) add(index, match)
  if (text.includes('\n') && /社|法人/.test(text))
    for (const { 0: match, index } of matchesOf(text, NEXT_LINE)) add(index, match)
  if (/の(?:会社|勤め先|職場)/.test(text))
    for (const { 0: match, index } of matchesOf(text, OWN)) if (!LIKE.test(match)) add(index, match)
  if (/勤|働|社|職|辞|籍|属|バイト|パート|内定|営業|事務/.test(text))
    for (const pattern of [WORKPLACE, KNOWN_FIRM, LABELLED])
      for (const { 0: match, index } of matchesOf(text, pattern))
        if (!TOLD.test(match) && !PLACES_JA.has(match.replace(/^新/u, ''))) add(index, match)
  if (/勤|入社|派遣|籍/.test(text))
    for (const { 0: match, index } of matchesOf(text, JOINED))
      if (!NO_FIRM.test(match) && !OF_A_KIND.test(match)) add(index, match)
  for (const { 0: match, index } of latin && ENGLISH_FORM.test(text) ? matchesOf(text, ENGLISH) : []) {
    const lead = LEAD.exec(match)?.[0].length ?? 0
    add(index + lead, match.slice(lead))
  }
  for (const { 0: match, index } of latin && / (?:at|for|with|by|own|founded|joined|left) /.test(text)
    ? [EMPLOYER, OWN_EMPLOYER, PARTNERS, DOES_FOR, STAFF_OF].flatMap((pattern) => matchesOf(text, pattern))
    : [])
    if (!NO_EMPLOYER.test(match)) add(index, match)
  for (const { 0: match, index } of / we /.test(text) ? matchesOf(text, WE_AT) : []) add(index, match)
  return found.filter(({ start, end }) => end - start > 2 || FIRMS_JA.includes(text.slice(start, end)))
}
