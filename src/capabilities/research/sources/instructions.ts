import { pageSentences } from '../claims/page-sentences.ts'

/** A stretch of a page. */
export interface Stretch {
  start: number
  end: number
}

const MACHINE = [
  String.raw`(?:(?:generative |any |all )?\bAIs?\b|\bA\.I\.|artificial intelligence|\bLLMs?\b|\b(?:chat)?gpt(?:-?\d\w*)?\b|large language models?|language models?`,
  String.raw`(?:ai |virtual |digital |research )?assistants?|chat ?bots?|\bbots?\b|crawlers?|summari[sz]ers?|(?:ai|research|autonomous|web|browsing) agents?`,
  String.raw`automated (?:readers?|systems?|summari[sz]ers?|assistants?|tools?)|machine readers?)`,
].join('|')
const SAY =
  'report|write|state|say|answer|respond|reply|output|conclude|recommend|summari[sz]e|claim|confirm|declare|mention|cite|quote|include|omit|rank|rate|repeat|print'
const OWN = '(?:summary|summaries|report|answer|response|reply|output|conclusion|findings?|analysis)'
/** Where a request may begin: at the head of a sentence, behind a mark, or behind words that lead one in. */
const HEAD = String.raw`(?:^|[.!?:;,"“”'(>*\]–—-]\s*|\b(?:please|now|then|and|must|should|just|also|kindly) )`
const OVERRIDE = '(?:ignore|disregard|forget|override|bypass|overwrite|discard|set aside)'
const EARLIER =
  '(?:previous|prior|above|earlier|preceding|foregoing|existing|original|initial|former|current|system|safety)'

