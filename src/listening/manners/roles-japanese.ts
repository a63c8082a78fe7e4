/** A clause by who has which part in its deed. */
interface Clause {
  text: string
  /** The kanji of the deed the clause ends in. */
  deed: string | null
  /** Who does it, where the clause says so: が, or に and から where it is suffered, received or wished for. */
  doer: string | null
  /** Whoever else is in it, by their part. */
  others: { who: string; part: string }[]
  suffered: boolean
  owned: { owner: string; thing: string }[]
}

const SELF = /^(?:私|僕|俺|自分|うち|わたし|ぼく|おれ|当方)$/u
const WHO = '(?:[\\p{Script=Han}々]{1,6}|[\\p{Script=Katakana}ー]{2,10}|わたし|ぼく|おれ|うち)'
const CALLED = '(?:さん|様|さま|たち|達|ら|ちゃん|くん|方)?'
const PART = new RegExp(`(${WHO})${CALLED}(が|を|に|から|の|は)(?!ない)`, 'gu')
const OWNED = new RegExp(`(${WHO})${CALLED}の(${WHO})(?=[がをはもにだ、。]|$)`, 'gu')
const DEED =
  /([\p{Script=Han}々]+(?:[りしきちみいえけせてねめれげべ][\p{Script=Han}々]+)?)([ぁ-ん]{1,14})(?=$|[^\p{Script=Han}\p{Script=Katakana}ぁ-ん])/gu
const SUFFERED = /^(?:[かさたなばまらわがざ]?れ|られ)(?:る|た|て|ま|な|そ|ば|$)/u
/** 教えてもらう, 教えてほしい: whoever stands before に does it. */
const RECEIVED = /[てで](?:もら|いただ|ほし|欲し)/u
/** 暮らし続ける is 暮らす. */
const GOES_ON = /(?<=[ぁ-ん])[続始終直過]$/u
const OWN_WISH = /た(?:い|く|かっ|がっ)/u
const PEOPLE =
  /(?:人|者|員|長|師|士|客|親|子|母|父|兄|弟|姉|妹|夫|妻|祖父|祖母|孫|娘|息子|先生|監督|こーち|コーチ|上司|部下|同僚|友達|友人|隣|彼|彼女|家内|主人|先輩|後輩|新人|すたっふ|スタッフ|へるぱー|おーなー|生徒|学生|社員|店主|大家)$/u
/** 「うるさい」と言われる: what is said of one by the other. */
const CALLS = new RegExp(`(${WHO})${CALLED}(?:に|から|が|は)([^、。]{2,12}?)(?:と|って)(?:言|注意|指摘|責|怒)`, 'gu')

/** Finds a sentence in which somebody has done what was done to them, or has what is another's. */
export function japaneseRoles(said: readonly string[]): (told: string) => string | null {
  const all = [...new Set(said)].join('\n')
  const theirs = clausesOf(all)
  return (told) => swappedIn(told, theirs, all)
}

function swappedIn(told: string, theirs: readonly Clause[], all: string): string | null {
  for (const clause of clausesOf(told)) {
    const swapped = deedSwapped(clause, theirs) ?? ownerSwapped(clause, theirs, all)
    if (swapped !== null) return `"${told.trim()}": ${swapped}`
  }
  const swapped = givenSwapped(told, all) ?? saidOfThem(told, all)
  return swapped === null ? null : `"${told.trim()}": ${swapped}`
}

function clausesOf(text: string): Clause[] {
  const pieces = text.split(
    /[、。！？!?\n]|(?<=(?:ので|から|けど|けれど|のに|たら|れば|ると|て|んで))(?=[\p{Script=Han}\p{Script=Katakana}])/u,
  )
  return [...new Set(pieces)].map((clause) => {
    const [, whole, ending = ''] = [...clause.matchAll(DEED)].at(-1) ?? []
    const deed = whole?.replace(GOES_ON, '') ?? null
    const suffered = SUFFERED.test(ending)
    const doing = suffered || RECEIVED.test(ending) ? /^(?:に|から)$/u : /^が$/u
    const parts = Array.from(clause.matchAll(PART), ([, who = '', part = '']) => ({ who, part }))
    const isOwnWish = OWN_WISH.test(ending)
    const doer = isOwnWish
      ? null
      : (parts.findLast(({ who, part }) => doing.test(part) && isSomebody(who))?.who ?? null)
    return {
      text: clause,
      deed,
      suffered,
      doer,
      others: parts.filter(({ who, part }) => who !== doer && part !== 'は' && isSomebody(who)),
      owned: Array.from(clause.matchAll(OWNED), ([, owner = '', thing = '']) => ({ owner, thing })),
    }
  })
}

function isSomebody(who: string): boolean {
  return PEOPLE.test(who) || SELF.test(who)
}

function deedSwapped(clause: Clause, said: readonly Clause[]): string | null {
  const same = said.filter(({ deed }) => deed !== null && deed === clause.deed)
  if (same.length === 0 || same.some(({ doer }) => doer === clause.doer && doer !== null)) return null
  for (const { doer, others, suffered } of same) {
    // 先輩に注意される → 先輩を注意する; 店長に取り消される → 取り消す
    const isElsewhere = clause.others.some(({ who }) => who === doer)
    if (doer !== null && !SELF.test(doer) && (isElsewhere || (suffered && !clause.suffered && clause.doer === null)))
      return `${doer} did it`
    // 新人を叱る → 新人に叱られる
    if (doer === null && clause.doer !== null && others.some(({ who, part }) => who === clause.doer && part !== 'の'))
      return `${clause.doer} did not do it`
  }
  return null
}

/** 私の声 → 指揮者の声 */
function ownerSwapped({ owned }: Clause, said: readonly Clause[], all: string): string | null {
  for (const { owner, thing } of owned) {
    const theirs = said.flatMap((clause) => clause.owned).filter((each) => each.thing === thing)
    const isOther = theirs.length > 0 && theirs.every((each) => each.owner !== owner)
    if (isOther && PEOPLE.test(owner) && all.includes(owner) && theirs.some((each) => isSomebody(each.owner)))
      return `it is not ${owner}'s`
  }
  return null
}

/** くれた is from them, あげた to them. */
function givenSwapped(told: string, said: string): string | null {
  const isGiven = /(?<![上])あげ(?:た|る|て|ます)/u.test(told) && !said.includes('あげ')
  return isGiven && /くれ(?:た|る|て|ま)|もら(?:っ|い|う)/u.test(said) ? 'it was given to them' : null
}

/** 隣の人にうるさいと言われる → 隣の人がうるさい */
function saidOfThem(told: string, said: string): string | null {
  for (const [, who = '', what = ''] of said.matchAll(CALLS))
    if (told.includes(`${who}が${what}`) || told.includes(`${who}は${what}`)) return `${who} said that of them`
  return null
}
