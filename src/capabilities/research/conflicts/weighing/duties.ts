import type { Reading } from '../types.ts'

type Duty = 'must' | 'must not' | 'may' | 'need not' | 'should'
const DUTIES: Readonly<Record<'ja' | 'en', readonly (readonly [Duty, RegExp])[]>> = {
  ja: [
    [
      'need not',
      /不要|任意|必要(?:は|が)?(?:な[いく]|ありません|ない)|なくて(?:も)?(?:よい|いい|構わ|済)|義務(?:は|では)?な[いく]|義務付けられていな|いら(?:ない|ず)|要らな|要しない|省略でき|自由だ|問わな/u,
    ],
    [
      'must not',
      /禁止|禁じ|でき(?:ない|ません|なく|ず)|不可|認め(?:られて)?(?:い)?な[いく]|認められて(?:い)?(?:ない|ません)|ご?遠慮|お断り|許され(?:て)?(?:い)?な|てはなら|てはいけ|控え(?:る|て)|立ち入れな|(?:入|持ち込|使|借り|乗|泊ま)(?:れ|め|え)(?:ない|ません|ず)/u,
    ],
    ['should', /勧め|推奨|望ましい|努力義務|呼びか|ほうがよい|方がよい/u],
    [
      'must',
      /義務|必須|必要|なければ(?:なら|いけ)|なくてはなら|要する|求め(?:られ|て|る)|必ず|欠かせな|ないと(?:いけ|なら)/u,
    ],
    [
      'may',
      /でき(?:る|ます|た)|可能|認め(?:られ|て|る)|許可|許され|自由に|歓迎|(?:入|持ち込|使|借り|乗|泊ま)(?:れ|め|え)(?:る|ます)|てよい|てもよい|構わない|差し支えない/u,
    ],
  ],
  en: [
    [
      'need not',
      /\b(?:optional|voluntary|not (?:required|necessary|needed|obliged|compulsory|mandatory)|no (?:\w+ ){0,2}(?:is |are )?(?:needed|required|necessary)|need not|do(?:es)? not (?:need|have) to|without (?:a |an |any |prior )?(?:visa|booking|appointment|permit|licence|license|ticket|reservation|permission)|just turn up|exempt|waived)\b/iu,
    ],
    [
      'must not',
      /\b(?:must not|may not|cannot|can't|not (?:allowed|permitted|accepted|admitted)|prohibit\w*|forbid\w*|forbidden|bann?(?:ed|s)?|barred|off limits|no (?:\w+ ){0,2}(?:is|are) (?:allowed|permitted|accepted)|disallow\w*|outlaw\w*|not welcome|refused)\b/iu,
    ],
    ['should', /\b(?:should|recommend\w*|advis\w*|encourag\w*|suggest\w*|urge[sd]?)\b/iu],
    [
      'must',
      /\b(?:must|required?|requires|mandatory|compulsory|obligatory|ha(?:s|ve) to|needs? to|obliged to|necessary|calls? for)\b/iu,
    ],
    [
      'may',
      /\b(?:may|can|allow\w*|permit(?:s|ted)?|free to|welcome|no restriction\w*|unrestricted|freely|at will|accepted)\b/iu,
    ],
  ],
}
/** What must, may, need not or must not be done. */
export const dutyOf = ({ text, language }: Reading) => DUTIES[language].find(([, form]) => form.test(text))?.[0]
/** Two duties that cannot both hold, in alphabetical order. */
export const CLASHING = new Set(['must/must not', 'must/need not', 'may/must not'])
