import { clauses } from './clauses.ts'

const LEAD_JA =
  '(?:え[えー]*っ?と|うーん|うん|はい|ええ|あ|いえ|いいえ|いや|まあ|じゃあ|では|そうですね|今の?ところは?|いまのところは?|今は|今回は|現状は?|とりあえずは?|たぶん|多分|おそらく|正直|だいたい|大体|すぐには|ぱっとは?|もう|あとは?|後は|これ以上は?|それ以上は?|(?:その)?(?:他|ほか)に?(?:は|も)?|(?:私|僕|俺|自分|こちら)(?:から|的に)?は|(?:困っている|気になる|言いたい|話す|伝えたい|付け加える|思い当たる)(?:こと|もの|点)は|追加は){0,6}'
const TAIL_JA =
  '(?:です|でした|だ|でしょうか|っす|ですか|かね|かな[あぁ]?|かと|と思います|と思う|だと思います|ように思います|になります|となります|で|ね|よ|な[あぁ]|ぐらい|くらい|かもしれません|かもしれない|かも|けど|が|じゃ|や|だべ|っちゃ|わ|のう|けん|けえ|ばい){0,6}'
const NONE_JA =
  '(?:ない|無い|なし|無し|なかった|ありません|ございません|ありませんでした|思いつか(?:ない|ず)|思いつきません|思い当たらない|思い当たりません|(?:思い)?浮かばない|(?:思い)?浮かびません|出てこない|出てきません|困って(?:は)?い?(?:ない|ません))'

/** As a clause at the end of an answer. 以上 after a number or before a noun is a quantity and matches neither way. */
const END_JA = new RegExp(
  `^${LEAD_JA}(?:以上|(?:それ|これ)(?:だけ|くらい|ぐらい|のみ)|[こそ]の(?:くらい|ぐらい|へん|辺|あたり)|[こそ]んな(?:ところ|感じ|もの|もん)|(?:これ|それ|以上|ここまで|この[くぐ]らい)で(?:以上|全部|すべて|全て|終わり|おわり|おしまい|終了|十分|大丈夫|結構|いい)|終わり|おわり|おしまい|終了|(?:全部|ぜんぶ|すべて|大体)?(?:お話し|話せ|お伝え|言え)(?:でき|しま|まし|た)(?:ました|した|たと思います)?|(?:特に|とくに|特別)(?:は|これといって|何も|なにも){0,3}${NONE_JA})${TAIL_JA}$`,
  'u',
)
/** Only as the whole answer: inside one it denies something else (ログインできない). */
const WHOLE_JA = new RegExp(
  `^${LEAD_JA}(?:(?:特に|とくに|別に|べつに|これといって|何も|なにも|もう|もはや|全く|まったく|全然){0,3}${NONE_JA}|特に|とくに|別に|べつに|大丈夫|十分|充分|結構|いいえ|いえ|いや|ううん|ノー)${TAIL_JA}$`,
  'u',
)

const LEAD_EN =
  "(?:(?:ok|okay|no|nope|nah|yep|yup|sure|cool|not really|well|so|um+|uh+|hm+|yeah|yes|and|but|oh|honestly|sorry|i think|i guess|i'd say|i suppose|i believe|for now|right now|at the moment|currently|otherwise)[, ]*){0,6}"
const TAIL_EN =
  "(?: (?:else|more|for now|for me|for today|from me|from my side|on my side|on my end|right now|really|thanks(?: (?:a (?:mill(?:ion)?|lot|bunch)|so much))?|thank you|cheers|ta|bye|i think|i guess|i suppose|so far|at the moment|at this time|at present|to add|to say|to report|on my mind|i have|i've got|i got|i had|i can think of|i can recall|i wanted to say|that i can think of|that i know of|off the top of my head|comes to mind|springs to mind|about (?:it|that|this)|actually|tbh|of note|in particular)){0,6}"
const END_EN = new RegExp(
  `^${LEAD_EN}(?:(?:that's|that is|thats|that was|that'd be|that would be|this is|it's) (?:about |pretty much |basically |more or less )?(?:all|it|everything|the lot|covered)|that(?:'s| is| was) (?:quite |more than )?enough(?: to be going on with)?|that (?:about )?covers (?:it|everything)|(?:those|these) are (?:the main (?:ones|things|points)|all|it|everything)|nothing(?: (?:further|special|major|big|much|at all))?|(?:there's|there is|i have|i've|i've got|i got|got) nothing|(?:there's|there is) not anything|there isn't anything|i (?:don't|do not|dont) have (?:anything|any (?:others?|more))|no (?:more|others?|other (?:issues?|problems?|concerns?|complaints?|things?))|none|i'm (?:done|good|finished)|it's (?:all )?(?:ok|okay|fine|alright|all right|good)|i am (?:done|finished)|all (?:done|good)|the end|(?:i )?(?:can't|cannot|can not|couldn't) think of (?:anything|any|one))${TAIL_EN}$`,
)
const WHOLE_EN = new RegExp(
  `^${LEAD_EN}(?:no|nope|nah|done|finished|not (?:really|much|a lot|particularly|especially|at all|now|right now|at the moment|currently|yet|today|that i (?:can think of|know of|recall|remember|can recall))|i (?:don't|do not|dont) (?:think|believe) so|i (?:don't|do not|dont)|there isn't|n/a|n\\.a|na|nil)${TAIL_EN}$`,
)

/** Whether the person says that there is nothing more to list. */
export function isClosing(text: string): boolean {
  const last = said(text).at(-1)
  return closesOnly(text) || (last !== undefined && isClosingClause(last))
}

/** It says that, and nothing else. */
export function closesOnly(text: string): boolean {
  const all = said(text)
  return all.length > 0 && all.every((clause) => closesWhole(clause) || isClosingClause(clause))
}

/** A farewell after it is part of it. */
function said(text: string): string[] {
  const all = clauses(text)
  return all.length > 1 && /^(?:どうぞ)?(?:よろしく|宜しく)|^(?:thanks?|thank you|cheers|ta)\b/iu.test(all.at(-1) ?? '')
    ? all.slice(0, -1)
    : all
}

/** What an answer says before it closes, as it was written. */
export function withoutClosing(text: string): string {
  const pieces = text.split(/(?<=[。！？!?、;；…\n])|(?<=[.,])(?=\s)/u)
  while (pieces.length > 1 && clauses(pieces.at(-1) ?? '').every(isClosingClause)) pieces.pop()
  return pieces.join('')
}

export function isClosingClause(clause: string): boolean {
  return END_JA.test(clause) || END_EN.test(clause)
}

function closesWhole(whole: string): boolean {
  return WHOLE_JA.test(whole) || WHOLE_EN.test(whole)
}
