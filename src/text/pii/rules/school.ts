import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'
import { CALENDAR } from '../tagger/en/calendar.ts'

const NAME = '[\\p{Script=Han}\\p{Script=Katakana}A-Za-z々ヶー・]'
const KIND =
  '(?:大学院|大学校|大学|短期大学|短大|高等専門学校|高専|高等学校|高等女学校|女学校|高校|中学校|中等部|高等部|中学|小学校|幼稚園|保育園|保育所|こども園|専門学校|特別支援学校|女子大|学院|学園|女学院|予備校)'
const JAPANESE = new RegExp(
  `${NAME}{1,16}?${KIND}{1,3}(?:附属${NAME}{0,6}?${KIND})?(?![\\p{Script=Han}]*(?:院試|受験生|病院))`,
  'gu',
)
const SOFT =
  /(?<=^|[、。\s「はがのにもで])(?:(?![がはをのにで])[ぁ-ん]){2,5}(?:第[一二三1-3])?(?:幼稚園|保育園|保育所|こども園|学園|小学校)/gu
const GENERIC =
  /^(?:国公?立|公立|私立|県立|市立|都立|府立|道立|町立|女子|男子|共学|全国|全|某|各|同|本|当|母校|他|元|現|前|有名|名門|一流|地元|近所|近隣|志望|第一志望|進学|通信制?|定時制?|全日制|工業|商業|農業|普通科?|総合|音楽|美術|医療|看護|介護|調理|美容|理容|理系|文系|体育|芸術|教育|海外|日本|米国|アメリカ|都内|県内|市内|東京|関西|地方|両|複数|(?:大学)?[付附]属|区立|村立|新設|大昔|昔|今|毎日|去年|来年|今年|昨年|短期|放送|市民|シニア|オンライン|[0-9]+|小中|中|高|小|夜間|認可外?|認定|新卒|大卒|学習|先生|息子|娘|子供|長男|長女|次男|次女|妹|弟|兄|姉|春|私|僕|俺|母|父|高等|今日|明日|昨日|明後日|最近|現在|毎年|毎朝|毎週|午前|午後|朝|夏|秋|冬|友達|友人|主人|夫|妻|孫|立|何|一番|二番|隣|最寄り|希望)+(?:大学院|大学校|大学|短期大学|短大|高等専門学校|高専|高等学校|高校|中学校|中等部|高等部|中学|小学校|幼稚園|保育園|保育所|こども園|専門学校|特別支援学校|女子大|学院|学園|女学院|予備校)$/u
/** 北陵高の2年, 学校は桜台第三小です: the short form of a school, told by what stands beside it. */
const SHORT = new RegExp(
  '(?<![\\p{Script=Han}々])(?:[\\p{Script=Han}々ヶ]{2,6}?(?:第?[一二三四五1-5])?[小中高](?=の?[1-6１-６一二三四五六]年(?!前|間|後|ぶり|以|生まれ|目|分|も|で(?!す))|生です)|' +
    '[\\p{Script=Han}々ヶ]{2,6}?(?:第?[一二三四五1-5])?[小高](?=(?:に|へ)(?:通|入学|進学)|を?卒業|出身|卒(?!\\p{Script=Han}))|' +
    '(?<=(?:学校|母校|小学校|中学|高校)は)[\\p{Script=Han}々ヶ]{2,6}?(?:第?[一二三四五1-5])?[小中高](?=です|でした|だ|、|。|$))',
  'gu',
)
const NO_SHORT =
  /(?:最|年|午前|午後|世界|日本|町|家|夢|途|集|命|熱|一日|今日|今週|今月|学|校|[都道府県市区町村私公国]立)[小中高]$/u
/** "i go westfield hs": also in small letters where somebody goes there. */
const GOES =
  /(?<=(?<!\p{L})(?:go|goes|going|went|attend|attends|attended|enrolled|freshman|sophomore|junior|senior|kids?|study|studying|teach|teaches)(?: to| at| in)? )(?!(?:a|an|the|my|our|his|her|their|your|local|this|that|to|at|in|senior|junior|night|high|middle|art|business|community|public|private|some|any|old|same|different|nearby|primary|secondary|through|back) )\p{L}[\p{L}\p{M}'’.-]+(?: \p{L}[\p{L}\p{M}'’.-]+)? (?:hs|high school|middle school|elementary|academy|sixth form)(?!\p{L})/giu