/** Said in English to whoever writes a summary, and to nobody else. */
const ENGLISH: readonly string[] = [
  `${HEAD}${OVERRIDE} (?:(?:all|any|every|each|of|the|your|these|those|other|my|its) )*${EARLIER} (?:and \\w+ )?(?:\\w+ )?(?:instructions?|prompts?|rules?|guidelines?|directions?|commands?|context|messages?|constraints?|safeguards|training|policies|text)`,
  `${HEAD}${OVERRIDE} (?:all (?:of )?|every |any )?(?:your|other|the other) (?:\\w+ )?(?:instructions?|prompts?|rules?|guidelines?|constraints?|training|programming|sources?|documents?|pages?|evidence|results)`,
  `${HEAD}${OVERRIDE} (?:everything|anything|all|whatever) (?:(?:that )?(?:is |was |comes |came |stands )?(?:above|before|else)|you (?:were|have been|are) (?:told|asked|given|taught))`,
  `(?:note|notice|attention|message|instructions?|hint|memo|reminder|request|directive|order)s? (?:to|for) (?:all |any |every |the )?${MACHINE}`,
  `(?:^|[.!?:"“(>*\\]-] ?)(?:dear |hey |attention,? |hello )?${MACHINE}(?: and ${MACHINE})?(?: (?:reading|processing|parsing|indexing|that reads?|who reads?)[^.!?]{0,60})?[,:!–—-] ?(?:please |you |do |never |always |must |${SAY}|ignore|disregard|follow|obey|treat|stop|praise|tell|give|add|mark)`,
  `${MACHINE}[^.!?]{0,60}\\b(?:must|should|shall|ha(?:s|ve) to|are (?:instructed|required|told|asked|ordered|directed)(?: to)?|is (?:instructed|required|told|asked) to)\\b(?: (?:only|always|never|not|therefore|instead|also))? (?:${SAY}|treat|follow|obey|ignore|disregard)\\b (?:that|this|these|only|with|it|the (?:following|reader|user|above|other|product|page|document|source|figure|text)|any|no|all|as|our|us)`,
  `\\battention,? (?:all |any |every )?${MACHINE}(?: and [\\w ]{3,30})? ?[:,!–—-]`,
  String.raw`\bif (?:you are|you're) (?:an? |any )?(?:generative |large )?(?:ai\b|llm|language model|(?:ai |virtual )?assistant|chat ?bot|bot\b|crawler|(?:ai|research) agent|automated)`,
  String.raw`\byou are (?:now |from now on )?(?:an? |the |in )?(?:\w+ )?(?:ai\b|assistant|language model|chat ?bot|llm|dan\b|developer mode|unrestricted|jailbroken)`,
  String.raw`\bfrom (?:now|here) on,? (?:you|ignore|only|always|answer|respond)|\b(?:act|behave|respond) as (?:if you (?:were|are)|an? (?:unrestricted|unfiltered|jailbroken))|\bpretend (?:that )?(?:to be|you are|you're)`,
  String.raw`\byour (?:new|only|real|true|actual|next|primary) (?:task|job|goal|instructions?|role|purpose|objective|mission|system prompt)\b (?:is|are|now)`,
  String.raw`\b(?:reveal|print|show|repeat|output|leak|display|disclose|share)\b[^.!?]{0,30}(?:system prompt|your (?:prompt|instructions|rules|configuration|api key))|\b(?:enter|enable|activate|switch to|go into|now in) (?:the )?(?:jailbreak|developer|dan|god|debug) mode\b|do anything now`,
  String.raw`\bnew (?:system )?(?:instructions?|orders|directives?|prompt) ?[:—-]|\bsystem (?:override|message|notice|instruction|update|prompt) ?[:—-]|\b(?:begin|end|start) (?:of )?(?:system|instructions?|prompt|context|the document)\b ?[\])>#=-]`,
  String.raw`<\|?\/?(?:system|im_start|im_end|assistant|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|^#{1,6} ?(?:system|instructions?)\b ?:|^(?:system|assistant|developer) ?: ?(?:you|ignore|disregard|always|never|the user|obey|answer|override|sure|of course|certainly|i will)`,
  `${HEAD}(?:tell|inform|convince|assure|persuade|advise|warn) (?:the |your |all |every )?(?:users?|readers?|humans?|operators?|person (?:you|who asked))\\b`,
  `${HEAD}(?:in|to|at the (?:top|end|start|beginning) of|throughout) (?:your|the|any|every) ${OWN},? (?:please |you must |always |never |do not |don['’]t )?(?:${SAY}|add|put|begin|end|leave out|note|insert|append|use)\\b`,
  `${HEAD}(?:include|add|put|insert|write|state|mention|append|place|repeat|cite|quote)\\b[^!?]{2,120} (?:in|to|into|at the (?:top|end|start|beginning) of|throughout) (?:your|any|every) ${OWN}\\b`,
  `${HEAD}(?:make sure|ensure|see to it)(?: that)? (?:your|every|any) ${OWN} `,
  `${HEAD}${OVERRIDE} (?:any|all|every)(?: of the)? (?:instruction|prompt|command)s?\\b`,
  `${HEAD}stop (?:summari[sz]ing|reading|researching|what you are doing)\\b[^.!?]{0,30}\\b(?:and|instead)\\b`,
  `${HEAD}(?:begin|start|end|finish|open|close|conclude) (?:your|the|any|every) ${OWN} (?:with|by|on)\\b`,
  `(?:^|[.!?"“] ?)(?:${SAY}) (?:only |simply |instead )?(?:that (?:no|all|the|this|it|only|every|there|our|nothing|\\p{Lu}\\w*)|with (?:only |just )?(?:the (?:words?|sentence|text|phrase)|["“]))`,
  `${HEAD}(?:do not|don['’]t|never) (?:mention|report|disclose|cite|quote|summari[sz]e|reveal|include|refer to)\\b[^.!?]{0,80}\\b(?:to the (?:user|reader)s?|in (?:your|any|the) ${OWN}|this (?:instruction|message|note|paragraph)|other (?:sources?|pages?|documents?))`,
  `${HEAD}(?:rank|rate|score|mark|treat|weigh|consider|accept|trust|regard|prefer) (?:this|the (?:above|following|present)|our) (?:\\w+ )?(?:source|page|document|text|article|site|website|file|statement|note)s? (?:\\w+ )?(?:as|above|over|higher|first|with|at)\\b`,
  `\\bwhen (?:you )?(?:are )?(?:summari[sz]ing|analy[sz]ing|processing|reading|citing|quoting|parsing|indexing) (?:this|the (?:above|following|present)) (?:page|document|text|article|file|site|source)\\b[^.!?]{0,30}[,:] ?(?:please |you |always |never |do |don['’]t |${SAY}|ignore|add|treat|leave)`,
  String.raw`\b(?:send|post|forward|upload|e-?mail|transmit)\b (?:the |all |your |any |this |me )?[^.!?]{0,40}\b(?:conversation|chat history|api keys?|passwords?|credentials|system prompt|context window|session)\b[^.!?]{0,20} to\b`,
  String.raw`\b(?:visit|open|fetch|go to|load)\b (?:the (?:page|address|link) )?https?:\S+ and (?:follow|do|execute|obey|run)\b`,
]

