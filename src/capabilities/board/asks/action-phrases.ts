import type { Language } from '#text/index.ts'

/** 準備, 確認: with する they are what is done. */
const DONE_WITH_SURU =
  /(準備|確認|手配|発注|予約|作成|整理|調査|検討|購入|申請|提出|連絡|依頼|相談|送付|印刷|設置|掃除|片付け|荷造り|登録|更新|修正|見直し|公開|移行|募集|選定|計算|測定|交渉|契約|支払い|撮影|編集|翻訳|集計|共有|点検|交換|設定|導入|比較|練習|飾り付け|受付|案内|説明|報告)(?:を(?:する|行う|進める))?$/u
const JAPANESE_VERB = /(?:[うくぐすつぬぶむる]|して(?:おく|みる)|ておく|ない)$/u
const NOT_A_VERB = /(?:である|です|だった|こと|もの|ところ|いる|ある|ない|れる)$/u

export function endsInVerb(text: string): boolean {
  const spoken = text.replace(/[。．.\s]+$/u, '')
  return (JAPANESE_VERB.test(spoken) && !NOT_A_VERB.test(spoken)) || DONE_WITH_SURU.test(spoken)
}

const ENGLISH_VERBS = new Set(
  'add adapt agree align answer apply approve arrange ask assemble assign attach back bake balance begin book borrow box brief bring build buy calculate call cancel carry change charge chase check choose clean clear close collect compare compile complete confirm connect contact convert copy count cover create cut deal decide decorate define deliver deploy describe design divide document donate download draft draw drive dry edit email empty enter estimate explain export extend file fill finalise finalize find finish fit fix fold follow freeze gather get give group hand hang hire hold identify import improve inform inspect install interview invite invoice iron keep label lay learn leave lend list load log look mail make map mark measure meet mend merge migrate mount move name negotiate note notify offer open order organise organize pack paint park pay phone photograph pick plan plant plug polish post practise prepare present price print process proofread publish pull purchase put raise read rebuild receive record recruit redirect register rehearse release remind remove rename renew rent repair replace reply report request reserve reset return review revise rewrite ring roll run save scan schedule scrub search secure seal select sell send separate serve set settle share ship show sign sketch sort split stack staff start stop store submit summarise summarize swap switch take talk tell tender test tidy train transfer translate transport try turn unpack update upgrade upload vacuum verify visit wait walk warn wash water weigh wipe work wrap write'.split(
    ' ',
  ),
)

export function beginsWithVerb(text: string): boolean {
  const [first = ''] = text
    .trim()
    .toLowerCase()
    .split(/[^a-z']+/u)
  return ENGLISH_VERBS.has(first)
}

/** What a part is called: a whole phrase with its own verb, its own or else that of the whole it belongs to. */
export function asAction(part: string, whole: string, language: Language): string {
  if (language === 'ja') {
    if (endsInVerb(part))
      return part.replace(DONE_WITH_SURU, (all, noun: string) => (all === noun ? spoken(part, noun) : all))
    const noun = DONE_WITH_SURU.exec(whole)?.[1]
    return noun === undefined ? `${part}を済ませる` : `${part}を${noun}する`
  }
  if (beginsWithVerb(part)) return part
  const [verb = ''] = whole.trim().split(/\s+/u)
  return beginsWithVerb(whole) ? `${verb} ${lowerFirst(part)}` : `Take care of ${lowerFirst(part)}`
}

/** 名札の発注 → 名札の発注をする: a noun that is an action becomes one. */
function spoken(part: string, noun: string): string {
  return part === noun ? `${noun}する` : `${noun}をする`
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
