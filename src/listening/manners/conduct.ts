import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { partsOf, unquoted } from './parts.ts'

/** Each in one spelling (see fold): kana are hiragana, letters are small. */
const ADVICE_JA =
  /(?<!思い出し|思い返し|思い浮かべ|考え|挙げ|選ん|教え|話し|書い|見)てみて(?:ください|下さい|は(?:いかが|どう))|(?:た|る|ない)(?:ほう|方)が(?:いい|良い|よい|よろしい|よさそう|良さそう|無難|賢明)(?!こと|もの|ところ|点|って)|(?:お(?:すすめ|勧め|薦め)|おすすめ|推奨)(?:し|いたし|で|の|は|です)|(?:試し|やっ|使っ|変え|相談し|休ん|始め|入れ|切っ|減らし|考え|話し(?:合っ)?|頼ん|聞い|調べ|行っ|受け|見直し|導入し|設定し|確認し)てみ(?:て(?:は|ください|ね)|ましょう|ませんか|たら(?:いかが|どう)|るのも|ると(?:いい|良い|よい))|(?:使っ|変え|試し|休ん|相談し|導入し|やめ)て(?:は|み)?(?:いかがで|どうで)|(?:べき|ほうが賢明|に越したことはありません)(?:です|だ|でしょう|かと|では)|(?:すれば|ければ|ったら|えば|せば|ると)(?:.{0,6})(?:解決|改善|良くなり|よくなり|楽になり|治り|減り)(?:ます|そう|ました)|(?:こと|の)が(?:大切|大事|重要|必要|効果的|一番)です(?:よ|から)?[。！!]|(?:必要があります|効果的です|がいいですよ|といいですよ|(?:受診|ご相談|相談|休養|再起動|あっぷでーと|いんすとーる|設定|削除|確認|連絡)(?:を)?(?:して|なさって)ください|病院(?:へ|に)(?:行|かか)|(?:試し|使い|休み|相談し|変え|やめ|工夫し|見直し|行き)ましょう|あどばいす|こつは|解決策は|対策としては)/u
