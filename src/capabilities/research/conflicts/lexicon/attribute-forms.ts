/**
 * What a thing has one of, in the forms either language tells it. `value` is the group that names it; of plain attributes the
 * value may be any noun (caused by ice), of the others only a name.
 */
export interface Attribute {
  name: string
  plain?: boolean
  /** Somebody's: any definite noun names them (the council), an indefinite one nobody. */
  whose?: boolean
  /** A place may be told by its town or by its country: only two of one kind exclude each other. */
  place?: boolean
  /** Both values must end in the same word: two batteries, two screens. */
  sameHead?: boolean
  forms: readonly RegExp[]
}

const V = '(?<value>[^、。;]{1,40}?)'
export const WHO = '(?<value>[^、。はがを;]{1,30}?)'
const IS = String.raw`(?:(?:だけ|のみ)?(?:である|です|だった|でした|だ|と(?:され|な|定め|判明|断定|特定|みら|いう)|に(?:決ま|変更|な[っるり]|決定|あ[るりっ]|置|移))|。|$|で、)`
const END = String.raw`(?= (?:in|since|from|and|which|who|for|on|at|under|with|as|after|before|to|because|when|while|but|during|rather|near|by)\b|[,.;(]|$)`
export const NAME = `(?<value>(?:the |The |Mr |Ms |Dr\\.? )?\\p{Lu}[^,.;]{1,50}?)${END}`
export const ANY = `(?<value>[^,.;]{2,50}?)${END}`
export const BE = '(?:is|was|are|were|has been|have been|had been|being|remains|will be|serves as|served as)'

/** NはX, XがN(である), NにはXが…, Nに…のはX. */
export const nounJa = (nouns: string): RegExp[] => [
  new RegExp(`(?:${nouns})(?:は|が)、?(?:現在、?|今も)?(?:[^、。]{1,20}の[^、。]{1,12}、)?${V}${IS}`, 'u'),
  new RegExp(`(?:${nouns})に(?:は|、)?${V}(?:が|を)(?:使|用い|採用|選|就|任命|起用|指名|据え|指定|充て)`, 'u'),
  new RegExp(`(?:${nouns})(?:に|と(?:して|なっ)?)[^、。]{0,14}の(?:は|が)、?(?:[^、。]{0,24}、)?${V}${IS}`, 'u'),
  new RegExp(
    `(?:^|[、。は])${WHO}(?:が|は)、?(?:[^、。]{0,16}の)?(?:唯一の)?(?:${nouns})(?:である|です|だ|に(?:就|選|な|指定|任命|起用)|を務め|と(?:定め|なっ|され)|。|$)`,
    'u',
  ),
]
/** Done by X: XがVした, VしたのはX, VはXが担う. */
export const deedJa = (deeds: string): RegExp[] => [
  new RegExp(
    `(?:${deeds})(?:を(?:担|手がけ|受託|請け負)\\S*?|し(?:て(?:いる|います|きた)|た)?|する|い(?:た|ている))のは、?(?:[^、。]{0,24}、)?${V}${IS}`,
    'u',
  ),
  new RegExp(
    `(?:^|[はを、])(?:[^、。はをが]{0,20}の)?${WHO}(?:が|により|によって)(?:単独で|一括して|直接|すべて)?(?:${deeds})(?:し|する|を|い(?:た|て)|され)`,
    'u',
  ),
  new RegExp(`(?:${deeds})は、?(?:[^、。]{0,24}、)?${WHO}(?:が(?:担|行|手がけ|受け持)|による|に委託|に任せ)`, 'u'),
  new RegExp(`(?:${deeds})を、?${WHO}に(?:委託|任せ|依頼|発注)`, 'u'),
]
export const doneBy = (deeds: string): RegExp =>
  new RegExp(`\\b(?:${deeds}) (?:entirely |wholly |solely |jointly )?by ${ANY}`, 'u')
export const does = (deeds: string): RegExp =>
  new RegExp(
    `^(?<value>\\p{Lu}[^,.;]{1,40}?)(?:, [^,]{3,60},)? (?:has |have |had |also |now )?(?:${deeds}) (?:the|its|all|every|it)\\b`,
    'u',
  )
/** The N is X, X is the N, N went to X. */
export const nounEn = (nouns: string, value: string): RegExp[] => [
  new RegExp(
    `\\b(?:${nouns})(?: (?:of|at|for|behind|on) [^,.;]{2,50}?)? ${BE} (?:now |currently |still )?(?:the |a |an )?${value}`,
    'iu',
  ),
  new RegExp(
    `^(?<value>\\p{Lu}[^,.;]{1,40}?) ${BE} (?:now |currently |still )?(?:the|its|their)(?: [a-z]+){0,2} (?:${nouns})\\b`,
    'u',
  ),
  new RegExp(
    `(?:^|, (?:the [a-z ]+)?)(?<value>\\p{Lu}[^,.;]{1,40}?) ${BE} [^,.;]{2,40}'s (?:\\w+ )?(?:${nouns})\\b`,
    'u',
  ),
]
