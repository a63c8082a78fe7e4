import type { Language } from '#text/index.ts'
import type { StatementType } from './kinds.ts'

type Cues = readonly (readonly [StatementType, RegExp])[]

const JAPANESE: Cues = [
  [
    'hearsay',
    /(?:と|って)(?:よく|いつも|何度も)?(?:言われ|言って(?:い)?(?:た|る|ます|ました)|言うん|言い(?:ます|ました|出し)|聞い(?:た|て)|聞きました|おっしゃ|怒られ|頼まれ|愚痴)|らしい(?:です|よ|ん|$)|(?:る|た|い|だ)そう(?:です|だ|で$)|によると|(?:たい|欲しい|ほしい)(?:と|って)(?:言|の声)|声が(?:多い|上が|出)|たがって(?:い)?(?:る|ます)|だって(?:さ|よ)?$|とのこと/u,
  ],
  [
    'wish',
    /(?:たい|たく(?:て|は)?)(?:です|んです|な|なあ|と思|ん|の|けど|$|ね|よ)|たくない|(?:ほしい|欲しい)|(?:なれ|でき|あれ|すれ)ば(?:いい|嬉し|最高|助か)|(?:たら|ると)(?:いい|嬉しい|最高|助かる|ありがたい)|願(?:い|って)|夢(?:です|なん|だ)|目指し|ようにな(?:りたい|れば)/u,
  ],
  [
    'value',
    /大事|大切|べき|(?:が|こそ)(?:一番|全て|すべて)|価値|誇り|信念|許せ|尊重|平等|公平|誠実|人として|当たり前(?:だ|です|で)|何より|生きがい|意味がある|責任/u,
  ],
  [
    'feeling',
    /嬉し|うれし|悲し|寂し|さみし|さびし|つら[いくか]|辛[いくか]|悔し|くやし|不安|怖[いくか]|こわ[いくか]|恥ずかし|情けな|申し訳な|腹が立|腹立|ムカ|むかつ|イライラ|いらいら|ほっと(?:し|す)|安心し|楽し[いくか]|しんど|苦し[いくか]|泣(?:き|い|け)|落ち込|モヤモヤ|もやもや|ドキドキ|わくわく|ワクワク|虚し|むなし|うんざり|がっかり|焦(?:る|り|って)|ストレス|気が(?:重|滅入)|嫌(?:だ|で|な気)|好き(?:だ|です|$)|罪悪感|孤独/u,
  ],
  [
    'means',
    /(?:すれ|使え|作れ|あれ|入れれ|変えれ)ば(?:いい|解決|済む|できる)|(?:アプリ|システム|ツール|ai|チャットボット|自動化|エクセル|excel|導入|テンプレート|仕組み)(?:を|で|に|が)(?:[^。]{0,12})(?:作|入れ|導入|使|して|する|置|変え|任せ)|(?:作って|導入して|自動化して|使って)(?:みる|みた|解決|対応|しの)|たらどう|てはどう|て(?:しま)?えば(?:いい)/u,
  ],
  [
    'problem',
    /困(?:って|る|り|った)|でき(?:ない|ません|なく|ず)|(?:足り|間に合わ|進ま|届か|伝わら|続か|取れ|見つから|わから|分から|覚えられ|読め|使え|来)(?:ない|ません|なくて|ず)|遅[いくれ]|高すぎ|多すぎ|長すぎ|面倒|めんどう|めんどくさ|手間|時間がかか|無駄|ミス|忘れ|トラブル|壊れ|不便|大変|問題|(?:し|やり|使い|わかり|分かり|見)(?:づらい|にくい|辛い)|バラバラ|ばらばら|属人|負担|てしま(?:う|い|って|った)|ちゃ(?:う|って)|しか(?:ない|いない|でき)|ない(?:んです|の(?:です|が)|こと(?:が|です)|$)|ません$/u,
  ],
  [
    'event',
    /(?:昨日|先週|先月|去年|昨年|一昨日|おととい|この前|こないだ|この間|今朝|昨夜|ゆうべ|先日|あの(?:時|日)|ある日|年前|ヶ月前|か月前|週間前|日前|初めて|突然|急に)[^。]*(?:た|ました|だった|でした)(?:ん|の|こと|です|よ|ね|けど|$)|(?:た|ました)(?:んです|時|とき|ことが(?:ある|あった|あり))|(?:まし|っ|い|ん|し|き|れ|え|め|け|せ|ち|り|み|び|ぎ)た(?:よ|ね|わ|$)/u,
  ],
]

