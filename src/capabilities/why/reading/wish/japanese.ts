/** A sentence that says what somebody wants. */
export const WISH_JA =
  /たい|ほしい|欲しい|(?:作|つく|創)ろう|(?:作|つく|創)る(?:つもり|予定)?(?:です|んだ|。|$)|検討|考えて(?:い)?(?:る|ます)/u

const NOUN = String.raw`[\p{Script=Han}ァ-ヶーA-Za-z0-9・&＆+-]`
/** The noun at the end of a text, with its の and the kana inside it (売れ残りの予測). */
const NOUN_RUN = new RegExp(
  `((?:${NOUN}(?:[りちみきけえいしびぎせれめべげ](?=${NOUN}|の|$))?|の(?=${NOUN})| (?=[A-Za-z]))+)$`,
  'u',
)
/** Where the thing wished for stands, likeliest first: Xが欲しい, Xをする, Xにする, Xしたい. */
const OBJECT = [
  /^(.*?)が(?:欲|ほ)し/u,
  /^(.*)を[^を]*$/u,
  /^(.*)[にへ][^にへ]*たい/u,
  /^(.*?)(?:が|と)?(?:し|やり)?たい/u,
]
const LONGEST = 14

/** 「町内会の回覧板」 out of 「町内会の回覧板をアプリにしたい」. */
export function topicJa(clause: string): string | null {
  const [object = clause] = endsInNoun(clause) ? [] : OBJECT.flatMap((shape) => shape.exec(clause)?.[1] ?? [])
  const noun = NOUN_RUN.exec(object.slice(-60))?.[1]?.replace(/^[のー・\s]+|[の・\s]+$/gu, '')
  if (noun === undefined || noun === '') return null
  return noun.length <= LONGEST ? noun : (noun.split('の').at(-1) ?? noun)
}

export function endsInNoun(text: string): boolean {
  return /[\p{Script=Han}ァ-ヶーA-Za-z]$/u.test(text)
}
