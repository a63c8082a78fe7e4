/**
 * What a model puts around its answer although nobody asked for it: a fence, "Sure, here is …:", "Assistant:", bold or
 * quotation marks around the whole. It is taken off before any rule looks, so that an answer is judged for what it says.
 */
export function cleanText(received: string): string {
  let text = received.trim()
  for (let before = ''; before !== text;) {
    before = text
    for (const clean of [unfenced, withoutPreface, withoutRole, unwrapped]) text = clean(text).trim()
  }
  return text
}

/** What a growing text is held back for; an answer that happens to begin so is shown a little later. */
const OPENINGS =
  "sure|certainly|of course|absolutely|okay, here|ok, here|got it|understood|here is|here are|here's|はい、|承知|かしこまり|了解|もちろん|以下|こちら|次の質問".split(
    '|',
  )
const LONGEST_PREFACE = 90
const ANNOUNCES = /^(?:he|my|th|以下|次|こち|質問|回答|返答|返事|そ(?:れ)?で)/iu

/** Of a text that is still growing: nothing while what has come may turn out to stand before the answer. */
export function cleanDraft(received: string): string {
  const text = received.trim()
  const begun = text.replace(/^(?:```[\w-]*\n|\*\*)/, '')
  if (/^(?:`{1,3}[\w-]*|\*)?$/.test(begun) || mayBeRole(begun)) return ''
  const rest = begun.replace(PREFACE, '').trimStart()
  if (rest === begun && mayBePreface(begun)) return ''
  return mayBeRole(rest) ? '' : withoutRole(rest).trimStart()
}

function mayBePreface(text: string): boolean {
  if (text.length >= LONGEST_PREFACE || /[？?\n]/.test(text)) return false
  const next = /^[^。.!！]*[。.!！]\s*(\S[\s\S]+)$/u.exec(text)?.[1]
  // “Got it. Where were you” has gone on to the answer itself; “Got it. Here is” may not have.
  if (text.startsWith('こちらこそ') || (next !== undefined && !ANNOUNCES.test(next))) return false
  const head = text.toLowerCase()
  return OPENINGS.some((opening) => head.startsWith(opening) || opening.startsWith(head))
}

/** "Assis", "Assistant:" */
function mayBeRole(text: string): boolean {
  const word = /^([\p{L}ー]*)(?:\*\*)?\s?(?:[:：](?:\*\*)?)?\*?$/u.exec(text)?.[1]?.toLowerCase()
  return word !== undefined && ROLES.some((role) => role.startsWith(word))
}

function unfenced(text: string): string {
  return /^```[\w-]*\n([^`]*(?:`{1,2}[^`]+)*)\n?```$/.exec(text)?.[1] ?? text
}

/** It speaks of an answer, a question or "the following", or it is no preface: "Okay, and how long: a day?" asks. */
const PREFACE = new RegExp(
  [
    "^(?:(?:sure|certainly|of course|absolutely|okay|ok|got it|understood)[,.!]? )?(?:here (?:is|are)|here's|my|the|this is)(?: \\p{L}+){0,4}? (?:question|answer|reply|response|message|version)s?(?: \\p{L}+){0,6}:",
    '^(?:sure|certainly|of course|absolutely)(?: thing)?[,.!]?:?[!:]',
    '^(?:(?:はい|承知|かしこまり|了解|もちろん)[^\\n：:？?]{0,20}[。、])?[^\\n：:？?。]{0,20}(?:質問|回答|返答|返事|以下|次の通り|こちら)[^\\n：:？?。]{0,14}[：:]',
  ].join('|'),
  'iu',
)

function withoutPreface(text: string): string {
  const rest = text.replace(PREFACE, '')
  return rest.trim() === '' ? text : rest
}

const ROLES =
  'assistant|interviewer|naze|ai|bot|answer|reply|response|question|アシスタント|インタビュアー|聞き手|質問|回答|返答|ナゼ|なぜ'.split(
    '|',
  )
const ROLE = new RegExp(`^(?:\\*\\*)?(?:${ROLES.join('|')})(?:\\*\\*)?\\s?[:：](?:\\*\\*)?\\s*(?=\\S)`, 'iu')

function withoutRole(text: string): string {
  return text.replace(ROLE, '')
}

const AROUND: readonly (readonly [string, string])[] = [
  ['**', '**'],
  ['__', '__'],
  ['"', '"'],
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
]

/** Only what stands around everything: 「遅れる」と「困る」 begins and ends alike, and is two. */
function unwrapped(text: string): string {
  for (const [open, close] of AROUND) {
    if (text.length <= open.length + close.length || !text.startsWith(open) || !text.endsWith(close)) continue
    const inside = text.slice(open.length, text.length - close.length)
    if (!inside.includes(open) && !inside.includes(close)) return inside
  }
  return text
}