const MACHINE_JA =
  '(?:生成)?(?:AI|人工知能|LLM|(?:Chat)?GPT(?:-?\\d\\w*)?)|(?:大規模)?言語モデル|アシスタント|チャットボット|(?:AI|調査|自律)?エージェント|クローラー?|ボット|要約(?:AI|ツール|システム|エンジン|者)|自動要約\\S{0,4}'
const SAY_JA =
  '書|出力|回答|答え|報告|要約|推薦|推奨|結論|記載|明記|記述|引用|述べ|伝え|告げ|評価|表示|無視|紹介|省略|言及|触れ|断言|断定|勧め|すすめ|案内|強調|扱|従'
/** How Japanese ends a request. */
const ASKS =
  '(?:て(?:ください|下さい|ね)|(?:し|き|い|え)?なさい|せよ|け|え|れ|ろ|よ|るな|うな|(?:る|う|す|く|ない|ぬ)こと|ないで(?:ください)?|ものとする|てはならない|てはいけない)[。．！!」』）)]*$'

const JAPANESE: readonly string[] = [
  '(?:これまで|以前|上記|上|今まで|いままで|先ほど|前述|既存|すべて|全て|全部|元|もと|最初|従来|ここまで|与えられた)(?:の|に与えられた|に受けた)?(?:全ての|すべての|一切の|システム)?(?:指示|命令|ルール|規則|プロンプト|制約|文脈|設定|指令)(?:を|は|に)?[、,]?(?:すべて|全て|一切|完全に|いったん)?(?:無視|忘れ|破棄|上書き|取り消|従わな|従う必要|無効)',
  `(?:指示|命令|指令|プロンプト)を(?:すべて|全て|一切|完全に)?(?:無視|忘れ|破棄)[^。]{0,40}${ASKS}|プロンプトを(?:上書き|無視|破棄)`,
  'ここまでの(?:内容|文章|記述|文)(?:は|を)(?:すべて|全て)?(?:忘れ|無視)',
  `(?:${MACHINE_JA})(?:の皆(?:さん|様)|の方々?|各位|様|さん|たち)?(?:へ(?:の(?:指示|注意|お願い|命令|メッセージ|お知らせ|連絡|業務命令))?[。：:、,　\\s]|への\\S{0,4}(?:指示|注意|お願い|命令|メッセージ|お知らせ|連絡)|に(?:告ぐ|命令する|指示する)|向け(?:の)?(?:指示|注意|命令|メッセージ)|よ[、,。！!])`,
  `(?:${MACHINE_JA})(?:の方々?|の皆(?:さん|様))?(?:は|へ|に|が|[、,]|であれば|なら(?:ば)?|の場合(?:は)?|に対し(?:て)?)[、,]?(?:は)?.{0,70}(?:${SAY_JA}).{0,8}${ASKS}`,
  `(?:この|本)(?:ページ|文書|文章|資料|記事|サイト|ファイル|テキスト|文)(?:を|の内容を)(?:読|要約|処理|解析|引用|参照|分析|読み込)[^。]{0,16}(?:AI|モデル|システム|ツール|ボット)(?:に|は|には|が|であれば)?[、,]?.{0,70}${ASKS}`,
  `(?:この|本)(?:ページ|文書|文章|資料|記事|サイト|ファイル|テキスト|文)(?:を|の内容を)(?:読|要約|処理|解析|引用|参照|分析|読み込)[^。]{0,8}(?:際|とき|時|場合)(?:に|は|には)?[、,]?.{0,60}と(?:必ず)?(?:書|記|答え|述べ|報告|伝え|結論|回答).{0,8}${ASKS}`,
  `(?:回答|要約|報告|レポート)(?:する|を(?:作成|作|書)(?:する|る|く)?)(?:際|とき|場合)(?:は|に|には)?[、,]?.{0,20}(?:この|本)(?:文書|ページ|資料|記事|サイト).{0,70}${ASKS}`,
  'あなたは(?:今から|これから|今|いま|もう|もはや|いまや)?[、,]?[^。]{0,14}(?:AI|人工知能|アシスタント|言語モデル|DAN|ボット|エージェント|開発者モード|制限のない|制約のない)',
  '(?:今|これ|ここ)(?:から|以降|より)(?:は)?[、,]?(?:あなたは|以下の指示|次の指示|新しい指示|別の役割)|(?:開発者|管理者|脱獄|ジェイルブレイク)モード(?:に(?:切り替え|移行|入)|を(?:有効|起動))|(?:新しい|新たな|本当の|真の)(?:指示|命令|役割|任務|目的)(?:は|：|:|を実行)',
  'システムプロンプト(?:を|の(?:内容|全文|中身)を).{0,12}(?:表示|出力|開示|教え|示|書|公開|貼)',
  '^(?:システム|アシスタント|開発者)\\s*[：:].{0,40}(?:無効|無視|従|これより|以前の|上記の|検証済み)',
  '(?:システム|開発者|管理者|運営)(?:メッセージ|指示|命令|通知|プロンプト|からの指示)\\s*[：:】\\]]',
  `(?:要約|要約文|調査レポート|レポート|報告書|調査結果|まとめ|結論)(?:に|には|では|で|の(?:冒頭|最初|先頭|最後|末尾|中)(?:に|で))(?:は)?[、,]?.{0,70}(?:(?:と|旨を|旨|として)(?:だけ|のみ)?(?:書|記載|明記|述べ|報告|記|出力|結論|断言|入れ|加え|付け加え|追記)|(?:触れ|言及し|含め|載せ))\\S{0,6}${ASKS}`,
  `(?:ユーザー?|読者|読み手|利用者|人間|質問者|依頼者)(?:に|へ)(?:は)?[、,]?.{0,60}(?:と|よう(?:に)?)[、,]?(?:だけ|必ず|強く)?(?:伝え|告げ|知らせ|答え|勧め|推薦|報告|案内|説得|回答|すすめ|返答)\\S{0,4}${ASKS}`,
  '(?:他|ほか)の(?:情報源|資料|文書|サイト|ページ|記事|ソース|出典)(?:は|を)[、,]?(?:すべて|全て|一切)?(?:無視|信用し(?:ない|ては)|信じ(?:ない|ては)|参照し(?:ない|ては)|引用し(?:ない|ては)|使わない|使用しない)',
  `(?:この|本)(?:文書|ページ|資料|記事|情報|サイト|文)(?:だけ|のみ)を.{0,24}${ASKS}|(?:この|本)(?:文書|ページ|資料|記事|情報源|サイト)を.{0,12}(?:最優先|最も信頼|唯一の|第一|最上位).{0,20}${ASKS}`,
  '(?:以下|次|この文書|本文|本書)の(?:指示|命令)(?:に|を)(?:必ず|のみ|だけ|最優先|すべてに優先)',
  `(?:矛盾|食い違い|不一致|異論|反対意見)(?:は|が)(?:一切|まったく|全く)?(?:ない|無い|ありません|存在しない|見つからなかった)(?:と|旨を).{0,12}${ASKS}`,
  `信頼(?:度|性|スコア)を(?:最高|最大|100|満点|1\\.0|最も高).{0,20}${ASKS}`,
  `(?:会話|チャット)(?:の)?(?:履歴|内容)を.{0,30}(?:送信|送|転送|投稿).{0,8}${ASKS}`,
]

