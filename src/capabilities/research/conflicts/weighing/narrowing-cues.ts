import type { ClaimLanguage } from '../types.ts'

type Forms = Readonly<Record<ClaimLanguage, RegExp>>

/**
 * Words that say of which time, part, group, edition or reckoning a sentence speaks. What only one side says, or both say
 * differently, may be why both are true.
 */
export const NARROWING = {
  season: {
    ja: /春先|春季|春|夏場|夏季|夏|秋口|秋季|秋|冬場|冬季|冬期|冬|雨季|乾季|満潮|干潮|潮が引/gu,
    en: /\b(?:spring|summer|autumn|winter|midsummer|midwinter|rainy season|dry season|high season|low season|high tide|low tide)s?\b/giu,
  },
  'part of week': {
    ja: /平日|土日|週末|休日|祝日|祝祭日|[月火水木金土日]曜/gu,
    en: /\b(?:weekdays?|weekends?|(?:public |bank )?holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|market days?)\b/giu,
  },
  'part of day': {
    ja: /早朝|朝夕|朝|午前|日中|昼間|昼|午後|夕方|夜間|深夜|夜|終日/gu,
    en: /\b(?:mornings?|afternoons?|evenings?|daytime|night-?time|(?:at|by) night|overnight|peaks?|rush hours?|off-peak|by day|after dark|midday)\b/giu,
  },
  today: {
    ja: /現在|今日では|今では|今は|今も|いまは|いまも|近年|最近|昨今|現行|目下|このごろ/gu,
    en: /\b(?:today|these days|nowadays|now|currently|at present|presently|to this day|recently|in recent years|modern)\b/giu,
  },
  'in its time': {
    ja: /かつて|当時|戦前|戦中|戦後|昔|以前は|江戸時代|明治期|大正期|昭和期|中世|古くは|往時|最盛期|開業時|創業時|契約時|発表時|開幕前|当初/gu,
    en: /\b(?:once|formerly|originally|at first|initially|in those days|at the time|back then|during the (?:\w+ )?war|wartime|before the war|victorian|medieval|georgian|edwardian|at (?:its|the) (?:height|peak|opening|outset|launch)|in the (?:early|late|mid)?[- ]?(?:1[0-9]|20)\d0s|used to|early drawings)\b/giu,
  },
  afterwards: {
    ja: /その後|以後|以降|以来|再び|再度|復活|のちに|後に|やがて|翌年|翌月|翌日|改め|引き継|後任|移転し|転じ|生まれ変わ/gu,
    en: /\b(?:since|later|afterwards|thereafter|subsequently|again|revived|eventually|the following (?:day|week|month|year)|successor|succeeded|taken over|transferred|converted|from then on|in the meantime|by completion|as built)\b/giu,
  },
  edition: {
    ja: /初版|改訂|増補|再版|文庫|単行本|上巻|下巻|原作|映画|劇場版|完全版|体験版|初代|[二三四2-9]代目|新型|旧型|旧版|新版|無料プラン|有料プラン|上位|下位|プロ版|標準|携帯版|製品版|試作|量産|モデル|エディション/gu,
    en: /\b(?:(?:first|second|third|revised|enlarged|new|old|later|early|final|limited|special|paperback|hardback|mobile|desktop|pc|console|web|beta|trial|standard|basic|free|premium|deluxe|pro|plus|mini|larger|smaller|long[- ]range|director's|extended|original) (?:edition|version|build|release|port|cut|model|trim|plan|tier|generation|printing|handbook|atlas)|prototype|paperback|hardback|remake|adaptation|director's cut|mobile port|pc build)s?\b/giu,
  },
  group: {
    ja: /大人|子ども|子供|小人|男性|女性|男子|女子|高齢者|若者|若年|未成年|学生|生徒|児童|幼児|乳児|妊婦|妊娠中|会員|非会員|住民|市民|町民|観光客|来訪者|患者|健常者|障害者|新入生|社員|職員|正社員|パート|管理者|個人|法人|事業者|一般|歩行者|車両|自転車|雄|雌|オス|メス|成獣|幼獣|加入者|利用者|登録者/gu,
    en: /\b(?:adults?|children|kids|pupils?|students?|men|women|boys|girls|teen(?:ager)?s?|under-\d+s?|over-\d+s?|pensioners?|seniors?|infants?|toddlers?|members?|non-members?|residents?|locals?|visitors?|tourists?|outsiders?|day trippers?|staff|employees|volunteers?|carers?|pregnant|patients?|graduates?|commuters?|cyclists?|pedestrians?|drivers?|motorists?|males?|females?|juveniles?|five-year-olds?|full-time|part-time|apprentices?|newcomers?|administrators?|owners?|tenants?)\b/giu,
  },
  'part of place': {
    ja: /本館|別館|分館|新館|本店|支店|[一二三四五1-9]階|地下|屋上|本店|会場|東口|西口|南口|北口|北側|南側|東側|西側|北部|南部|東部|西部|湾の奥|岬|山間|沿岸|内陸|都市部|農村|市街地|郊外|中心部|周辺|離島|島部|全国|県内|市内|町内|国内|海外|隣/gu,
    en: /\b(?:(?:ground|first|second|third|top|upper|lower) floor|basement|attic|annexe?|branch|capital|suburbs?|old town|city cent(?:re|er)|centre|outskirts|harbour|coast|inland|peninsula|highlands|lowlands|islands?|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|home market|abroad|overseas|exports?|domestic|nationwide|county|province|region|district|quarter|borough|neighbou?ring|municipality|zone|wing|hall|ward|hamlets?)\b/giu,
  },
  reckoning: {
    ja: /含め|含む|込み|入れると|加える|合わせると|除[くきいけ]|差し引|税込|税抜|税別|名目|実質|換算|ベース|まで入れ|うえで|別に|手取り|額面|実数|延べ/gu,
    en: /\b(?:includ\w+|counting|exclud\w+|not counting|excluding|without the|with(?:out)? (?:its|the|their)|together with|plus|added|all told|all in|before tax|after tax|net|gross|in (?:real|nominal) terms|equivalents?|on paper|by weight|by volume|by value|packed|unladen|empty|loaded|fully|assumed|adjusted|ready to)\b/giu,
  },
  measure: {
    ja: /平均|最大|最高|最低|最小|最長|最短|中央値|ピーク|瞬間|一人当たり|1人当たり|あたり|当たり|ごと|総|全長|全体|延べ|合計|累計|通算|幅|高さ|長さ|深さ|面積|容積|容量|水深|標高|重量/gu,
    en: /\b(?:averag\w+|mean|median|maximum|minimum|peak|deepest|highest|lowest|at best|at worst|per (?!cent)\w+|total|overall|combined|cumulative|width|height|length|depth|area|typical(?:ly)?|usual(?:ly)?|record)\b/giu,
  },
  capacity: {
    ja: /定員|定数|収容|設計上|設計では|登録|認可|募集|座席|上限|最大で|許容|在籍|実際に|実員/gu,
    en: /\b(?:registered for|capacity|seats?|designed for|built for|licensed for|room for|places|authori[sz]ed|establishment|vacant|vacanc\w+|sitting|on the day|enrolled|occupied|in use)\b/giu,
  },
  condition: {
    ja: /場合|ならば|なら、|れば、|ると、|限って|限り|限ると|ときは|時には|際は|に応じ|次第|条件|あれば|使えば|過ぎれば/gu,
    en: /\b(?:if|when|whenever|unless|provided|in case|depending|as long as|in the event|once|where|while|under|those who|anyone who|without a|subject to)\b/giu,
  },
  part: {
    ja: /のうち|うち|内訳|一部|だけで|半数|半分|大半|多く|残り|ほとんど|数[人社件]|一人|1人|前半|後半|途中|折り返し|上半期|下半期|通期|第[一二三四1-4]四半期|初日|最終日|時点/gu,
    en: /\b(?:of (?:the|its|their|those|these|which|whom|them)|alone|some|most|several|half|part|share|rest|remainder|a (?:third|quarter|fifth|majority|minority)|one in \w+|midpoint|halfway|first (?:half|quarter|week|day|dose|month)|second (?:half|quarter)|full year|so far|by then)\b/giu,
  },
  intent: {
    ja: /予定|計画|見込|見通し|目標|目指|約束|公約|構想|方針|募集|提案|検討|したい|つもり|意向|説明していた|はずだっ|概算|見積/gu,
    en: /\b(?:intend\w*|plan(?:s|ned|ning)?|promis\w*|pledg\w*|announc\w*|hop(?:e|es|ed|ing)|aim(?:s|ed|ing)?|expect\w*|propos\w*|forecast\w*|project(?:ed|ion)\w*|target\w*|schedul\w*|due to|set to|would|want(?:s|ed)? to|estimat\w*|budgeted|goal)\b/giu,
  },
  voice: {
    ja: /主張|言い張|訴え|語(?:る|っ)|宣伝|古老|言い伝え|伝説|という声|との声|批判|見方|みる|評(?:し|す|判)|感じ|思(?:う|わ|っ)|とされる|うわさ|噂|投稿|口コミ|おそれ|懸念|期待|側は|弁護|被告/gu,
    en: /\b(?:claim\w*|insist\w*|argu\w+|believ\w+|critics?|legend|locals?|alleg\w+|rumou?r\w*|advertis\w+|boast\w*|complain\w*|feels?|felt|thinks?|thought|maintain(?:s|ed)|suspect\w*|fear\w*|customers? say|reviewers?|told|accus\w+|landlord|defendant|opponents?|supporters?|campaigners?|in (?:his|her|their) view|supposed\w*)\b/giu,
  },
  record: {
    ja: /記録|議事録|調査|年報|統計|報告書|要領|台帳|公報|広報|発掘|検査|測定|鑑定|分析|認定|判決|集計|によると|によれば|成分表示|時刻表|規程|規則/gu,
    en: /\b(?:records?|minutes|survey|audit\w*|inspect\w+|reports?|statistics|register|data sheet|manual|catalogue|tests?|analysis|scans?|study|figures|yearbook|inquiry|tribunal|found|according to|official|certified|confirmed|established|documents?)\b/giu,
  },
  besides: {
    ja: /一因|(?:も|でも)(?:響|挙げ|あ(?:る|っ)|影響)|(?:こと|事情|点|理由|原因|要因)も|一つ(?:だ|で|と)|ほかに|加えて|さらに|あわせて|同時に/gu,
    en: /\b(?:also|partly|in part|one reason|another|contribut\w+|as well|besides|in addition|additional\w*|further|too|among (?:the|other)|both)\b/giu,
  },
  stage: {
    ja: /一審|二審|控訴審|上告審|地裁|高裁|最高裁|第[0-9０-９一二三四五六七八九十]+(?:回|期|次|号|部)|予選|本選|決勝|準決勝|前期|後期|[0-9]回目/gu,
    en: /\b(?:appeal|first instance|high court|supreme court|district court|court of appeal|round|heats?|semi-?final|qualif\w+|phase|stage|(?:first|second|third|fourth) (?:meeting|session|reading|round|phase|dose|attempt))\b/giu,
  },
  'may be': {
    ja: /かもしれ|可能性|ことがある|こともある|場合がある|場合もある|とは限|わけでは|必ずしも|おおむね|ふつう|通常|たいてい|珍しくな|例もあ|勧め|推奨|努力義務|望ましい/gu,
    en: /\b(?:may|might|can|could|sometimes|often|usually|generally|tends?|not (?:all|every|always|necessarily)|up to|advis\w+|recommend\w*|encourag\w*|suggest\w*|as a rule|in principle)\b/giu,
  },
  elsewhere: {
    ja: /隣|別の|もう一つ|姉妹|同名|系列|子会社|親会社|ほうの|他の|各地|同じ学校/gu,
    en: /\b(?:neighbou?ring|sister|another|separate|other|across the road|next door|unlike|elsewhere|subsidiary|namesake|rival|brother|younger|elder)\b/giu,
  },
} as const satisfies Record<string, Forms>

/** Words that bind a sentence to what is spoken of, or that leave no room for anything else. */
export const INSISTING = {
  same: {
    ja: /同じ|同年|同日|同期|同月|同年度|同シーズン|同館|同院|同校|同園|同工場|同施設|同会|同市|同町|同大会|同機|同作|同書|同法|同剤|本剤|本機|当日|その年|この年|この日|当該/gu,
    en: /\b(?:(?:that|the|this) (?:very )?same|same|in question|that (?:year|day|evening|night|season|week|month|summer|winter|meeting|match|morning)|there and then|of the day|at the time|in fact|actually)\b/giu,
  },
  absolute: {
    ja: /一度も|一切|まったく|全く|すべて|全て|全員|全額|終始|いずれも|どれも|誰も|皆|必ず|常に|唯一|しか|のみ|だけ|ばかり|決して|一つも|一人も|全面|完全に|ゼロ|満場一致|全会一致/gu,
    en: /\b(?:never|always|all|every|any|none|nothing|nobody|no one|nowhere|entire\w*|whol(?:e|ly)|fully|complete\w*|sole(?:ly)?|only|exclusive\w*|unanimous\w*|throughout|without (?:exception|exemption|a break|fail)|no exemptions|at all|alone|single|just|merely|nothing but|not (?:a|one))\b/giu,
  },
  still: {
    ja: /今も|いまも|現在も|依然|なお|引き続き|まま|いまだ|続いて|続け|変わら|残って|残る/gu,
    en: /\b(?:still|remain\w*|continu\w+|to this day|yet|as before|unchanged|untouched|go(?:es)? on|kept|intact|stands|survives?|as they have|has stayed|ever since)\b/giu,
  },
  cleft: {
    ja: /の(?:は|が)[^。、]{1,40}(?:だ|である|だった|であった|です|でした)。?$|たのは/gu,
    en: /\bit (?:was|is)\b[^.;]{3,60}\b(?:that|who|which)\b|^what\b|\bthe (?:one|ones|man|woman|person) who\b|\bcredit for\b/giu,
  },
  against: {
    ja: /ではな[くい]|でなく|むしろ|実際は|実際には|逆に|反対に|かえって|ところが|初めて|になってから|とどまり|否定|誤り|関与して(?:い)?な|まだ/gu,
    en: /\b(?:contrary|rather than|instead|far from|not until|only (?:then|after|when|in)|rules? out|ruled out|whereas|while|but|despite|although|though|however|nor|neither|having (?:been|lost)|no(?: \w+)? but)\b|;/giu,
  },
} as const satisfies Record<string, Forms>
