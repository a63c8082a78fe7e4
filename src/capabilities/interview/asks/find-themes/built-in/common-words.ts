import { contentWords, type Language } from '#text/index.ts'

/** Words any talk about anything has: when, how much, who, and what one does in telling. They say nothing of what it is about. */
const COMMON: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:[0-9０-９一二三四五六七八九十百千何数]+(?:時間|時|分|秒|日|週間|週|月|か月|ヶ月|年|回|度|人|本|円|万円|割|歳|つ|個|番)?(?:前|後|目|半|くらい|ぐらい|ごろ|以上|ほど)?|時間|分|間|平日|休日|週末|朝|昼|夜|夕方|午前|午後|今日|昨日|明日|今朝|先週|先月|去年|来年|今年|今|いま|最近|毎[日朝晩週月年回]|[月火水木金土日]曜日?|一日|半日|とき|時|ころ|頃|前|後|間|うち|途中|最初|最後|次|前回|今回|結局|やっぱり|やはり|本当|ほんと|全然|全部|少し|ちょっと|もう|まだ|まあ|ただ|でも|だから|あと|ほか|他|こと|もの|ところ|ほう|方|感じ|わけ|つもり|話|気|自分|私|僕|俺|人|みんな|みなさん|友人|友達|同僚|知り合い|する|ある|いる|なる|できる|行く|来る|言う|いう|思う|聞く|話す|見る|出る|やる|くる|くれる|もらう|しまう|おく|みる|使う|持つ|入る|取る|変わる|変える|困る|いちばん|一番|影響|解決|特別|工夫|仕方|さっき|先ほど|たまに|ときどき|いつも|普通|だいたい|大体|とにかく|なんか|何か)$/u,
  en: /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|dozen|couple|half|once|twice|times?|day|days|week|weeks|month|months|year|years|hours?|minutes?|morning|evening|night|nights|today|tonight|yesterday|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|last|next|ago|early|late|end|start|begin|began|things?|bit|lot|lots|kind|sort|way|ways|part|main|mainly|mostly|really|suppose|guess|think|know|known|knowing|mean|means|say|says|said|tell|told|ask|asked|asking|feel|felt|find|found|go|goes|going|gone|went|come|comes|came|get|gets|got|make|makes|made|take|takes|took|put|keep|keeps|kept|want|wanted|need|needs|like|love|try|tried|use|used|help|helps|helped|change|changed|happen|happens|happened|look|looks|see|seen|saw|give|gives|gave|let|leave|left|people|person|someone|somebody|anyone|anybody|nobody|everyone|friend|friends|honest|honestly|actually|just|even|still|ever|never|always|usually|sometimes|often|whole|little|big|biggest|good|bad|great|fine|sure|real|truth|well|oh|yeah|yes|okay|ok|dear|mum|mom|dad|guy|stuff|able|right|wrong|old|new|long|special|maybe|easy|easier|each|every|about|back|away|read|reads|question|questions|whatever|anyway|hard|hardest|able|idea|point|reason|matter|matters|mind|word|words|stop|stopped|cannot|without|couldn|didn|doesn|isn|wasn|won|don)$/iu,
}

/** What is left of an inflected word (しま, ありま), and verbs of telling in any of their forms. */
const BROKEN_JA =
  /^(?:\p{Script=Hiragana}{1,2}|ありま|ません|でした|ました|そうですね|ですね|けれど|それで|結局.*|(?:聞|言|思|話|見|出|来|行|変わ|変え|使|持|入|取|困|解決|始め|終わ|続|回|週|月|日|年)[ぁ-ん]{0,3})$/u

/** The words that tell what a text is about. */
export function tellingWords(text: string, language: Language): string[] {
  return contentWords(text, language).filter((word) => !COMMON[language].test(word) && !BROKEN_JA.test(word))
}
