import type { Language } from '../../../contract.ts'

const ABOUT_THE_STUDY: Readonly<Record<Language, RegExp>> = {
  ja: /(?:に関する|についての|について|をめぐる|における|の)?(?:(?:利用)?(?:実態|意識|満足度|ニーズ|ユーザー|ユーザ|顧客|市民|住民|従業員|社内|事前|追加|定性)?(?:調査|アンケート|インタビュー|ヒアリング|研究|リサーチ|プロジェクト|聞き取り))(?:結果|企画|計画)?$|(?:に関して|について)$/u,
  en: /\s+(?:(?:user|customer|resident|employee|participant|pilot|follow-up|exploratory|field) )*(?:study|survey|interviews?|research|questionnaire|project|poll|discovery|insights?)$/iu,
}
const OPENS_EN =
  /^(?:an? |the )?(?:(?:user|customer|pilot) )?(?:study|survey|interviews?|research|questionnaire|project) (?:of|on|about|into|with|regarding|concerning)\s+/iu
/** Numbers of rounds, years and versions are the researcher's. */
const ROUND =
  /[\s_・]*(?:[(（[【][^()（）【】[\]]*[)）\]】]|(?:第)?\d+(?:回|期|年度?|月)?|(?:v|ver\.?|q|wave|round|phase|batch)\s?\d+(?:\.\d+)*|20\d\d)$/iu
/** Asks or says something: it cannot stand where a thing is named. */
const NO_NAME: Readonly<Record<Language, RegExp>> = {
  ja: /[？?！!:：/|]|(?:か|たい|ます|です|する|した|ない|る)$|^(?:なぜ|どう|どんな|何)/u,
  en: /[?!:/|]|^(?:how|what|which|when|where|why|who|whose|whether|if|understanding|exploring|testing|improving|can|do|does|is|are)\b|\b(?:they|their|our users|our customers|participants|respondents)\b/iu,
}
const LONGEST: Readonly<Record<Language, number>> = { ja: 24, en: 7 }

/** What a study is about, as it can be named to the people in it; null where its name says that to the researcher only. */
export function studySubject(name: string, language: Language): string | null {
  let subject = name.trim()
  for (let shorter = ''; shorter !== subject;) {
    shorter = subject
    subject = subject.replace(ROUND, '').replace(ABOUT_THE_STUDY[language], '').replace(OPENS_EN, '').trim()
  }
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(subject)
  if (subject === '' || NO_NAME[language].test(subject) || isJapanese !== (language === 'ja')) return null
  const length = language === 'ja' ? Array.from(subject).length : subject.split(/\s+/u).length
  if (length > LONGEST[language]) return null
  return language === 'ja' ? subject : inSentence(subject)
}

/** "Home repairs" is "home repairs" inside a sentence; "AI tools", "Tokyo Metro" and "I" stay. */
function inSentence(words: string): string {
  const isTitle = /^\S+\s+.*\b[A-Z]/u.test(words)
  return isTitle || /^(?:I\b|[A-Z][^a-z])/u.test(words) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
