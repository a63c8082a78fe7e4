import type { WordNet } from '../lexicon/wordnet.ts'

/** base: past, participle and other forms the endings do not give away. */
const IRREGULAR = `
be: am is are was were been being
have: has had having
do: does did done
go: went gone goes
come: came
become: became
begin: began begun
break: broke broken
bring: brought
build: built
buy: bought
catch: caught
choose: chose chosen
cost: costs
cut: cuts cutting
deal: dealt
die: died dies dying
draw: drew drawn
drive: drove driven
eat: ate eaten
fall: fell fallen
feel: felt
fight: fought
find: found
fly: flew flown
forget: forgot forgotten
freeze: froze frozen
get: got gotten getting
give: gave given
grow: grew grown
hang: hung
hold: held
keep: kept
know: knew known
lay: laid
lead: led
leave: left
lend: lent
lie: lay lain lying
lose: lost
make: made
mean: meant
meet: met meeting
overturn: overturned
pay: paid
put: puts putting
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran running
say: said
see: saw seen
seek: sought
sell: sold
send: sent
set: sets setting
shoot: shot
show: shown
shrink: shrank shrunk
shut: shuts shutting
sing: sang sung
sink: sank sunk
sit: sat sitting
sleep: slept
speak: spoke spoken
spend: spent
stand: stood
steal: stole stolen
swim: swam swum swimming
take: took taken
teach: taught
tell: told
think: thought
throw: threw thrown
uphold: upheld
wear: wore worn
win: won winning
withdraw: withdrew withdrawn
write: wrote written
bear: born borne
sale: sales
man: men
woman: women
child: children
person: people persons
foot: feet
tooth: teeth
mouse: mice
goose: geese
life: lives
half: halves
wife: wives
knife: knives
leaf: leaves
datum: data
criterion: criteria
good: better best
bad: worse worst
dig: dug
hit: hits hitting
hide: hid hidden
strike: struck
spread: spreads
blow: blew blown
bend: bent
bite: bit bitten
feed: fed
hear: heard
hurt: hurts
kneel: knelt
light: lit
slide: slid
stick: stuck
sweep: swept
swing: swung
tear: tore torn
wake: woke woken
wind: wound
pass: passed passes passing
add: added adding adds
install: installed installing installs instal
rate: rating ratings
dine: dining dined
arise: arose arisen
beat: beaten
bid: bids
breed: bred
burn: burnt
drink: drank drunk
flee: fled
forbid: forbade forbidden
foresee: foresaw foreseen
forgive: forgave forgiven
learn: learnt
overcome: overcame
overtake: overtook overtaken
oversee: oversaw overseen
prove: proven
rebuild: rebuilt
repay: repaid
shake: shook shaken
shine: shone
split: splits splitting
spring: sprang sprung
swear: swore sworn
undergo: underwent undergone
understand: understood
undertake: undertook undertaken
upset: upsets
weave: wove woven
`
const irregular = new Map<string, string>()
for (const line of IRREGULAR.trim().split('\n')) {
  const [base = '', forms = ''] = line.split(': ')
  for (const form of forms.split(' ')) irregular.set(form, base)
}
/** Written like an inflection of something they are not; found stays found, as in "was founded". */
const KEPT = new Set(
  'founded species series news means headquarters during something nothing anything evening morning building red bed seed speed need feed indeed hundred united less process address access business congress basis analysis crisis status virus bus gas plus its this was has does various previous famous serious tennis physics politics economics mathematics ceiling king ring thing wing spring string bring sing interest forest request largest highest latest newest oldest best rest test west guest protest contest harvest invest suggest digest arrest manifest honest modest earnest'.split(
    ' ',
  ),
)
const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/(?:ss|x|ch|sh|z)es$/, ['-2']],
  [/es$/, ['-1', '-2']],
  [/s$/, ['-1']],
  [/ied$/, ['y']],
  [/([bdfgklmnprtvz])\1ed$/, ['-3', '-2']],
  [/ed$/, ['-1', '-2']],
  [/([bdfgklmnprtvz])\1ing$/, ['-4', '-3']],
  [/ing$/, ['-3', '-3e']],
  [/ier$/, ['y']],
  [/iest$/, ['y']],
  [/([bdglmnprt])\1(?:er|est)$/, ['-double']],
]

/** The base form of an English word: only what WordNet knows counts as one. */
export function englishLemmatiser(wordNet: WordNet): (word: string) => string {
  const cache = new Map<string, string>()
  const known = (word: string) => word.length > 1 && wordNet.has(word)
  const find = (word: string): string => {
    const fixed = irregular.get(word)
    if (fixed !== undefined) return fixed
    if (KEPT.has(word) || word.length < 4) return word
    for (const [ending, ways] of RULES) {
      const match = ending.exec(word)
      if (match === null) continue
      for (const way of ways) {
        const stem = cutBack(word, match[0].length, way)
        if (known(stem) && (!/(?:er|est)$/.test(match[0]) || wordNet.pos(stem) === 'a')) return stem
      }
    }
    const degree = /^(.{2,}?)e?(?:er|est)$/.exec(word)?.[1]
    if (degree !== undefined)
      for (const stem of [degree, `${degree}e`])
        if (known(stem) && wordNet.pos(stem) === 'a' && (!known(word) || wordNet.pos(word) === 'a')) return stem
    return word
  }
  const american = (word: string): string => {
    const other = word.replace(/is(e|ed|es|ing|ation|er)$/, 'iz$1').replace(/our(?=$|s$|ed$|ing$|ite|able)/, 'or')
    const bases = [other, other.replace(/(?:ed|es|ing|s)$/, ''), other.replace(/[ds]$/, ''), other.replace(/ing$/, 'e')]
    return other !== word && bases.some(known) ? other : word
  }
  return (word) => {
    const lower = word.toLowerCase()
    let lemma = cache.get(lower)
    if (lemma === undefined) {
      lemma = find(american(lower))
      if (cache.size > 50_000) cache.clear()
      cache.set(lower, lemma)
    }
    return lemma
  }
}

function cutBack(word: string, ending: number, way: string): string {
  if (way === '-double') return word.slice(0, -ending + 1)
  if (way === '-3e') return `${word.slice(0, -3)}e`
  if (way.startsWith('-')) return word.slice(0, Number(way))
  return word.slice(0, -ending) + way
}