const WORD = "[A-Z][\\p{L}\\p{M}'’.-]*"
const ENGLISH = [
  new RegExp(
    `(?<![\\p{L}])(?:${WORD} ){1,5}(?:University|College|(?:(?:Senior|Junior) )?High School|(?:Elementary|Primary|Middle|Secondary|Grammar|Grade|Public|Prep) School|School of [A-Z]\\p{L}+|Academy|Polytechnic|Kindergarten|Nursery|Sixth Form|Juniors|Infants|Primary|Grammar|Preschool|Institute of \\p{Lu}\\p{L}+|School)(?: of (?:${WORD})(?: ${WORD})*)?(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:Universidade?|Université|Universität|Università|Lycée|Collège|Gymnasium|Escuela)(?: (?:de|da|do|del|di|la|le|für|zu))*(?: ${WORD}){1,3}(?: (?:de|da|do|del|di) ${WORD})?`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])University of (?:the )?${WORD}(?:(?: at|,)? ${WORD}){0,3}`, 'gu'),
]
/** "my teacher at Carver Middle": the short form, where somebody is at it. */
const SHORT_EN = new RegExp(
  `(?=[A-Z])(?<=(?<![\\p{L}])(?:at|to|attend|attends|attended) )(?:${WORD} ){1,3}(?:High|Middle|Elementary|Secondary|Comp|Comprehensive|Tech|Uni|Poly|Primary|Juniors)(?! ?[\\p{Lu}\\d]| (?:street|road|speed|end|ground|point))(?![\\p{L}'’-])`,
  'gu',
)
/** "second year at Keele", "both boys are at Little Acorns", "my PhD at Aberystwyth": told by who is there, or what for. */
const STUDENT_EN =
  /(?=\p{Lu})(?<=(?<![\p{L}])(?:(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]inal|[Ff]resher|[1-4](?:st|nd|rd|th)) ?(?:year)?(?: student| undergrad)?|(?:doing|studying|study|studied|did) (?:a |an |my )?\p{L}+(?: \p{L}+)?|PhD|[Mm]asters?|degree|postdoc|research group|group|lecturer|undergrad) at )\p{Lu}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}\p{M}'’]+){0,2}(?=$|[.,!?;)]| (?:and|but|is|was|so|now|since|then|doing|studying)(?!\p{L}))/gu
const PUPILS_EN =
  /(?=\p{Lu})(?<=(?<![\p{L}])(?:boys|girls|kids|twins|children|son|daughter|eldest|youngest|oldest|both|little one|toddler)(?: both)?(?: is| are|'s|s|'re| goes| go| went| started| starts)? (?:at|to) )\p{Lu}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}\p{M}'’]+){1,3}/gu
/** Where children are taken, and nobody's school. */
const OUTING =
  /(?:Park|Zoo|Museum|World|Land|Towers|Club|Beach|Centre|Center|Cinema|Express|Castle|Farm|Garden|Gardens|Lido|Pool|Church)$/u
const LEAD =
  /^(?:(?:The|At|In|For|From|To|With|My|Our|I|We|He|She|And|But|While|When|Is|Did|Does|After|Before|High|Old|New|Her|His|Their|Your|A) )+/

/** What stands before a kind of school in kana and names none: もうすぐ小学校, なった小学校. */
const ORDINARY_KANA =
  /^(?:この|その|あの|うち|うちの|こども|どの|ある|むすめ|むすこ|おなじ|ちかくの|ほかの|いまの|むかしの|もう|まだ|また|なぜ|どうして|いくつ|すぐ|やっと|ちょっと|とても|みんな|たぶん|きっと|やはり|やっぱり|おととし|きょう|あした|きのう|いつ|どこ|だれ|なに|そして|でも|だから|それ|これ|あれ|ここ|そこ|あそこ|ずっと|ほとんど|いろいろ|たくさん|ちゃんと|ただ|とりあえず)|(?:った|いた|んだ|した|きた|てる|いる|ある|なる|する|れる|せる|ない|しい|よい|いい|たい|ため|から|まで|より|ほど|だけ|とか|など|って|たち|さん|くん|ちゃん|も|けど|ので|のに|ながら|ばかり|ー)(?:第[一二三1-3])?(?:幼稚園|保育園|保育所|こども園|学園|小学校)$/u