const ADVICE_EN =
  /\byou(?:'d| had)? (?:really |probably |definitely |just |maybe )?(?:should|ought to|better|must)\b|\byou (?:could|can|may want to|might want to|might) (?:always |simply |just |easily )?(?:try|use|switch|ask|buy|turn|set|download|install|talk|start|stop|get|change|consider|want to)\b|\bwhy (?:don't|not|do you not) (?:you )?(?:just )?(?:try|use|switch|ask|buy|turn|set|download|talk|start|stop|get|change|simply|simply|go|take)\b|\bhave you (?:considered|thought (?:about|of))\b|(?:^|[.!?] )(?:just |simply |maybe |perhaps )?(?:try|consider|make sure|remember to|don't forget|do not forget|avoid|start by|stop)\b|\bi(?:'d| would)? (?:strongly |really |also )?(?:recommend|suggest|advise|encourage)\b|\bmy (?:advice|tip|suggestion|recommendation)\b|\ba (?:good|simple|quick|useful|great|better) (?:fix|solution|trick|tip|way|idea) (?:is|would be|here)|\bit (?:would|might|may|could|can|will) (?:really )?(?:help|be (?:better|best|wise|worth|a good idea)|pay) (?:you )?(?:to|if you)\b|\b(?:see|consult|visit|talk to|speak to|ask) (?:a|your) (?:doctor|gp|therapist|specialist|professional|lawyer|pharmacist)\b|\bseek (?:help|advice|medical|professional)|\bthe (?:best|easiest|right) (?:way|thing)(?: \w+)? (?:to|is|would)|\byou (?:need|have) to (?:see|talk|stop|change|get|try|start|use|learn|accept|calm|relax|be|take|go)\b|\bhow about (?:trying|using|switching|turning|asking|taking|getting|buying)\b|\blet me (?:fix|solve|help you (?:fix|with))|\bhere(?:'s| is) (?:what|how) (?:to|you)\b|\byou'll feel better\b/u
/** The person is asked what they think best; nobody tells them. */
const ASKED_BACK =
  /(?:どう|何を|何が|どんな|どの|どれ|どちら|誰に|いつ|どこ)[^。？?]{0,24}(?:いい|良い|よい|べき|大切|大事)[^。]{0,12}[？?]|\bwhat (?:do you think )?(?:should|would|could)\b|\bhow (?:do you think )?(?:should|would|could)\b|\bwhich\b[^.?]*\bshould\b|\bwhere should\b|\bwho should\b|\bshould (?:it|i|we|change|be|know)\b|\byou think (?:we|they|it|someone) should\b/u
const TRIED_EN =
  /\bhave you (?:ever )?tried (?!anything|something|any|some|other|others|another|a different|different|doing anything|it\b|that\b|this\b|so far|to (?:do|change|deal|fix|solve|get|make|find))(\w+)/u

const ILLNESS =
  /(?:(?<!ど|そ|よ|ほ)うつ(?=病|状態|っぽ|傾向|かも|の|で|だ)|鬱|adhd|あるつはいまー|ぱーきんそん|あすぺるがー|自閉|発達障(?:害|がい)|依存症|不眠症|適応障(?:害|がい)|ぱにっく障(?:害|がい)|不安障(?:害|がい)|強迫|認知症|燃え尽き|のいろーぜ|自律神経|更年期|睡眠障(?:害|がい)|めにえーる|双極|統合失調|拒食|過食|中毒|症候群|\p{Script=Han}{1,4}症(?!状)|\p{Script=Han}{2,4}病(?!院|気)|老眼|難聴|近視|\p{Script=Han}{2,5}の(?=可能性|疑い)|がん(?:かも|の)|喘息|ぜんそく|糖尿|貧血|高血圧|低血圧|血圧が|腰痛|ぎっくり腰|頭痛持ち|片頭痛|偏頭痛|あれるぎー|胃潰瘍|胃炎|肺炎|気管支炎|腱鞘炎|関節炎|\p{Script=Han}{1,3}炎(?!上|天)|脱水|熱中症|骨粗|ぎっくり|脳卒中|脳梗塞|心筋梗塞|心臓の病|白内障|緑内障|障害(?=かも|の疑|の可能|です|では)|うつ病|過労(?!死ライン)|ひすてりー|とらうま|\bdepress(?:ion|ed|ive)|\badhd\b|\badd\b|\banxiety\b|\bburn-?(?:out|t out)|\bdisorder|\bautis|\bdementia|\balzheimer|\bparkinson|\binsomnia|\baddict|\bsyndrome|\bocd\b|\bbipolar|\bptsd\b|\bdyslexi|\balcoholi|\bparanoi|\bnarcissis|\bneuro(?:tic|sis)|\bsleep apnoea|\bsleep apnea|\bmigraine|\bcarpal tunnel|\barthritis|\bchronic\b|\btrauma(?:tised|tized)?\b|\bphobia|\bhormon|\basthma|\bdiabet|\banaemi|\banemi|\ballerg|\bhypertension|\bhigh blood pressure|\bblood pressure|\bheart (?:disease|attack|condition|problem)|\bstroke\b|\bcancer|\btumou?r|\bpneumonia|\bbronchitis|\binfection|\binfluenza|\bulcer|\btendon|\b\w{3,}itis\b|\b\w{4,}osis\b(?<!diagnosis|prognosis|hypnosis)|\bsciatica|\bhernia|\bconcussion|\bsprain|\bfracture|\bosteo|\bepilep|\bseizure|\bschizo|\bmental (?:illness|health|breakdown)|\bbreakdown\b(?= (?:coming|ahead))|\bnervous breakdown|\bexhaustion\b|\bfatigue syndrome|\bdehydrat|\bpoisoning|\bvirus\b|\bcovid|\bthyroid|\bvertigo|\btinnitus|\bglaucoma|\bcataract|\bhearing loss|\bshort-?sighted|\bspectrum\b|\bcodepend|\bworkaholi|\bhypochondri|\bobsess(?:ion|ive))/u
const CONCLUDES =
  /かも(?:しれ|$|。|、)|可能性|疑い|だと思|でしょう|と思われ|傾向|に見え|のよう(?:です|ですね)|みたい|症状です|からきて|が原因|ではないでしょうか|ですね|ですよ|です[。、]|\b(?:you|this|that|it) (?:may|might|probably|likely|seem|clearly|could|must|are|is|have|sound)|\bsounds? (?:like|to me)|\bsigns? of|\bsymptoms? of|\bsuffering|\bsuggests?\b|\btypical(?:ly)? (?:of|sign|for)|\bclassic\b|\bcase of\b|\blooks like|\bprobably\b|\bthat's\b|\bindicat/u

const INSULT =
  /(?:馬鹿|ばか(?!り|し|ら|ん)|(?<!か)阿呆|あほ(?!う?ど)|間抜け|まぬけ|愚か|無能|怠け者|怠惰|だらしな|みっともな|くだらな|ばかばかし|うざ|きもい|気持ち悪い(?:人|です)|黙れ|黙って(?!い)|死ね|消えろ|ふざけ|甘え(?:です|だ|て|すぎ|ない)|頭(?:が|の)(?:悪|弱)|役立たず|くず|ごみ(?:みたい|のよう|人間)|わがまま|我儘|非常識|常識(?:が|の)ない|大げさ|おおげさ|被害妄想|自業自得|あなたが悪い|あなたのせい|努力(?:が)?(?:不足|足り)|根性|やる気がない|幼稚|子ども(?:っぽい|じみ)|恥ずかしくない|しょうもな|無責任|(?:母親|父親|親|人間|社会人|大人)(?:として)?失格|さぼ(?:っ|り|る)|(?:ない|なかった)から(?:です|だ)よ?ね|ないのが(?:悪|いけな)|つまらない(?:人|こと|話|お話|悩み)|文句ばかり|能力(?:が)?(?:不足|低|ない)|\bidiots?\b|\bstupid|\bdumb\b|\bmoron|\blazy|\bpathetic|\bridiculous|\bloser|\bshut up|\bignorant|\bfool(?:ish)?\b|\bincompetent|\bnonsense|\bwhin(?:e|ing|y)|\bcrybaby|\bcrazy\b|\binsane\b|\bselfish|\bchildish|\bimmature|\bspoil(?:ed|t)\b|\boverreact|\bdramatic\b|\bget over (?:it|yourself)|\bgrow up\b|\byour (?:own )?fault|\bblame yourself|\bwhat(?:'s| is) wrong with you|\bwaste (?:of )?(?:my|our) time|\bwho cares|\bboring\b|\bclumsy\b(?! question)|\bungrateful|\birresponsib|\bbad (?:mother|father|parent|wife|husband|worker|teacher|boss|person)\b|\bnot very (?:bright|smart|clever)|\bslow learner|\bno common sense|\bcan't even\b|\bdisgust|\buseless person|\bweak\b(?= person|-willed)|\bcomplain(?:ing|er)\b)/u
const THREAT =
  /(?:通報|訴え(?:ます|るぞ|てや)|後悔(?:し|する|さ)|許しません|許さない|痛い目|取り返しのつかない|大変なことになり|どうなっても知り|ただでは|ただじゃ|さもないと|(?:答え|回答し|教え)(?:ない|なけれ|なかっ)(?:と|ば|場合|なら|たら)|罰(?:し|則|金|せ)|強制|逃げられ|ばらし|晒し|公開(?:します|しま)|上司に(?:伝え|報告|言)|会社に(?:伝え|報告|言)|警察|くびに|脅|義務(?:です|が)|必ず(?:答え|回答)|答える(?:まで|必要が)|拒否(?:する|は|でき)|\bor else\b|\bregret\b|\breport you\b|\bwe know (?:where|who)|\bi know (?:where|who)|\bconsequences\b(?= (?:for you|if))|\bthere will be consequences|\byou (?:must|have to|need to|are required to|will) (?:answer|respond|reply|tell)|\bunless you (?:answer|tell|reply)|\bif you (?:don't|do not|won't|refuse to) (?:answer|tell|reply|respond|cooperate|say)|\b(?:legal|police) action|\bpolice\b|\bget you fired|\byou(?:'ll| will) be (?:fired|sorry|punished|reported)|\bi(?:'ll| will) (?:tell your|report|expose|find you|publish)|\bor (?:i|we)(?:'ll| will)\b|\bforce you|\bno choice but|\bnot allowed to (?:skip|refuse|stop)|\bcan't leave)/u
const PROMISE =
  /(?:改善|対応|修正|返金|補償|反映|実装|解決)(?:を)?(?:いた)?し(?:ます|ておきます)|(?:担当者?|開発|弊社|当社|こちら)(?:から|が|で)[^。？]{0,12}(?:連絡|対応|改善|修正|検討)(?:いた)?し|お約束|保証(?:し|いた)|謝礼|ぷれぜんと|くーぽん|ぎふと(?:かーど|券)|当選|無料で(?:差し|お送|ご提供)|必ず(?!しも)[^。？]{0,16}(?:ます|いたします)|(?:来週|今週|来月|今月|明日|近日|年内)(?:まで|中)に[^。？]{0,20}(?:ます|予定)|\b(?:we|the team|our (?:team|people|engineers)|they|somebody|someone)(?:'ll| will| are going to) |\b(?:we|i|the team|our team)(?:'ll| will| are going to) (?:make sure|fix|refund|contact|improve|pay|send|solve|change|add|build|compensate|implement|take care)|\bi promise|\bguarantee|\byou(?:'ll| will) (?:receive|get|win|be paid)|\bgift card|\bvoucher|\bprize\b|\bfree (?:month|trial|upgrade)|\bdiscount code|\breward\b/u

/** An illness nobody spoke of, however it is put: in what is told afterwards there is no one to ask. */
export function unsaidIllness(text: string, { said }: Ground): string[] {
  const found = ILLNESS.exec(fold(unquoted(text)))?.[0].trim()
  return found === undefined || said.includes(found) ? [] : [`"${found}": nobody spoke of it`]
}

/** No advice, diagnosis, insult, threat or promise. Words the person used themselves may be picked up. */
export function misconduct(text: string, { said }: Ground): string[] {
  const own = fold(unquoted(text))
  const theirs = (found: RegExpExecArray | null) => found !== null && said.includes(found[0].trim())
  const has = (pattern: RegExp) => {
    const found = pattern.exec(own)
    return found !== null && !theirs(found)
  }
  return [
    ...(givesAdvice(own, said) ? ['gives advice or proposes a solution; only ask'] : []),
    ...(diagnoses(own, said) ? ['makes a diagnosis'] : []),
    ...(has(INSULT) ? ['insults or blames the person'] : []),
    ...(has(THREAT) ? ['threatens or presses the person'] : []),
    ...(PROMISE.test(own) ? ['promises something in somebody’s name'] : []),
  ]
}

function givesAdvice(own: string, said: string): boolean {
  const tried = TRIED_EN.exec(own)?.[1]
  if (tried !== undefined && !said.includes(tried.slice(0, 5))) return true
  return partsOf(own).some(
    ({ text }) =>
      (ADVICE_JA.test(text) || ADVICE_EN.test(text.trim())) && !ASKED_BACK.test(text) && !isTheirs(text, said),
  )
}

/** “Stop being the one who books” is no advice where they said so themselves. */
function isTheirs(text: string, said: string): boolean {
  const head = /^\s*([a-z']+ [a-z']+ [a-z']+)/u.exec(text)?.[1]
  return head !== undefined && said.includes(head)
}

function diagnoses(own: string, said: string): boolean {
  return partsOf(own).some(({ text }) => {
    const found = ILLNESS.exec(text)?.[0]
    return found !== undefined && CONCLUDES.test(text) && !said.includes(found.trim())
  })
}