const ENGLISH: Cues = [
  [
    'hearsay',
    /\b(?:says?|said|tells?|told (?:me|us)|according to|apparently|i(?:'ve)? hear[d]?|rumou?r|supposedly|they reckon|keeps? (?:saying|telling|asking)|(?:he|she|they|boss|manager|wife|husband|mum|mom|dad|mother|father|doctor|teacher|team|customers?|clients?|people|everyone|users?|kids?) (?:wants?|thinks?|claims?|complains?|insists?|believes?|wishes|reckons?))\b/u,
  ],
  [
    'wish',
    /\b(?:i|we)(?:'d| would)? (?:really |just |only |simply )?(?:want|wish|hope|love to|like to|need to be able|dream|long|prefer)\b|\bi(?:'d| would) (?:really )?(?:love|like|prefer)\b|\bif only\b|\bwould be (?:nice|great|lovely|good|wonderful|amazing|ideal|perfect)\b|\b(?:my|the|our) (?:dream|wish|hope|goal|ideal) (?:is|would)\b|\bhoping (?:to|for|that)\b|^(?:to|being able to) \w+/u,
  ],
  [
    'value',
    /\b(?:matters?|important|believe in|deserves?|principle|dignity|fairness?|respect|honest(?:y)?|integrity|freedom|trust|pride|proud of|should(?:n't)? (?:be|have|never|always)|no one should|nobody should|everyone should|the right thing|worth (?:it|more)|meaningful|values?|duty|owe|responsib\w+|belong(?:s|ing)?)\b/u,
  ],
  [
    'feeling',
    /\b(?:feel(?:s|ing)?|felt|sad|happy|angry|anxious|afraid|scared|lonely|ashamed|embarrass\w+|frustrat\w+|furious|upset|worried|guilty|relieved|excited|exhausted|overwhelm\w+|stress(?:ed|ful)|nervous|hate|love|miss|terrified|hopeless|helpless|heartbroken|proud|jealous|bored|annoy\w+|disappoint\w+|dread|cry|cried|hurts?|stupid|invisible|drained|fed up|sick of)\b/u,
  ],
  [
    'means',
    /\b(?:we|you|they|i|someone) (?:could|should|can|might) (?:just |simply |also )?(?:use|build|add|make|put|set up|automate|create|install|switch|hire|move|send|print|have)\b|\b(?:an? |the )?(?:app|tool|dashboard|bot|chatbot|spreadsheet|reminder|template|checklist|form|calendar|button|notification|system|website|script|database) (?:that|which|to|for|with)\b|\bby (?:using|adding|building|making|putting|automating|moving|sending|switching|hiring)\b|^(?:use|build|add|make|put|set up|automate|create|install|switch|hire)\b|\b(?:build|building|built) (?:an?|the|our)\b/u,
  ],
  [
    'problem',
    /\b(?:can't|cannot|couldn't|doesn't|don't|isn't|aren't|won't|never|nobody|no one|nothing|no \w+|not (?:enough|able)|too (?:\w+)|slow(?:er|ly)?|late|delay\w*|waste\w*|los(?:e|es|t|ing)|miss(?:ed|es|ing)?|forget\w*|forgot\w*|broken?|breaks?|crash\w*|fail\w*|mistakes?|errors?|confus\w+|problem\w*|trouble\w*|struggl\w+|difficult\w*|hard to|impossible|mess\w*|complicated|expensive|stuck|behind|overload\w*|annoying|keeps? \w+ing|takes? (?:me )?(?:ages|forever|hours|too long|\d+))\b/u,
  ],
  [
    'event',
    /\b(?:yesterday|last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|\w+day)|this morning|ago|once|one (?:day|time|night|morning)|the other day|when i (?:was|got|came|went|started|tried)|suddenly|the first time|back in)\b|^(?:i|we|he|she|they|it|my \w+|the \w+|our \w+) (?:\w+ed|went|was|were|had|saw|got|came|took|gave|lost|told|said|broke|left|found|thought|did|bought|sent|paid|met|ran|fell|began|spent|made|kept|quit)\b/u,
  ],
]

/** Words that tell what a sentence states, the strongest first. */
export const STATEMENT_CUES: Readonly<Record<Language, Cues>> = { ja: JAPANESE, en: ENGLISH }