/** うーん保育園, せっかく小学校: what only leads up to the kind. */
const LEADING =
  /^(?:あと|せっかく|うーん|んー|ん|えー|えっと|ええと|あー|まー|まぁ|まあ|はい|うん|いや|なんか|そう|そろそろ|そもそも|とにかく|いちおう|ひとまず|たまに|ときどき|いつも|いまは|いま|むかし|ふつう|ほんと|ほんとに|よく|つまり|たしか|それから|それで|じゃあ|では|なら|さすがに|たいてい|だいたい|ぜんぶ|もともと|ようやく|はじめ|はじめて|さいご)+(?:幼稚園|保育園|保育所|こども園|学園|小学校)$/u
/** んー保育園, あー小学校: nothing but a drawn breath before the kind. */
const KINDS_ONLY = new RegExp(`^[ー・]*${KIND}+$`, 'u')

/** 高等専門学校, or 立大学 of 私立大学: a kind of school and none in particular. */
function isOnlyKind(text: string, start: number, name: string): boolean {
  return KINDS_ONLY.test(name) || (name.startsWith('立') && /[私公国県市都府道町区村]$/u.test(text.slice(0, start)))
}

const SCHOOLS_EN = / (?:hs|high school|middle school|elementary|academy|sixth form)(?!\p{L})/iu

export function schools({ text }: Scene): Candidate[] {
  const found: Candidate[] = []
  if (/[学園院校専保短女予]/.test(text))
    for (const { 0: match, index } of matchesOf(text, JAPANESE)) {
      const lead =
        /^.*?(?:今年|去年|昨年|来年|現在|以前|当時|私|僕|俺|毎日|息子|娘|長男|長女|母校)(?=[\p{Script=Han}\p{Script=Katakana}]{2,}(?:大|高|中|小|学|短|専))/u.exec(
          match,
        )?.[0].length ?? 0
      const name = match.slice(lead)
      if (!GENERIC.test(name) && !isOnlyKind(text, index + lead, name))
        found.push({ start: index + lead, end: index + match.length, type: 'SCHOOL' })
    }
  for (const { 0: match, index } of /[小中高]/.test(text) ? matchesOf(text, SHORT) : [])
    if (!NO_SHORT.test(match)) found.push({ start: index, end: index + match.length, type: 'SCHOOL' })
  for (const { 0: match, index } of SCHOOLS_EN.test(text) ? matchesOf(text, GOES) : [])
    if (!/ the academy$/i.test(match)) found.push({ start: index, end: index + match.length, type: 'SCHOOL' })
  for (const { 0: match, index } of /High|Middle|Elementary|Secondary|Comp|Tech|Uni|Poly|Primary|Juniors/.test(text)
    ? matchesOf(text, SHORT_EN)
    : [])
    found.push({ start: index, end: index + match.length, type: 'SCHOOL' })
  for (const { 0: match, index } of /園|保育所|小学校/.test(text) ? matchesOf(text, SOFT) : [])
    if (!ORDINARY_KANA.test(match) && !LEADING.test(match))
      found.push({ start: index, end: index + match.length, type: 'SCHOOL' })
  for (const { 0: match, index } of / (?:at|to) \p{Lu}/u.test(text)
    ? [STUDENT_EN, PUPILS_EN].flatMap((pattern) => matchesOf(text, pattern))
    : [])
    if (!OUTING.test(match) && !CALENDAR.test(match.toLowerCase()))
      found.push({ start: index, end: index + match.length, type: 'SCHOOL' })
  if (
    /Universi|College|Collège|School|Academy|Institute|Polytechnic|Kindergarten|Nursery|Sixth Form|Juniors|Infants|Primary|Grammar|Preschool|Lycée|Gymnasium|Escuela/.test(
      text,
    )
  )
    for (const pattern of ENGLISH)
      for (const { 0: match, index } of matchesOf(text, pattern)) {
        const lead = LEAD.exec(match)?.[0].length ?? 0
        const end = index + match.replace(/\.$/, '').length
        if (/\s/.test(match.slice(lead))) found.push({ start: index + lead, end, type: 'SCHOOL' })
      }
  return found
}
