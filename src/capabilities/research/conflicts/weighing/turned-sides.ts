import type { Reading, Token } from '../types.ts'

const CONVERSE = [
  'buy sell purchase acquire own supply',
  'give receive get',
  'lend borrow',
  'beat lose win defeat',
  'precede follow succeed replace',
  'employ work hire join',
  'import export',
  'send receive',
  'pay charge receive',
  'sign join',
  '買う 売る 買収 売却 取得 譲渡 所有 購入 販売 譲り受ける 手放す',
  '貸す 借りる 貸与',
  '渡す 受け取る 受ける 授与 贈る',
  '勝つ 負ける 破る 敗れる 下す 勝利 敗北 敗退',
  '輸出 輸入',
  '発注 受注 納入 仕入れる 供給 調達',
  '委託 受託',
  '就任 退任 交代 後任 引き継ぐ 継ぐ',
].map((line) => new Set(line.split(' ')))
/** Bought and sold: one deed, told from either side. */
export const isConverse = (one: Token, other: Token) =>
  one.lemma !== other.lemma && CONVERSE.some((set) => set.has(one.lemma) && set.has(other.lemma))

/** Words of negation that deny nothing, or not what follows. */
const NEGATION_IDIOMS = {
  ja: /しか[^。、]*な[いくか]|以外[^。、]*な[いくか]|なくても|な(?:けれ|い)ば|ないと|ざるを得|にほかなら|だけでなく|のみならず|を問わず|かかわらず|間もなく|まもなく|例外なく|もなく|なしに|少なくな|変わら(?:な|ず)|ほとんど[^。]*な|わけではな|とは限ら|欠かせな|絶え(?:間)?な/u,
  en: /\bno (?:\w+ ){0,3}other than|nothing but|none but|not only|no (?:fewer|less|more) than|without (?:dissent|exception|opposition|interruption|fail|incident|a break)|nobody (?:else|but)|no longer|\bno (?:\w+ ){0,7}(?:\w+er|more \w+|less \w+) than|not\b[^.]*\buntil\b|no one (?:else|but)|not (?:just|merely|simply|necessarily|uncommon)|no doubt|no change|unchanged|by no means|never (?:before|again)/iu,
}
const BEFORE = {
  ja: /(?:まで|以前|当時|かつて|前は|元は|もともと|旧)/u,
  en: /\b(?:until|before|formerly|previously|used to|once|originally|prior to|up to|till)\b/iu,
}
const AFTER = {
  ja: /(?:以後|以降|以来|からは|現在|今は|その後|移転|後は|新た|年から|月から)/u,
  en: /\b(?:since|now|after|currently|today|from then|thereafter|afterwards|subsequently|later|moved|became|new)\b/iu,
}

export const deniesByIdiom = ({ text, language }: Reading): boolean => NEGATION_IDIOMS[language].test(text)

/** One tells how it was until then, the other how it has been since. */
export function isBeforeAndAfter(a: Reading, b: Reading): boolean {
  const before = ({ text, language }: Reading) => BEFORE[language].test(text)
  const after = ({ text, language }: Reading) => AFTER[language].test(text)
  return (before(a) && !before(b) && after(b)) || (before(b) && !before(a) && after(a))
}
