import type { Aspect } from '../../contract.ts'

/** What a topic of a guide asks for, as far as its words tell, and how an answer to that sounds. */
interface Subject {
  /** Aspects that ask for the same. */
  aspects: readonly Aspect[]
  topic: RegExp
  answer: RegExp
  /** An answer shows itself without a word of the topic. */
  plain?: true
}

const SUBJECTS: readonly Subject[] = [
  {
    aspects: ['scene'],
    topic:
      /(?:うまくいかな|困っ|失敗|すれ違|トラブル|行き違).{0,10}(?:出来事|こと|とき|場面|経験|体験)|\b(?:went wrong|did(?:n't| not) (?:go|work)|time (?:it|things|something) (?:failed|broke)|bad experience)\b/iu,
    answer:
      /(?:ませんでした|なかった|てしまっ|ちゃっ[てた]|転ん|泣[いか]|忘れ|間違|遅れ|すれ違).*(?:た|て|です|ます|わ|ね|よ|けど)|\b(?:missed|forgot|failed|broke|didn't|couldn't|wrong|late|lost)\b/iu,
    plain: true,
  },
  {
    aspects: ['ideal', 'difference', 'first_change'],
    topic:
      /理想|希望|望[みむ]|こうなれば|こうなったら|こうだったら|あるべき|改善|\b(?:ideal\w*|wish\w*|would (?:like|want|change|help)|hope\w*|dream\w*|perfect|improve\w*)\b/iu,
    answer:
      /理想|たい(?:です|んです|な|と思|ん|けど|よ|ね|。|$)|(?:ほしい|欲しい)|(?:たら|れば|ると)(?:いい|嬉し|うれし|助か|ありがた|違う)|\b(?:ideal\w*|i(?:'d| would) (?:really |just )?(?:like|love|prefer|want)|i (?:really |just )?(?:want|wish)|would be (?:nice|great|lovely|good|ideal|better|perfect)|if (?:they|there|it|we|i|only)\b.*\b(?:i'd|i would|we'd))\b/iu,
  },
  {
    aspects: ['obstacle'],
    topic:
      /理由|なぜ|どうして|きっかけ|原因|妨げ|障害|壁|ハードル|難し|困る|困り|\b(?:why|reasons?|gets? in (?:the|your) way|(?:stops?|stopped|stopping) (?:you|people|them|someone|anyone)|prevent\w*|barriers?|obstacles?|keeps? (?:you|people|them)|hard|difficult\w*|holds? (?:you|people))\b/iu,
    answer:
      /(?:ので|から|ため|せいで|くて|なくて|ないと)(?:[、。]|です|だ|なん|[^ら])|理由|\b(?:because|so i|so we|can't|cannot|couldn't|don't (?:have|get)|too \w+|that's why|the reason|since|never (?:have|get)|no (?:time|money|energy)|when i)\b/iu,
  },
  {
    aspects: ['scene'],
    topic:
      /(?:最近|直近|最後|前回|この前).{0,8}(?:とき|時|こと|場面|回|利用|経験|行)|場面|シーン|\b(?:last|most recent|latest) (?:time|visit|use|trip|purchase|order|occasion|experience|meal|call|\w+)\b/iu,
    answer:
      /(?:昨日|今朝|先週|先月|去年|昨年|一昨年|この前|こないだ|この間|先日|[月火水木金土日]曜|\d+(?:年|か月|ヶ月|週間|日)前).*(?:た|ました|だった|でした)|\b(?:yesterday|last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|\w+day)|ago|the other day|this morning|back in \w+|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu,
  },
  {
    aspects: ['frequency_and_impact'],
    topic: /頻度|回数|どのくらい|どれくらい|何回|\b(?:how (?:often|much|many)|frequen\w+)\b/iu,
    answer:
      /(?:毎[日朝晩週月年]|週に|月に|年に|一日に|ほぼ毎|めったに|ほとんど.{0,8}ない|\d+回)|\b(?:every (?:day|week|month|morning|\w+day)|once|twice|times a|daily|weekly|monthly|rarely|hardly ever|most days|a (?:day|week|month|year))\b/iu,
  },
  {
    aspects: ['past_attempts'],
    topic:
      /試し|工夫|対処|対策|やり方|解決|\b(?:tried|try|deal with|cope|coping|workarounds?|solutions?|manage\w*)\b/iu,
    answer:
      /てみ(?:た|まし)|試し|工夫|ようにして|代わりに|\b(?:tried|i (?:use|started|switched|asked|bought|set up|made)|instead)\b/iu,
  },
]

export function subjectOf(topic: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.topic.test(topic))
}

/** Aspects a topic of the guide will ask for itself. */
export function aspectsOfTopics(topics: readonly string[]): Aspect[] {
  return topics.flatMap((topic) => subjectOf(topic)?.aspects ?? [])
}
