/**
 * Words that documents about one thing use for each other, one meaning a line. Two sentences put side by side may well mean
 * two things by them; two documents about one topic hardly do.
 */
const ALIKE = `
利用者 乗客 利用客 乗車 passenger rider user ridership customer
来場者 入場者 来館者 来園者 visitor attendance guest
運転 運行 運航 operation service sailing
見合わせる 見合わせ 休止 停止 運休 中止 止める 止まる suspend suspension halt stop stoppage interrupt
風速 突風 強風 gust wind
申し込み 申込 加入 入会 登録 応募 application registration
受付 受け付ける 受け付け accept acceptance
予約 booking book reservation reserve
事業費 工費 建設費 総事業費 整備費 cost bill price outlay
電池 蓄電池 バッテリー battery pack cell
住民 町民 市民 村民 resident inhabitant islander
世帯 家庭 household home
職員 社員 従業員 スタッフ staff employee crew worker
駐車場 parking car-park
自転車 bicycle bike cycle
ごみ 廃棄物 waste rubbish refuse garbage
給食 昼食 lunch meal
会員 加入者 member subscriber
故障 不具合 トラブル fault failure breakdown
料金 運賃 利用料 使用料 fare fee charge ticket
面積 広さ 敷地 area site
座席 席 定員 seat capacity
`
const GROUPS = new Map<string, number>()
for (const [group, line] of ALIKE.trim().split('\n').entries())
  for (const word of line.split(' ')) GROUPS.set(word, group)

/** Which meaning of the table a word has. */
export const groupOf = (word: string): number | undefined => GROUPS.get(word)

export const isAlike = (a: string, b: string): boolean => GROUPS.has(a) && GROUPS.get(a) === GROUPS.get(b)
