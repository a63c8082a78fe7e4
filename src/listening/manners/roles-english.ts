import { ENGLISH_STOP_WORDS } from '#text/words/stop-words.ts'
import { stem } from '#text/index.ts'

const THEY = 'they'
/** Who does something: the one who speaks (in a reply: who is spoken to), or the stem of another. */
const SELF = 'self'

interface Read {
  /** By the stem of a deed: everybody who is told to do it. */
  doers: Map<string, Set<string>>
  /** By the stem of a thing: whose it is told to be. */
  owners: Map<string, Set<string>>
  words: Set<string>
  /** Those that stand for one. */
  singles: Set<string>
}

const WORD = /[\p{L}\d]+(?:['’][\p{L}]+)?/gu
const SPEAKS = /^(?:i|we|i'm|i've|i'd|i'll|we're|we've|we'd|we'll)$/u
const SPOKEN_TO = /^(?:you|you're|you've|you'd|you'll)$/u
/** He, and nobody whom only the talk before would name. */
const OTHERS = /^(?:he|she|nobody|somebody|someone|everyone|everybody)$/u
/** Of whom something is told is not said by these. */
const ANYBODY = /^(?:nobody|somebody|someone|everyone|everybody)$/u
/** Behind one of these a bare word is a deed. */
const HELPS =
  /^(?:can|can't|cannot|could|couldn't|will|won't|would|wouldn't|do|don't|does|doesn't|did|didn't|must|should|may|might|to|not|never)$/u
const BETWEEN =
  /^(?:never|always|often|still|just|really|also|only|even|usually|sometimes|already|ever|then|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|do|don't|does|doesn't|did|didn't|must|should|may|might|have|has|had|keep|keeps|kept|to|not|want|wants|wanted|try|tries|tried|need|needs|needed)$/u
const SOMEBODY =
  /^(?:mother|father|mum|mom|dad|sister|brother|son|daughter|wif|husband|partner|friend|boss|colleagu|neighbour|neighbor|child|children|kid|parent|aunt|uncle|cousin|grand\w+|nurs|chef|guest|client|patient|student|pupil|tenant|staff|crew|team|people|man|woman|men|women|doctor|coach|\w{3,}(?:er|or|ist|ian))$/u
const PASSIVE = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/u
const THEIRS = /^(?:my|our)$/u
const YOURS = /^(?:your)$/u
/** A deed that is told of somebody: “sings”, “blamed”; a bare word behind a noun may be a noun as well. */
const INFLECTED =
  /(?:s|ed|gave|told|said|took|left|made|lost|broke|sent|brought|came|went|saw|heard|forgot|taught|caught|bought|thought|fought|sold|held|kept|slept|met|paid|ran|rang|sang|spoke|wrote|drove|chose|woke|wore|tore|threw|grew|knew|drew|ate|hid|bit|built|lent|spent|felt|dealt|meant|found|stood|won|stuck|struck|swept)$/u

/** Finds a sentence that gives a deed to another than they did, or a thing of one to the other. */
export function englishRoles(said: readonly string[]): (told: string) => string | null {
  const lines = [...new Set(said)].map((line) => read(line, SPEAKS, THEIRS))
  return (told) => swappedIn(told, lines)
}

function swappedIn(told: string, lines: readonly Read[]): string | null {
  const own = read(told, SPOKEN_TO, YOURS)
  for (const [deed, tellers] of own.doers)
    for (const doer of tellers) {
      if (ANYBODY.test(doer)) continue
      const theirs = lines.filter(({ doers }) => doers.has(deed))
      if (doer === THEY) {
        // “They” is the person, unless it may be somebody else they spoke of.
        if (theirs.length > 0 && theirs.every((line) => isAnother(line, deed, told)))
          return `"${told.trim()}": another did that`
        continue
      }
      const isTold = theirs.some(({ doers }) => doers.get(deed)?.has(doer))
      const isInIt = theirs.some(
        ({ words }) => doer === SELF || OTHERS.test(doer) || (words.has(doer) && isSomebody(doer, lines)),
      )
      const wasAnother = theirs.every(({ doers }) => doers.get(deed)?.has(SELF) !== (doer === SELF))
      if (theirs.length > 0 && !isTold && isInIt && wasAnother) return `"${told.trim()}": another did that`
    }
  for (const [thing, owners] of own.owners)
    for (const owner of owners) {
      const theirs = lines.filter((line) => line.owners.has(thing))
      const isTold = theirs.some((line) => line.owners.get(thing)?.has(owner))
      if (theirs.length > 0 && !isTold && theirs.some(({ words }) => owner === SELF || words.has(owner)))
        return `"${told.trim()}": it is another's`
    }
  return null
}

function read(text: string, self: RegExp, own: RegExp): Read {
  const found: Read = { doers: new Map(), owners: new Map(), words: new Set(), singles: new Set() }
  for (const clause of text.split(/[.,;:!?\n—–]|\b(?:and|but|because|so|that|which|who)\b/u)) {
    const words = (clause.match(WORD) ?? []).map((word) => word.replaceAll('’', "'"))
    let doer: string | null = null
    let isPassive = false
    /** “The customers shout”: of several a bare word is a deed. */
    let isMany = false
    let isHelped = false
    for (const [place, word] of words.entries()) {
      const plain = word.replace(/'s$/u, '')
      const isContent = !ENGLISH_STOP_WORDS.has(plain) && !self.test(word) && plain.length > 2
      if (isContent) found.words.add(stem(plain))
      if (isContent && !/(?:s|people|children|men|women|staff|team|group|crew|police)$/u.test(plain))
        found.singles.add(stem(plain))
      const before = words[place - 1] ?? ''
      if (isContent && own.test(before)) add(found.owners, stem(plain), SELF)
      if (isContent && word.endsWith("'s") && words[place + 1] !== undefined)
        add(found.owners, stem(words[place + 1] ?? ''), stem(plain))
      if (self.test(word) || OTHERS.test(word) || word === THEY) {
        doer = self.test(word) ? SELF : word
        isPassive = isHelped = false
      } else if (PASSIVE.test(word)) isPassive = true
      else if (BETWEEN.test(word)) isHelped ||= HELPS.test(word)
      else if (isContent) {
        if (doer !== null && !isPassive && (isHelped || isDeedOf(doer, word, isMany)))
          add(found.doers, stem(plain), doer)
        // What looks like a deed may be a noun, and do the next one.
        doer = stem(plain)
        isMany = plain.endsWith('s')
        isPassive = isHelped = false
      } else doer = null
    }
  }
  return found
}

/** Whoever is told to do anything, or is called by what they do or are to one: the bell that rings is nobody. */
function isSomebody(who: string, lines: readonly Read[]): boolean {
  return SOMEBODY.test(who) || lines.some(({ doers }) => [...doers.values()].some((each) => each.has(who)))
}

/** One person did it who is not named before: “They scold their mother”. */
function isAnother({ doers, singles }: Read, deed: string, told: string): boolean {
  return [...(doers.get(deed) ?? [])].every((who) => {
    const before = told.indexOf(who)
    return singles.has(who) && (before < 0 || before > told.indexOf(THEY))
  })
}

function isDeedOf(doer: string, word: string, isMany: boolean): boolean {
  return doer === SELF || doer === THEY || OTHERS.test(doer) || INFLECTED.test(word) || isMany
}

function add(all: Map<string, Set<string>>, key: string, value: string): void {
  all.set(key, (all.get(key) ?? new Set()).add(value))
}
