import type { StatementType } from '#listening/index.ts'
import type { Language } from '../contract.ts'

type Cues = readonly (readonly [StatementType, RegExp])[]

/** What may follow the word that tells, without changing what it tells. */
const SOFT = String.raw`(?:です|んです|なんです|のです|んだ|なんだ|んや|ねん|って(?:こと|思\S*)?|、?と(?:思|願)\S*|から|ので|けど|けれど|の|ん|だけ(?:です|だ|なんです)?|か|が|な|なあ|ね|ねえ|よ|わ|さ|や|て|し|ばかり|かも\S*|かな|かしら|のに|もの|もん|もので|、?それだけ(?:です)?)*[、。！!…w笑\s]*$`

const ja = (pieces: string): RegExp => new RegExp(`(?:${pieces})${SOFT}`, 'u')

/** Told by how a sentence ends (Japanese) or begins (English): the first that fits, and nothing but these is sure. */
export const TYPE_CUES: Readonly<Record<Language, Cues>> = {
  ja: [
    [
      'means',
      /(?:[おこそとのほもよろご]|よ)う(?:か(?:しら|な)?)?(?:と|って)思|(?:[すえけせてねべめれげ])ば[^。]{0,10}(?:でき|済|解決|軽く|楽に)/u,
    ],
    [
      'hearsay',
      /(?:と|って)(?:よく|いつも|何度も|また)?(?:言われ|言って(?:い)?(?:た|て|る|ます|ました)|言うん|言い(?:ます|ました|出し)|聞い(?:た|て)|聞きました|おっしゃ|頼まれ)|らしい(?:です|よ|ん|$)/u,
    ],
    [
      'wish',
      ja(
        '(?<!もっ|だい|いっ|ありが|めで|冷|重|眠|後ろめ|うしろめ|じれっ)(?<!(?<![てで])み)(?:(?<!い)たい|(?<=[くてでにとはがも]|\\p{Script=Han})いたい)|(?<=[いきしちにびみりせけてねべめれえ])(?:たくない|たくて|たない|とうない|てえ(?:んだ|な|のさ)|たか(?:とよ|です|っちゃ))|たく|(?:ほし|欲し)(?:い|くない|くて|く)|(?:たら|れば|ると)(?:、?もう)?(?:いい|ええ|良い|嬉しい|うれしい|助かる|最高|ありがたい|十分|安心|本望|満足|御の字|それで(?:もう)?(?:いい|ええ|十分|満足))|(?:が|ほうが|方が)(?:いい|ええ)|ように(?:なれば|したい)|(?:んで|なくて)(?:いい|ええ)ように|ないように|のが(?:夢|願い|望み|目標)',
      ),
    ],
    [
      'value',
      ja(
        'べき(?:だ|で)?|(?:ちゃ|ては|じゃ|では)(?:いけない|だめ|ダメ)|(?:大事|大切|当たり前|生きがい|誇り|一番)(?:だ|に(?:して|思って)(?:い)?(?:る|ます))?|許せない|意味がある|価値がある',
      ),
    ],
    [
      'feeling',
      /嬉し|うれし|悲し|寂し|さみし|さびし|悔し|くやし|悔やま|不安|怖[いくか]|こわ[いくか]|恥ず|情けな|申し訳な|腹が立|腹立|むかつ|ムカつ|イライラ|いらいら|ほっとし|楽し[いくか]|しんど|おっかな|おっかね|恐ろし|後ろめた|うしろめた|苦し[いくか]|つら[いくか]|辛[いくか]|泣[きいけ]|落ち込|モヤモヤ|もやもや|むなし|虚し|うんざり|がっかり|傷つ|後悔|自己嫌悪|つまらな|罪悪感|孤独|心配|心細|眠れな|気が(?:重|滅入)|切な|(?:嫌|イヤ|いや)(?:だ|です|なん|で(?:す|$)|に(?:な|思))|もったいない|疲れ/u,
    ],
    [
      'problem',
      ja(
        '困(?:る|って(?:い|ます|る)?(?:る|ます)?|ります|った|りました)|(?:でき|足り|間に合わ|進ま|届か|伝わら|続か|取れ|見つから|わから|分から|覚えられ|読め|使え|来|居|い|なら|出|言え|聞け|会え|行け|追え|減ら|増え)(?:ない|ません|なくて|なくなって|なくなった|なくなる|へん|んようになって|んようになった|ず)(?:い(?:る|ます))?|(?:し|やり|使い|わかり|分かり|見)(?:づらい|にくい)|(?:て|で)しま(?:う|い|って|った|います|いました|いまして)|ちゃ(?:う|って|った)|(?:けんか|喧嘩|トラブル|ミス|手間|無駄|負担)(?:に|が|を)?(?:な(?:る|ります|って(?:る|ます|い(?:る|ます)))|する|多い|ある|かかる)|ばかり|しか(?:ない|いない)|[えけせてねべめれいきしちにみり]へん|多い|遅い|面倒|大変|ない|ません',
      ),
    ],
    [
      'event',
      /(?:昨日|先週|先月|去年|昨年|一昨日|この前|こないだ|この間|今朝|昨夜|先日|あの(?:時|日)|ある日|年前|[ヶか]月前|週間前|日前|突然|急に)[^。]*(?:た|ました|まして|てん|んや)|(?:まし|っ|い|ん|し|き|れ|え|め|け|せ|ち|り|み|び|ぎ|て|で|べ|げ)た(?:んです|ん(?:だ|や)|こと(?:です|が)?|よ|ね|わ|の)?[、。！!…\s]*$|(?:しまし|なりまし)て(?:ね)?[、。…\s]*$/u,
    ],
  ],
  en: [
    [
      'hearsay',
      /^(?:(?:my|the|our) \w+(?: \w+)?|he|she|they|people|everyone|everybody|somebody|someone) (?:just |always |once |often |also )?(?:said|says|told (?:me|us)|keeps? (?:saying|telling|asking)|tells (?:me|us)|reckons?|claims?|insists?|complains?|asked (?:me|us) (?:to|for|if|whether))\b|^apparently\b|^according to\b/iu,
    ],
    [
      'value',
      /\b(?:(?:nobody|no one|no \w+|every \w+|everyone|everybody|people|they|you|\w{3,}s) should(?:n['’]t)?|should(?:n['’]t| not| never) (?:have|be)|should be able|ought to|deserves?|matters? (?:to|most|more|a lot)|(?:is|are|was|be) (?:so |very |really |more |most )?important|(?:is|are) what (?:i|we) care about|what (?:matters|i care about)\b[^.]* is|(?:has|have) to be (?:shared|fair|equal|honest|safe|free)|i (?:really )?(?:believe|care about)|the right thing|means (?:a lot|everything|so much|the world))\b|^(?:people|everyone|everybody|nobody|no one|kids|children) (?:want|need|deserve)/iu,
    ],
    [
      'wish',
      /\b(?:i|we)(?:['’]d| would)? (?:(?:just|really|only|simply|still|do|also|always|mostly) )*(?:want|wanna|wish|hope|like to|love to|long)\b|^(?:just )?wanna\b|\b(?:i|we)(?:['’]d| would) (?:just |really |rather )?(?:love|like|prefer)\b|\b(?:i|we)['’]d rather\b|\b(?:i|we) (?:(?:just|really|also|still) )*(?:don['’]?t|do not|never) (?:ever |really )?(?:want|wanna)\b|\bif only\b|\b(?:would|['’]d) be (?:nice|great|lovely|good|wonderful|amazing|ideal|perfect)\b|\b(?:my|the|our) (?:dream|wish|hope|goal) (?:is|would)\b/iu,
    ],
    [
      'feeling',
      /\b(?:i|we)(?:['’]ve| have)? (?:just |really |still |always |also )?(?:feel|felt|miss|missed|hate|hated|love|dread|regret|cried|cry|fear)\b|\b(?:i|we)(?:['’]m| am|['’]re| are| was| were| got| get| feel| felt) (?:so |just |really |too |always |still |a bit |very |quite )?(?:sad|happy|angry|anxious|afraid|scared|lonely|ashamed|embarrassed|frustrated|furious|upset|worried|guilty|relieved|excited|exhausted|overwhelmed|stressed|nervous|terrified|hopeless|helpless|heartbroken|proud|jealous|annoyed|disappointed|tired|sick of|fed up|drained|gutted|useless|invisible|stupid|lost|alone|mortified|panicking|devastated)\b|\b(?:couldn['’]t|can['’]t|cannot) sleep\b|\bkept going over\b|\b(?:makes?|made|making) (?:me|us) (?:feel|cry|angry|sad|nervous|anxious|sick|happy|want)\b|\bbreaks my heart\b|\b(?:it|that) (?:hurts?|stings?|bothers me)\b|\bwhat if (?:i|they|he|she|it)\b|\bhard (?:watching|seeing|to (?:watch|see))\b/iu,
    ],
    [
      'problem',
      /\b(?:can['’]t|cannot|couldn['’]t|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|wasn['’]t|hasn['’]t|haven['’]t|never|nobody|no one|nothing|not enough|too (?:many|much|late|long|slow|busy|expensive)|hardly|always (?:late|shut|lost|me)|keeps? \w+ing|takes? (?:me |us )?(?:ages|forever|hours|all|too long|\w+ hours)|wastes?|breaks?|crash(?:es)?|fails?|mistakes?|problem|trouble|struggl\w+|mess|stuck|behind|gets? lost|end(?:s|ed)? up)\b/iu,
    ],
    [
      'event',
      /\b(?:yesterday|last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|\w+day)|this morning|ago|one (?:day|time|night|morning)|the other day|suddenly|back in|the first time|the night before)\b|^(?:i|we|he|she|they|it|my \w+|the \w+|our \w+) (?:\w+ed|went|(?:was|were)(?! (?:an?|the|my|our|always|so|very|just|never|such|too|quite)\b)|had|saw|got|came|took|gave|lost|told|broke|left|found|did|bought|sent|paid|met|ran|fell|began|spent|made|kept|quit|died|grew|threw|caught|forgot)\b/iu,
    ],
  ],
}
