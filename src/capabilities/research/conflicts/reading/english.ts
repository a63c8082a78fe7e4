import { LIGHT } from '../lexicon/cues.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { WordNet } from '../lexicon/wordnet.ts'
import type { PlacedSlot, Token, TokenKind } from '../types.ts'
import { slotIndex } from './slots/find-slots.ts'
import { LIGHT_WEIGHT, type LanguageReader, REFERENCE_WEIGHT, WEIGHT } from './words.ts'

const WORDS = /[\uE000-\uE0C7]|[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9]*(?:[-'’./+#&][A-Za-zÀ-ɏ0-9]+)*[+#]*|\d+(?:\.\d+)*|[,;:()—–]/gu
const PREPOSITIONS = new Set(
  'in on at by for of from to with under over into onto within across during through against between among per via near since until as than about after before above below behind beside inside outside'.split(
    ' ',
  ),
)
const GRAMMAR = new Set(
  `a an the this that these those its their his her our my your it they he she we i you them him us who whom whose which what when where why how if because so then
and or but while whereas although though nor both either is are was were be been being am has have had having do does did will would shall can could may might must
not no never none nobody nothing neither cannot without there here too very more most much many also only just even still yet already up down out off on over again s t d ll ve re m o'clock
own such same other another some any each every all few several than as`.split(/\s+/),
)
/** Grammar that can stand on an axis: voted for, voted against. */
const POLAR = new Set(
  'for against up down on off with without inside outside more less first last before after above below'.split(' '),
)
const REFERENCES = new Set(
  'company firm group corporation organisation organization city town country team club school university bank agency government party region province state ministry museum hospital retailer airline maker carrier operator manufacturer author player singer actor novelist politician it they he she'.split(
    ' ',
  ),
)
const DETERMINERS = new Set(['the', 'this', 'that', 'its', 'their', 'his', 'her', 'our'])
const NEGATORS = new Set(['not', 'never', 'cannot', 'neither', 'nor', 'hardly', 'barely', 'scarcely'])
/** Deny what follows: lacks access, failed to appear, unable to pay. */
const DENYING: Readonly<Record<string, 'noun' | 'verb'>> = {
  lack: 'noun',
  unable: 'verb',
  fail: 'verb',
  refuse: 'verb',
  devoid: 'noun',
  absence: 'noun',
  decline: 'verb',
}
const CLAUSE = new Set([',', ';', ':', '(', ')', '—', '–'])
const BE = new Set(['is', 'was', 'are', 'were'])
const CONJUNCTIONS = new Set(['but', 'while', 'whereas', 'although', 'though', 'because'])

interface Word {
  text: string
  lower: string
  lemma: string
}

export function englishReader(
  lexicon: Lexicon,
  wordNet: WordNet,
  lemma: (word: string) => string,
  place: (lemma: string) => number | undefined,
): LanguageReader {
  const split = (text: string): Word[] => {
    const words: Word[] = []
    for (const [piece] of text.matchAll(WORDS)) {
      const clean = piece.replace('’', "'")
      const contraction = /^(.+?)(n't|'s|'re|'ve|'ll|'d|'m)$/iu.exec(clean)
      if (/^(?:can't|won't|shan't)$/i.test(clean)) words.push(word(clean.slice(0, 2)), word('not'))
      else if (contraction?.[1] !== undefined) {
        words.push(word(contraction[1]))
        if (contraction[2]?.toLowerCase() === "n't") words.push(word('not'))
        else if (contraction[2]?.toLowerCase() === "'s") words.push(word("'s"))
      } else words.push(word(clean.replace(/\.+$/, '')))
    }
    return joined(words.filter(({ text }) => text !== ''))
  }
  const word = (text: string): Word => ({ text, lower: text.toLowerCase(), lemma: lemma(text) })
  const joined = (words: Word[]): Word[] => {
    const out: Word[] = []
    for (let i = 0; i < words.length; i++) {
      const first = words[i]
      if (first === undefined) continue
      const phrase = lexicon.phrases
        .get(first.lemma)
        ?.find((parts) => parts.every((part, n) => words[i + n]?.lemma === part))
      if (phrase === undefined) out.push(first)
      else {
        const text = words
          .slice(i, i + phrase.length)
          .map((each) => each.text)
          .join(' ')
        out.push({ text, lower: text.toLowerCase(), lemma: phrase.join('-') })
        i += phrase.length - 1
      }
    }
    return out
  }
  /** Capitals name; the first word of a sentence only where no dictionary knows it or another capital follows. */
  const isName = (words: readonly Word[], i: number): boolean => {
    const { text = '', lower = '', lemma: base = '' } = words[i] ?? {}
    if (/^[A-Z]{2,}s?$/.test(text) || /\d/.test(text) || /[a-z][A-Z]/.test(text)) return true
    if (!/^[A-ZÀ-Þ]/.test(text)) return false
    if (i > 0) return text !== 'I'
    if (wordNet.pos(lower) === 'p') return true
    const next = words[i + 1]?.text ?? ''
    return (
      (!wordNet.has(lower) && !wordNet.has(base) && !GRAMMAR.has(lower) && !PREPOSITIONS.has(lower)) ||
      (/^[A-Z]/.test(next) && !GRAMMAR.has(lower) && !PREPOSITIONS.has(lower))
    )
  }
  const kindOf = (base: string): TokenKind => {
    if (base.startsWith('in-')) return 'adverb'
    const pos = wordNet.pos(base)
    return pos === 'p' ? 'name' : pos === 'v' ? 'verb' : pos === 'a' ? 'adjective' : pos === 'r' ? 'adverb' : 'noun'
  }
  return {
    language: 'en',
    lemma,
    words(text, slots) {
      const words = split(text)
      const tokens: Token[] = []
      const placed: PlacedSlot[] = []
      let clause = 0
      let link = ''
      let deny: 'any' | 'noun' | 'verb' | undefined
      let determined = false
      let afterBe = false
      for (const [at, { text: surface, lower, lemma: base }] of words.entries()) {
        const index = slotIndex(surface)
        const slot = index < 0 ? undefined : slots[index]
        if (slot !== undefined) {
          if (slot.type === 'id') tokens.push(nameToken(slot.text.toLowerCase(), slot.text, at, clause, link))
          else placed.push({ slot, at, clause, link, copula: afterBe && link === '' })
          afterBe = false
          link = ''
          continue
        }
        if (CLAUSE.has(surface) || CONJUNCTIONS.has(lower) || (lower === 'and' && startsClause(words, at))) {
          clause += 1
          link = ''
          continue
        }
        if (lower === "'s") {
          const last = tokens.at(-1)
          if (last !== undefined) {
            last.link = "'s"
            last.attributive = true
          }
          continue
        }
        if (lower === 'one' && words[at - 1]?.lower === 'no') continue
        if (BE.has(lower)) afterBe = true
        if (lower === 'no' && words[at + 1]?.lower === 'longer') deny = 'any'
        else if (lower === 'no' && words[at + 1]?.lower === 'one') deny = 'verb'
        else if (lower === 'no' || lower === 'without') deny = 'noun'
        else if (lower === 'nobody' || lower === 'none' || lower === 'nothing') deny = 'verb'
        else if (NEGATORS.has(lower)) deny = 'any'
        if (PREPOSITIONS.has(lower)) link = lower
        if (DETERMINERS.has(lower)) determined = true
        const grammar =
          (GRAMMAR.has(lower) || PREPOSITIONS.has(lower)) && !(/^[A-Z]+$/.test(surface) && at > 0 && surface !== 'I')
        if (grammar || !/[\p{L}\d]/u.test(surface)) {
          if (POLAR.has(lower) || /^(?:it|they|he|she)$/.test(lower))
            tokens.push({
              ...nameToken(lower, surface, at, clause, link),
              kind: 'grammar',
              weight: 0,
              reference: REFERENCES.has(lower),
            })
          continue
        }
        const name = isName(words, at)
        const bare = /^non-(?=.)/.exec(lower)
        const lemmaHere = bare === null ? (name ? lower : base) : lemma(lower.slice(4))
        const kind: TokenKind = name ? 'name' : kindOf(base)
        const reference = determined && !name && REFERENCES.has(base)
        const denies = DENYING[base]
        const next = words[at + 1]
        const dropped = /^(?:drop|withdraw)$/.test(base) && next?.lower === 'support'
        if (dropped || (denies !== undefined && (denies === 'noun' || next?.lower === 'to'))) {
          deny = denies ?? 'noun'
          continue
        }
        let negated = bare !== null
        if (deny !== undefined && accepts(deny, kind, next, isName, words, at)) {
          negated = !negated
          deny = undefined
        }
        const follows =
          next !== undefined &&
          slotIndex(next.text) < 0 &&
          !CLAUSE.has(next.text) &&
          !GRAMMAR.has(next.lower) &&
          !PREPOSITIONS.has(next.lower) &&
          next.lower !== "'s"
        tokens.push({
          lemma: lemmaHere,
          surface,
          kind,
          weight: reference ? REFERENCE_WEIGHT : LIGHT.has(base) && !name ? LIGHT_WEIGHT : WEIGHT[kind],
          negated,
          clause,
          at,
          link,
          attributive: follows && modifies(words, at, kind),
          deniedBy: undefined,
          told: tokens.some((before) => before.clause === clause && before.kind === 'verb') || afterBe,
          compound: false,
          copula:
            afterBe ||
            (next !== undefined && (BE.has(next.lower) || isName(words, at + 1)) && definiteAfterBe(words, at)),
          reference,
          region: kind === 'name' && /^(?:in|across|for|among|outside)$/.test(link),
          place: place(lemmaHere) ?? place(lower),
        })
        if (!follows && kind !== 'adverb' && kind !== 'adjective') afterBe = false
        if (!follows) link = ''
        if (!follows) determined = false
      }
      return { tokens, slots: placed }
    },
  }

  /** Whether a word describes the next: an adjective does, a noun before a noun, and most that stand behind "the". */
  function modifies(words: readonly Word[], at: number, kind: TokenKind): boolean {
    const [here, next] = [words[at], words[at + 1]]
    if (here === undefined || next === undefined) return false
    const nextKind = isName(words, at + 1) ? 'name' : kindOf(next.lemma)
    const thing = nextKind === 'noun' || nextKind === 'adjective' || nextKind === 'name'
    if (kind === 'adjective') return thing || !/(?:ed|ing)$/.test(next.lower)
    const determined = DETERMINERS.has(words[at - 1]?.lower ?? '')
    if (determined && here.lower === here.lemma && next.lower === next.lemma) return true
    if (at === 0 && kind !== 'noun' && kind !== 'name' && here.lower === here.lemma && next.lower.endsWith('s'))
      return true
    return thing && (determined || (kind !== 'verb' && kind !== 'adverb'))
  }

  /** "X is the …", "X was its …": only one can be it. */
  function definiteAfterBe(words: readonly Word[], at: number): boolean {
    const be = words.findIndex(({ lower }, i) => i > at && BE.has(lower))
    if (be < 0 || words.slice(at + 1, be).some((_, i) => !isName(words, at + 1 + i))) return false
    return (
      DETERMINERS.has(words[be + 1]?.lower ?? '') || words.slice(be + 1, be + 4).some(({ lower }) => lower === "'s")
    )
  }

  function startsClause(words: readonly Word[], at: number): boolean {
    const next = words[at + 1]
    return (
      next !== undefined &&
      (next.lower.endsWith('ed') ||
        (next.lemma !== next.lower && wordNet.pos(next.lemma) === 'v') ||
        next.lower === 'is' ||
        next.lower === 'was')
    )
  }

  /** "No serious side effects": the noun is denied, not what describes it. */
  function accepts(
    deny: 'any' | 'noun' | 'verb',
    kind: TokenKind,
    next: Word | undefined,
    name: typeof isName,
    words: readonly Word[],
    at: number,
  ): boolean {
    if (kind === 'adverb') return false
    if (deny === 'any') return true
    if (deny === 'verb') return kind === 'verb' || next === undefined
    const content =
      next !== undefined &&
      slotIndex(next.text) < 0 &&
      !CLAUSE.has(next.text) &&
      !GRAMMAR.has(next.lower) &&
      !PREPOSITIONS.has(next.lower)
    const nextKind = content ? (name(words, at + 1) ? 'name' : kindOf(next.lemma)) : undefined
    return nextKind !== 'noun' && nextKind !== 'name' && !(kind === 'adjective' && nextKind === 'adjective')
  }
}

function nameToken(lemma: string, surface: string, at: number, clause: number, link: string): Token {
  return {
    lemma,
    surface,
    kind: 'name',
    weight: 1,
    negated: false,
    clause,
    at,
    link,
    attributive: false,
    deniedBy: undefined,
    told: false,
    copula: false,
    compound: false,
    reference: false,
    region: false,
    place: undefined,
  }
}