const compiled = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'imu')
const EN = compiled(ENGLISH)
const JA = compiled(JAPANESE)
/** Characters nobody sees, with which words are hidden from whoever looks for them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ ._-]){4,}\p{L}(?![\p{L}\p{N}])/gu
/** As much of a page as its sentences are read. */
const MOST_CHARACTERS = 400_000

/** Whether this is said to a machine that reads, or to whoever writes about it: never something about the matter. */
function instructs(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(SPACED, (letters) => letters.replaceAll(/[ ._-]/gu, ''))
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return EN.test(plain) || JA.test(plain)
}

/**
 * Where a page instructs its reader instead of telling something: whole paragraphs, for who begins one so means the rest
 * of it too. Lines that are no sentences (headings, comments, code) are looked at as they stand.
 */
export function instructionsIn(text: string): Stretch[] {
  const found: Stretch[] = []
  const read = text.slice(0, MOST_CHARACTERS)
  const paragraphs = Map.groupBy(pageSentences(read), ({ paragraph }) => paragraph)
  for (const sentences of paragraphs.values()) {
    const start = sentences[0]?.start ?? 0
    const end = sentences.at(-1)?.end ?? start
    if (sentences.some((sentence) => instructs(sentence.text))) found.push({ start, end })
  }
  for (const { 0: line, index } of read.matchAll(/[^\r\n]+/gu)) {
    const isKnown = found.some(({ start, end }) => start < index + line.length && end > index)
    if (!isKnown && instructs(line)) found.push({ start: index, end: index + line.length })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

export const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && a.end > b.start
