const GRADES = 'great|awesome|excellent|amazing|wonderful|fantastic|brilliant|impressive|lovely|beautiful'
/** Graded is what somebody said or did: at the head of a sentence, or behind "that is", "what a", "sounds". */
const PRAISE = new RegExp(
  [
    `(?:^|[.!?]\\s+)(?:${GRADES}|nice|good|perfect)(?:[,.!—–-]|\\s+(?:idea|question|point|thought|goal|start|to hear|that you))`,
    `\\b(?:that(?:['’]s| is| sounds| must be)|(?:it|this) (?:sounds|is)|sounds(?: like)?|what|such) (?:really |so |truly |very |an? )*(?:${GRADES})\\b(?! deal| many| number)`,
    '\\b(?:good (?:question|point)|(?:great|nice|good) idea|well done|love (?:that|it)|good for you|kudos|congratulations)\\b',
    '素晴らし|すばらし|さすが|すごい(?:です|ね|！|、|な)|(?:いい|良い|よい)(?:です)?ね[。、！!]|お疲れ(?:様|さま)|ご苦労|(?:偉い|えらい|立派)(?:です|だ)?(?:ね|よ)',
  ].join('|'),
  'iu',
)

/** What grades somebody's words or deeds; null when nothing does. */
export function praiseIn(text: string): string | null {
  return PRAISE.exec(text)?.[0] ?? null
}
