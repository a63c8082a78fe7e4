const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
  "i'll": "you'll",
  "we'll": "you'll",
}

/** From the speaker's side to the listener's, word by word: "I am late for my bus" → "you are late for your bus". */
export function turned(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(
      /\b(?:i|we)\s+(am|was|were|are|wasn't|weren't)\b/giu,
      (_, verb: string) => `you ${PLURAL[verb.toLowerCase()] ?? verb}`,
    )
    .replace(/\b(?:am|was) (?:i|we)\b/giu, 'were you')
    .replace(
      /(?<![\p{L}'])(?:i|we|me|us|my|our|mine|ours|myself|ourselves)(?:'(?:m|re|ve|d|ll))?(?![\p{L}'])/giu,
      (word) => TURNED[word.toLowerCase()] ?? word,
    )
}

const PLURAL: Readonly<Record<string, string>> = {
  am: 'are',
  are: 'are',
  was: 'were',
  were: 'were',
  "wasn't": "weren't",
  "weren't": "weren't",
}

/** Not words of written English: said back in a sentence of ours they would sound like mockery. */
export const DIALECT =
  /(?:^|\s)(?:o'?|tae|doon|oot|wi'?|nae|noo|ye|yer|ken|awa|roon|gonnae|cannae|dinnae|didnae|isnae|wasnae|naebody|summat|owt|nowt|dat|dis|dem|da|u|ur|im|ive|dont|wanna|gonna|gotta|kinda|sorta|lemme)(?=\s|$)/iu
