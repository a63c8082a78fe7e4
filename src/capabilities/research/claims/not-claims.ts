import type { Language } from '../contract/engine.ts'

/** What pages say about themselves, to everybody, about nothing. */
const BOILERPLATE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:cookies?|privacy policy|terms of (?:use|service)|all rights reserved|copyright|©|subscribe|newsletter|sign (?:in|up)|log ?in|click|read more|see also|share this|follow us|advertisement|sponsored|javascript|browser|skip to|table of contents|last (?:updated|modified)|page \d+ of \d+|photo(?:graph)?(?: by|:)|image(?: by|:)|contact us|comments? (?:are|is) closed|related (?:articles|posts|stories)|this (?:article|page|post|document|report|section|chapter|paper) (?:is|was|will|has|describes|explains|covers|says|tells|shows|sums|summari[sz]es|gives|provides|contains)|in this (?:article|post|section|chapter|paper|report))\b/iu,
  ja: /cookie|クッキー|プライバシーポリシー|利用規約|著作権|©|無断転載|all rights reserved|ログイン|会員登録|メルマガ|購読|クリック|続きを読む|関連記事|関連リンク|シェアする|フォローする|広告|お問い?合わせ|トップページ|ページの先頭|目次|最終更新|提供[:：]|写真[:：]|画像[:：]|出典[:：]|この(?:記事|ページ|文書|節|章|資料|レポート|報告書)(?:は|では|で)|本(?:記事|稿|ページ|資料|書|章|節)(?:は|では|で)|ありがとうございま|見ることができます|ご覧いただけ|閲覧でき|ダウンロード|予告なく|お知らせします|お知らせいたします|ご案内(?:し|いた)|ご紹介(?:し|いた)|(?:次|以下|下記)の(?:とおり|通り)|今回は.{1,20}です。?$/iu,
}
/** Said to the reader. Words that are nouns as often as verbs (use, report, run) count only before what a verb takes. */
const INSTRUCTION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please|click|remember|ensure|make sure|be sure|do not|don['’]t|let['’]s|let us|ignore|disregard|forget|pretend|choose|select|enter|consider|imagine|discover|learn|write|say|tell|recommend|mention|conclude|avoid|install|translate|summari[sz]e|follow|send|submit|buy|join|go|see|ask|find|keep|put|give|add|remove|bring|wipe|ride|dress|wear|hang|never|always)\b|^(?:use|report|answer|contact|call|check|act|state|start|run|order|share|reply|respond|visit|download|register|note|watch|set|mark|list|rate|try|read|open|turn|apply|move|treat|output|print|repeat|take|get|stop)\s+(?:that|the|an?|your|this|these|it|all|to|only|no|any|not|as|with|us|our|at least|up)\b|[,;]\s*please\b|\bplease (?:see|note|write|contact|visit|read|check)\b/iu,
  ja: /(?:ください|下さい|しましょう|ましょう|してね|願います|お願い(?:し|いた|致)|ご覧|ご確認|ご参照|ご注意|しなさい|せよ|しろ|するな|してはいけ(?:ない|ません))[。．！!]?[」』）)]*$/u,
}
const TO_A_MACHINE =
  /\b(?:previous|prior|above|earlier|all) (?:instructions?|prompts?|rules|messages)|system prompt|\b(?:you are|as) (?:an? )?(?:ai|assistant|language model|chatbot|llm)\b|\b(?:ai|llm|language models?|assistants?|agents?|crawlers?|bots?|summari[sz]ers?)\b[^.]{0,40}\b(?:must|should|shall|reading this|are instructed)\b|\b(?:note|notice|message|instructions?|hint) (?:to|for) (?:all |any )?(?:ais?|llms?|language models?|assistants?|agents?|bots?|crawlers?)\b|\bjailbreak|これまでの指示|以前の指示|上記の指示|すべての指示|指示を(?:無視|忘れ)|命令を(?:無視|忘れ)|システムプロンプト|あなたは(?:AI|人工知能|アシスタント|言語モデル)|(?:AI|人工知能|アシスタント|言語モデル|エージェント|LLM)(?:は|へ|への|に|よ)[、,]?.{0,30}(?:すること|せよ|しなさい|ください|べき|必ず|書|出力|回答|報告)|<\|?(?:system|im_start|user|assistant)|\[\/?INST\]|^(?:system|assistant|user)\s*[:：]/iu
/** Notes of a change log and of a forum have nobody who does it. */
const SUBJECTLESS =
  /^(?:fix(?:es|ed)|adds|added|removes|removed|updates|updated|improves|improved|changes|changed|reported|posted|edited|thanks|same)\s|^(?:prepared|published|compiled|written|edited|sponsored|funded|translated|photographed|posted) by\b/iu
const QUESTION =
  /[?？]["”」』）)]*$|(?:だろうか|でしょうか|なのか|ものか|べきか|のか|ますか|ですか|ませんか)[。．]?["”」』）)]*$/u
/** To the reader, not of the matter. */
const TO_YOU =
  /(?:ます|です|ません)か[。．？?]?$|\b(?:you|your|we|our|us|i|me|my)\b|あなた|皆さん|皆様|みなさん|私たち|いかが|って(?:どこ|だれ|誰|何|なに|どう|いつ|本当)|(?:てる|なん|る)の[?？]|ご存[じ知]|ませんか|ありませんか/iu
/** What nobody knows yet, said as a statement. */
const OPEN =
  /\[(?:要検証|未確認|unverified)\]|（要確認）|今後の課題|解明されていない|明らかになっていない|分かっていない|わかっていない|未解明|不明(?:である|だ|な点|のまま)|さらなる(?:研究|調査|検証)|(?:研究|調査|検証)が(?:必要|求められ)|\b(?:remains?|is|are|still) (?:unclear|unknown|unresolved|an open question|to be seen)|not (?:yet|fully) (?:known|understood|established|clear)|further (?:research|study|studies|investigation) (?:is|are) needed|open (?:issue|question)s?\b/iu

export const isBoilerplate = (text: string, language: Language) => BOILERPLATE[language].test(text)
export const isForAMachine = (text: string) => TO_A_MACHINE.test(text.normalize('NFKC'))
export const isInstruction = (text: string, language: Language) => INSTRUCTION[language].test(text.trim())
export const isSubjectless = (text: string) => SUBJECTLESS.test(text)
export const isQuestion = (text: string) => QUESTION.test(text)
export const isToTheReader = (text: string) => TO_YOU.test(text)
export const isOpenPoint = (text: string) => OPEN.test(text)
