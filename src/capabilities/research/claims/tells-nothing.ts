import type { Language } from '../contract/engine.ts'

type Patterns = Readonly<Record<Language, RegExp>>

/** Says that something was announced, asked, measured or will be talked about, and not what. */
const ANNOUNCES: Patterns = {
  ja: /(?:実績|結果|概要|詳細|内容|状況|経緯|数字|内訳|見解|考え)(?:など)?を(?:、)?(?:発表|公表|報告|説明|確認|紹介|公開|共有)(?:し|いた|する|され)[^。]{0,8}。?$|(?:調査|アンケート|測定|聞き取り|検討|協議|話し合い|議論|意見交換|研究)を[^。、]{0,24}(?:行った|行いました|行っ(?:て|ており)[^。]{0,6}|実施(?:した|しました)|進めて[^。]{0,8}|続け[^。]{0,8}|始めた|重ね[^。]{0,8})。?$|(?:伺い|お尋ねし|お聞きし|質問し|お答えし|ご説明し|ご報告し|お知らせし|お伝えし|確認し|お示しし)(?:ます|ました|たい|て[^。]{0,8})。?$|(?:点|声|話題|感想|情報)を(?:集め|まとめ|紹介し|お寄せ)[^。]{0,8}。?$|(?:同じ条件|実際|自宅|現地|会場)[^。]{0,12}で(?:試し|比べ|調べ)(?:た|ました)。?$|(?:まとめた|比較した|集めた|調べた)(?:もの|資料|報告)(?:です|である|だ)。?$|回答を得た。?$|(?:測定|計測|集計|分析|聞き取り|アンケート)(?:を)?(?:し|いたし)(?:た|ました)。?$|を(?:明らかに|検討|検証|考察|把握)(?:する|した|します)。?$|説明を受けた。?$|意見(?:が|も)(?:交わ|寄せ)|(?:について|に関して)(?:話し合|協議|議論|意見を|質疑)|(?:申し入れる|要望する|働きかける)(?:こと|方針)(?:になった|とした|を決めた)/u,
  en: /^(?:[^,]{0,60},\s)?(?:[\w’'-]+\s){0,6}(?:ran|tested|tried|timed|measured|surveyed|interviewed|examined|reviewed|discussed|considered|asked|compared|collected|visited|consulted)\s(?!(?:.*\b(?:found|show(?:ed|s)?|said|answered|than|per ?cent|were|was)\b))|\b(?:this|the) (?:extract|report|note|page|leaflet|circular|review|survey|article|bulletin|summary|digest|study) (?:covers|describes|sets out|summari[sz]es|explains|looks at|lists|compares|presents)\b|\b(?:members|readers|people|visitors) (?:often|sometimes) ask\b|\b(?:more|further) (?:details|information) (?:will|can|are|is)\b|\bhere (?:is|are) (?:a|the|our)\b|\b(?:will|to) be (?:discussed|announced|considered|reviewed)\b|^(?:it was )?(?:agreed|resolved|noted|decided) to (?:write|ask|look)\b/iu,
}
/** Sets a scene, tells a diary, a feeling or a joke. */
const SCENE: Patterns = {
  ja: /^(?:朝|夕方|夜|昼|早朝|週末)(?:[\d０-９]+時)?[^。]{0,12}[、は].*(?:走り出|並[んび]|列を作|やって来|にぎわ|行き交)|次々と|(?:孫|子どもたち?|親子連れ|住民たち)(?:が|は|の).{0,20}(?:笑|手に|列|振)|早いもので|もうすぐ\d|(?:まる|丸)\d+年|越してき|日課|生まれ変わって|喜んでばかり|気持ちがいい|うれしい|嬉しい|助か(?:る|り|っ)|楽しみ|ほっと|さわやか|すてき|素敵|(?:笑顔|花束|式典|演奏|拍手|テープカット)|長い道のり|思えば|意外と|正直(?:に|言)|(?:行って|乗って|訪ねて)(?:きた|きまし)|を訪(?:ね|れ)(?:た|まし)|[てで](?:みた|みました|もらった|もらいました|いただいた|いただきました)。?$|^(?:天気|天候|空|海|風|波)は[^。\d]{1,16}。?$|(?:年|か月|カ月|週間)。$/u,
  en: /^(?:of the (?:increase|decrease|rest|remainder|total)|leaving (?:this|that)|to save [£$€\d]|apart from (?:this|that))\b|^\p{Lu}[^,]{2,40}, (?:owned|built|run|founded|based|located) (?:by|at|in) [^,]{2,60}\.$|\bcheapest view\b|\bno (?:\w+ )?(?:visit|trip|stay|summer|weekend)[^.]{0,40} is complete\b|\b(?:lovely|wonderful|gorgeous|delightful|bliss|honest water|must-see|hidden gem|rightly so|thank goodness|no excuse|nothing better|endless|proud|famous|spotless|favou?rite|charming|worth (?:a|the) (?:visit|trip))\b|\b(?:brass band|queue[ds]? (?:on|past|stretched)|ribbon|cheer(?:ed|s)|smil(?:ed|ing)|wrapped in|retired (?:postman|dentist|teacher))\b|^(?:\w+ ){1,4}(?:years?|months?) after (?:the|its)\b|\b(?:long road|good company|at long last|given up hope|shutters came down)\b|\bas if\b|\b(?:meets?|met|greets?|greeted|welcomes?|welcomed|shows?|showed|tells?|walks?|walked) us\b|\bthan you (?:think|might)\b|^(?:we|the (?:children|pupils|class|visitors|crowd|band)) (?:(?:also|then|even|all) )?(?:counted|worked out|walked|went|saw|watched|stood|sat|met|heard|drew|waved|tried|visited|took|sang|looked)\b|^the (?:weather|sky|sea|sun|wind|rain|mood|atmosphere|crowd)\b[^\d]{0,12} (?:was|were|is|had|stayed|held)\b[^\d]*$|\b(?:barely a (?:hum|sound|ripple)|waving|slipped away|without a sound)\b|\b(?:looking forward|fell in love|let me down|seems? (?:like|as))\b|^(?:salt|sun|wind)\b.*:/iu,
}
/** Sells, invites, thanks or advises. */
const SELLS: Patterns = {
  ja: /ございます。?$|いただければ|いただけます。?$|お願い(?:し|いたし)ます|かまいません。?$|結構です|お得|おすすめ|オススメ|お勧め|ぜひ|いかがでしょう|お立ち寄り|お越し|お待ちして|ご利用(?:ください|いただき)|ご用意|お寄せ|ありがと|こつ(?:です|だ)|便利です|心配はまず|向いています|お求め(?:に|いただ)|扱っています|使ってみませんか|無料点検|開きます。?$|紹介したい|どうぞ|もかまいません|(?:食べ|飲み)ました|気軽に/u,
  en: /\b(?:easiest way|best (?:spots?|way|thing|place)|save money|treat yourself|you need not|don['’]t (?:miss|forget)|try (?:the|one)|recommend the|always welcome|welcome(?:s)? (?:new|you)|we are proud|thank (?:you|all)|we thank|join(?:ing)? the friends|serve free|sold in the|bring (?:a|your))\b|^(?:go|bring|try|ride|dress|never|keep|get|stay|choose|use (?:the|your|a))\b|^if you\b|\bcall \d{3}\b|^(?:in|if|when|for|before|after|during|to|with|on|once)\b[^,]{2,60}, (?:please |always |never )?(?:place|put|use|check|keep|make|set|press|choose|leave|clean|wait|avoid|remember|ask|call|bring|turn|open|close|remove|install|see|read|contact|run)\b|\byour (?:home|living room|family|kitchen|day|life|garden|money|own)\b|\bfor those who\b|^(?:show|leave|wash|fit|mount|connect|switch|hold|fill|clean|store|tighten|plug|press|pull|push|lift|place|wait|allow)\b (?:the|your|it|an?|all|for|until|any)\b|\b(?:left at a lower price|special offers?|at a discount)\b/iu,
}
/** Whom to ask, where to park, when somebody is there: of use only to whoever goes. */
const VISITING: Patterns = {
  ja: /(?:営業|開館|受付|利用)時間|(?:午前|午後|朝|夜)\d+時(?:\d+分|台)?(?:から|まで|、|を)|窓口(?:は|で|まで|に)|お問い?合わせ|問い?合わせ(?:先|窓口)|電話(?:番号|で|は|に)|駐車場|持ち物|ロッカー|見学は|予約(?:は|が必要)|申し込みは|お渡し|お配りして|配布の日時|お受け取り|徒歩\d|最寄り|定休|次回は|次号|休みます|祝日も/u,
  en: /\b(?:open(?:s)? (?:from|every|seven|daily|between)|from \d[\d.:]*\s?(?:am|pm)?\s(?:to|until) \d|between \d[\d.:]*\s?(?:am|pm)|half past|weekdays? between|opening hours|car parks?|parking (?:at|is)|blue badge|lockers?|towels?|kiosk|picnic|goggles|swimming costume|set down|book(?:ing|ings)? (?:by|is|are)|by e-?mail|leisure desk|town hall on|ticket window|voucher|post(?:ed)? your|next meeting|date of next|sign the petition|office at lunchtime|forms can|copy of|routes? \d|minutes['’]? walk|minutes on foot|on foot from|takes about .{2,20} minutes|rentals may be|walk your|on the left|lights after dark|accompanied|(?:before|after) \d[\d.:]*\s?(?:am|pm)|closed on (?:mon|tues|wednes|thurs|fri|satur|sun)day|no booking|free soup|wool+en hat|evenings?\.$|mornings?, when)\b/iu,
}
/** What somebody in the street or a customer said. */
const VOICE: Patterns = {
  ja: /(?:男性|女性|主婦|会社員|利用者|客|店主|店長|住民|学生|\d+代)[^。]{0,16}は?「[^」]+」と|「[^」]+」と(?:笑|喜|目を細|驚|胸を|いう人|言っていただ)|と笑う/u,
  en: /["”]\s*(?:said|says) (?:one|an?|another)\b|\bsaid (?:one|a|another) (?:swimmer|resident|visitor|reader|customer|woman|man|member)\b|^["“]/iu,
}
/** How a meeting went, not what it came to; that something was asked, not what was answered. */
const PROCEDURE: Patterns = {
  ja: /^(?:会議|委員会|説明会|総会|協議会|議会|部会|本会|会)は[^。]{0,20}(?:終わ|終了|閉じ|閉会|始ま|開かれ|開会)|(?:名|人|委員|各課|職員|区長)(?:と[^。、]{2,14})?が(?:出席|参加|同席)し(?:た|ました)。?$|(?:問わ|尋ね(?:ら)?|聞か)れた。?$|(?:質問|問い|意見|発言|要望|呼びかけ|声|指摘|報告|説明)(?:が|も)(?:あっ|出|上が|なされ|相次)[^。]{0,6}。?$|(?:質問|発言|要望|確認|報告|了承|承認|配布|紹介)(?:した|しました|された|されました)。?$|^(?:議長|会長|司会|事務局)(?:から|より|が)[^。]{0,24}(?:あいさつ|挨拶|紹介|説明|報告)(?:が|を)/u,
  en: /^(?:agenda )?item \d+\b|^(?:present|in attendance|apologies|attending|absent)\b[^.]{0,12}\b(?:were|was|from|received)\b|\bminutes of\b[^.]{0,50}\b(?:were|was) (?:approved|agreed|signed|accepted|taken)\b|^(?:councillor|cllr|member|mr|mrs|ms|dr|a (?:member|resident|parent|reader)|one (?:member|resident|councillor)|another|[A-Z][a-z]+) (?:[A-Z]\w+ )?(?:asked|wanted to know|wondered|enquired|queried|thanked|welcomed|proposed a vote)\b|\bwill (?:write to|report back|circulate|look into|draft|invite|contact)\b|\b(?:was|were) (?:thanked|noted with thanks|circulated)\b/iu,
}
/** Somebody's own day, taste or opinion. */
const PERSONAL: Patterns = {
  ja: /(?:と思い?ます|と思う|と感じ(?:ます|る|た))。?$|てほしい。?$|たいです。?$|(?:うち|我が家)は|私(?:は|の|も)|僕|と考えています。?$/u,
  en: /\b(?:i|me|my|mine|myself)\b|\bto my mind\b/iu,
}

/** Whether a sentence tells nothing that somebody who asked about a topic wants, by how it is said. */
export function tellsNothing(text: string, language: Language): boolean {
  const plain = text.normalize('NFKC').trim()
  return [ANNOUNCES, SCENE, SELLS, PROCEDURE, VOICE, PERSONAL].some((patterns) => patterns[language].test(plain))
}

/** Of use to visitors only. */
export const isForVisitors = (text: string, language: Language) => VISITING[language].test(text.normalize('NFKC'))

const FIGURE =
  /\d|[〇一二三四五六七八九十百千]+[万億割]|\b(?:half|third|quarter|dozen|hundred|thousand|million|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b/iu
const OUTCOME =
  /増え|増加|伸び|減(?:り|っ|少)|上回|下回|達し|届[いく]|超え|占め|でした|となった|決ま|認め|初めて|最も|\b(?:rose|fell|grew|increased?|decreased?|reached|exceeded|won|lost|found|cost|gave|built|won|because|reasons?|within the limits|first|most|more than|fewer than|recommends?)\b/iu
const WHO =
  /[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?:社|市|町|県|組合|大学|公社|財団|法人|協会|センター|署|課|工業|環境)|(?<=\S\s)\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)+/u

/** A count of thousands, a sum or a share: what reports are read for. */
const AMOUNT = /\d{1,3}(?:,\d{3})+|\d(?:\.\d+)? (?:million|billion)|\d[万億]|\d(?:%|％)|\bper ?cent\b|\d割/iu
const DECADE = /\b(?:18|19|20)\d0s\b/gu

/** How much of what can be checked a sentence holds, 0–1: figures, outcomes, who. */
export function substanceOf(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(DECADE, '')
  const figures = FIGURE.test(plain) ? (AMOUNT.test(plain) ? 0.65 : 0.45) : 0
  return figures + (OUTCOME.test(plain) ? 0.25 : 0) + (WHO.test(plain) ? 0.1 : 0)
}
