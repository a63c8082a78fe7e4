const SUBJECT = String.raw`\b(?:i|we)(?:'d|’d| would|'m|’m| am|'re|’re| are)?(?: really| also| just| have)?`
const TO = String.raw`(?:want|like|love|need|wish|plan|planning|hope|hoping|trying|going|looking|have|been asked)(?:ed|s)? to`

/** A sentence that says what somebody wants to do. */
export const WISH_EN = new RegExp(
  `${SUBJECT} ${TO}\\b|\\bwanna\\b|\\bthinking (?:of|about)\\b|\\b(?:i|we) (?:should|must|could use)\\b|\\blet(?:'|’)s\\b`,
  'iu',
)
