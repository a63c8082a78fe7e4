import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { partsOf, unquoted } from './parts.ts'

interface Sort {
  what: string
  asked: RegExp
  /** What in a guide shows that it wants just this. */
  wanted: RegExp
  /** May be asked after once the person has spoken of it by themselves, in these very words. */
  mayFollow: boolean
  /** Nobody is ever asked for it, whoever spoke of it. */
  isSecret?: boolean
}

/** Words in one spelling (see fold): kana are hiragana, letters are small. */
const SORTS: readonly Sort[] = [
  {
    what: 'a password or a key',
    asked:
      /ぱすわーど|暗証|秘密の(?:質問|合言葉)|かーど番号|\bpasswords?\b|\bpasscodes?\b|\bpin (?:code|number)s?\b|\bcard numbers?\b|\bapi keys?\b/u,
    wanted: /(?!)/u,
    mayFollow: false,
    isSecret: true,
  },
  {
    what: 'who they are',
    asked:
      /お名前|(?<!商品|製品|アプリ|店|サービス)の?名前|氏名|本名|みょうじ|名字|苗字|ふるねーむ|なんとお呼び|何とお呼び|身分証|まいなんばー|ぱすぽーと|免許証|\b(?:your|their|his|her|whose|\w+'s)(?: (?:full|real|first|last|own|legal))? names?\b|\b(?:full|real|first|last|legal|sur|maiden) ?name\b|\bname of (?:your|the) (?:boss|manager|doctor|partner|wife|husband|friend|colleague|child|teacher|company|employer|school|landlord|neighbou?r|person)|\bwhat(?:'s| is| are| should i) (?:you called|call you|they called|s?he called)|\bwho are you\b|\bpassport|\bsocial security|\bid (?:card|number)|\bdriving licen/u,
    wanted: /名前|氏名|\bnames?\b/u,
    mayFollow: false,
  },
  {
    what: 'their age, family, origin or beliefs',
    asked:
      /年齢|何歳|おいくつ|いくつの(?:方|とき)|(?:なん|何)才|生年月日|誕生日|生まれ(?:年|は|た年)|何年生まれ|性別|(?:男性|女性)です|既婚|独身|結婚(?:して|され)|離婚|配偶者の有無|彼氏|彼女(?:は|が)(?:いま|い)|恋人|家族構成|宗教|信仰|政党|投票|支持(?:して|政)|国籍|出身(?:地|は|校|大学)|人種|性的|学歴|最終学歴|大学はど|\bhow old\b|\byour age\b|\bwhat age\b|\bdate of birth|\bbirth(?:day|date)|\bborn\b|\bgender\b|\bare you (?:married|single|divorced|a man|a woman|male|female|gay|straight|pregnant|religious|christian|muslim)|\bmarital|\b(?:boy|girl)friend\b|\breligio|\bpolitical|\bwho (?:do|did) you vote|\bvoted?\b|\bnationality|\bethnic|\brace\b|\bsexual|\bwhere (?:are|were) you (?:from|born)|\bwhich (?:school|university|college)\b/u,
    wanted:
      /年齢|世代|結婚|離婚|家族構成|宗教|政治|投票|国籍|出身|学歴|性別|\bage\b|\bmarri|\bdivorc|\breligio|\bpolitic|\bvot|\bnational|\bgender|\bdating\b|\bborn\b/u,
    mayFollow: false,
  },
  {
    what: 'where they live or work',
    asked:
      /住所|お住まい|どこに住|どちらに住|どこ(?:に|で)暮ら|最寄り|郵便番号|番地|住んで(?:いる|る)(?:の|ところ|場所|町|地域)(?:は|を|ど)|どちらの(?:会社|学校|病院)|どこの(?:会社|学校|病院)|会社名|社名|勤務先(?:は|の|を|ど)|お勤め(?:先|の会社)|勤め先(?:は|の|を|ど)|学校名|\b(?:home |postal |your |her |his |their |'s |email |mail |street )address\b|\bwhere (?:exactly )?do you (?:live|work)\b|\bwhere (?:is your (?:home|house|office|company)|you live)|\bwhich (?:company|employer|street|neighbou?rhood|town|city|branch of) (?:do|are|is)|\b(?:company|employer|workplace|school) (?:name|called)|\bwho (?:do you work for|is your employer)|\bpost ?code|\bzip ?code|\bname of (?:your|the) (?:company|school|employer)|\bwhat company\b/u,
    wanted:
      /住所|住まい|住んで|最寄り|勤務先|会社名|地域|\baddress|\blive\b|\bemployer|\bcompany\b|\btown\b|\bneighbou?rhood/u,
    mayFollow: false,
  },
  {
    what: 'how to reach them',
    asked:
      /電話番号|携帯番号|連絡先|めーるあど|めあど|めーるを(?:教|送)|らいん(?:の?id|を(?:教|交換)|交換)|line(?:の?id|を(?:教|交換)|交換)|(?:sns|いんすた|ついったー|x|twitter|instagram)の?(?:あかうんと|id)|(?:お|御)?電話(?:して|を(?:かけ|さしあげ|差し上げ)|でお話|ください)|直接お会い|会って|お写真|顔写真|写真を(?:送|見せ)|\bphone\b.{0,12}\bnumber|\bphone numbers?\b|\bmobile number|\bcall you\b|\bcontact (?:details|info|you)|\breach you\b|\be-?mail (?:address|you|me)|\byour e-?mail\b|\b(?:instagram|twitter|facebook|linkedin|whatsapp|social media) (?:handle|account|profile|name)|\bmeet (?:you|me|up|in person)|\b(?:send|upload|share) (?:me |us )?(?:a |your )?(?:photo|picture|selfie)|\bnumber (?:i|we) can\b/u,
    wanted: /電話番号|連絡先|めーる|あかうんと|\bcontact details|\bphone number|\bemail/u,
    mayFollow: false,
  },
  {
    what: 'their health',
    asked:
      /持病|病歴|既往|病気|(?:ご|お)?病名|診断(?:され|を受|は|名)|通院|服薬|(?:お)?薬(?:は|を|の)|症状|障(?:害|がい)(?:は|が|を|者)|体重|身長|血圧|血液|妊娠|生理|(?<!ど|そ|よ|ほ)うつ(?=病|状態|っぽ|に|の|です|は|が)|鬱|精神科|心療内科|め?んたるへるす|お酒|飲酒|喫煙|たばこ|睡眠薬|あれるぎー|手術|健康状態|ご?体調|不妊|更年期|\bhealth\b|\bmedical|\billness|\bdisease|\bdiagnos|\bmedic(?:ation|ine)|\bsymptom|\bdisab|\byour (?:weight|height|blood|bmi)|\bhow much do you weigh|\bpregnan|\bperiods?\b(?= regular)|\bdepress|\banxiety\b|\bmental\b|\btherap(?:y|ist)|\balcohol|\bhow much do you drink|\bdo you (?:drink|smoke)|\bsmok|\ballerg|\bsurgery|\bdoctor say|\bmenopaus|\bdrugs?\b/u,
    wanted:
      /健康|病|医|薬|通院|診|症状|体調|介護|妊娠|睡眠|運動|めんたる|だいえっと|認知|\bhealth|\bmedic|\bclinic|\bhospital|\bdoctor|\bill(?:ness)?\b|\bpatient|\bsleep|\bdiet|\bfitness|\bexercise|\bpregnan|\bcare\b|\btherap|\bsmok|\balcohol/u,
    mayFollow: true,
  },
  {
    what: 'their money',
    asked:
      /年収|月収|収入|給料|給与|手取り|時給|ぼーなす|賞与|貯金|貯蓄|預金|資産|借金|ろーん|口座|残高|くれじっと(?:かーど)?の?番号|かーど番号|年金|いくら(?:稼|もら|貰|かせ|持って)|稼ぎ|稼いで|家賃(?:は|を)?いくら|懐事情|ご?家計(?:は|の状況)|\bincome\b|\bsalar(?:y|ies)|\bwages?\b|\bearn(?:s|ing|ings)?\b|\bpaid (?:a|per) (?:year|month|hour)|\bhow much (?:money )?(?:do|did|does) (?:you|they|he|she|your \w+) (?:make|earn|owe|have|get paid|save|bring home)|\bpay ?(?:cheque|check|slip|grade|packet)|\bsavings?\b|\bdebts?\b|\bmortgage|\bloans?\b|\bbank (?:account|details|balance)|\b(?:credit )?card (?:number|details)|\baccount (?:number|balance)|\bpension|\bnet worth|\bassets\b|\btake[- ]home\b|\bhow much (?:is your )?rent\b|\bfinancial situation|\bafford\b/u,
    wanted:
      /年収|収入|給|貯|資産|借金|ろーん|口座|年金|家賃|\bincome|\bsalar|\bwage|\bpay\b|\bearn|\bsaving|\bdebt|\bmortgage|\bloan|\bbank|\bpension|\brent\b|\bbudget|\bfinance/u,
    mayFollow: true,
  },
]

/** “You need not name anyone” asks for nothing. */
const WAIVED =
  /(?:不要|なく(?:て)?(?:も)?(?:大丈夫|結構|かまいません|構いません|いい|よい)|伏せ(?:た|て)|言わ(?:なく|ず)|出さ(?:なく|ず)|書か(?:なく|ず)|挙げ(?:なく|ず)|以外|(?:聞|伺|尋ね)(?:き|い)?(?:ません|わない|きません)|要りません|いりません)|\b(?:no need|without|not need|n't need|don't have to|do not have to|rather than|leave out|leaving out|never mind|other than)\b/u

/** Asks for what identifies, reaches, or is nobody's business, unless the guide itself wants to know. */
export function asksPersonal(text: string, ground: Ground, growing = false): string[] {
  const own = withoutTopic(text, ground)
  return SORTS.filter(({ asked, wanted, mayFollow, isSecret = false }) => {
    if (wanted.test(ground.wanted)) return false
    return partsOf(own, growing)
      .filter(({ asks }) => asks)
      .flatMap(({ text: part }) => fold(part).split(WAIVED_UNTIL))
      .some((part) => {
        const found = WAIVED.test(part) ? null : asked.exec(part)
        return (
          found !== null && !((mayFollow || (ground.knowsThem && !isSecret)) && ground.said.includes(found[0].trim()))
        )
      })
  }).map(({ what }) => `asks for ${what}, which the guide does not`)
}

/** Where a clause ends, so that what is waived in one does not excuse the next. */
const WAIVED_UNTIL = /(?<=(?:が|けど|けれど|ので|ですし))[、,]|[;:；：。]|,\s*(?=but|and)/u

/** A topic of the guide is the guide's own question. */
function withoutTopic(text: string, { topic }: Ground): string {
  const own = unquoted(text).replaceAll(MASKS, '◦')
  return topic === null ? own : own.replace(topic, '◦')
}
