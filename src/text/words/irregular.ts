import { stem } from './stem.ts'

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
/** By form: the base it is of. */
export const IRREGULAR_FORMS = new Map<string, string>()
for (const line of IRREGULAR.trim().split('\n')) {
  const [base = '', forms = ''] = line.split(': ')
  for (const form of forms.split(' ')) IRREGULAR_FORMS.set(form, base)
}

/** One key for all forms of an English word: wrote and writes, fed and feeds. */
export function rootWord(word: string): string {
  return stem(IRREGULAR_FORMS.get(word) ?? word)
}
