/** One axis a line, its two poles parted by |. Words of one pole deny those of the other when the rest is the same. */
export const ENGLISH_AXES = `
increase rise grow growth climb surge jump soar gain expand up double triple swell upturn | decrease fall drop decline shrink plunge slump slide tumble sink reduce down halve dwindle downturn dip
raise hike increase boost lift elevate | lower cut reduce slash decrease trim
thicken | thin
rise climb go-up ascend | fall descend go-down
expand enlarge widen broaden extend grow | shrink contract narrow reduce shorten
improve better recover strengthen enhance rebound improvement | worsen deteriorate impair weaken decline degrade worse
strengthen reinforce tighten appreciate | weaken ease soften loosen depreciate
tighten tough strict stringent | loosen relax ease lenient lax
accelerate quicken speed-up hasten | slow decelerate slow-down delay
fast quick rapid fast swift | slow sluggish
high tall expensive large big | low short cheap small little
higher more greater larger bigger above | lower less fewer smaller below
more | less fewer
many numerous abundant plentiful | few scarce rare
large big huge major | small tiny minor little
long lengthy | short brief
heavy | light lightweight
strong powerful robust | weak feeble fragile
hot warm | cold cool
wide broad | narrow
deep | shallow
thick | thin
hard | soft
rough | smooth
bright light | dark dim
loud noisy | quiet silent
early earlier ahead | late later behind
new modern | old obsolete
near close | far distant
rich wealthy | poor
cheap affordable inexpensive | expensive costly pricey
easy simple straightforward | difficult hard complex complicated
safe harmless secure | dangerous unsafe harmful hazardous risky
stable steady | unstable volatile
effective efficacious | ineffective useless
legal lawful legitimate | illegal unlawful illicit
constitutional | unconstitutional
guilty convict convicted conviction | innocent acquit acquitted acquittal
valid | invalid void
true correct accurate right | false incorrect inaccurate wrong untrue
possible feasible | impossible infeasible
necessary required mandatory compulsory obligatory | unnecessary optional voluntary
sufficient adequate enough | insufficient inadequate
available | unavailable
public | private secret confidential
official | unofficial
free complimentary gratis | paid chargeable fee
free unpaid | paid
open | closed shut close
open opening launch | close shut closure shutter
enable enabled activate on | disable disabled deactivate off
activate stimulate trigger induce | inhibit suppress block deactivate
allow permit let authorize legalize legal | forbid ban prohibit bar disallow outlaw prevent
approve accept endorse pass authorize adopt back ratify approval | reject refuse deny veto dismiss turn-down decline block rejection
ease lighten alleviate reduce | increase aggravate add intensify
sign approve | veto
defend justify support | criticize attack condemn
running up operational | down offline broken
accessible | inaccessible
endangered threatened rare | common widespread
affirm uphold | reverse overturn
approve accept endorse pass adopt back support agree sign ratify uphold grant allow permit authorize welcome affirm favor | reject refuse deny veto dismiss oppose block overturn ban forbid prohibit criticize condemn annul strike-down quash turn-down vote-down
increase rise grow climb surge expand improve gain jump soar strengthen accelerate rebound recover up higher | decrease fall drop decline shrink worsen lose plunge slump weaken slow slide tumble contract down lower deteriorate
raise increase boost lift improve enhance expand extend strengthen | cut reduce lower decrease impair limit shorten weaken slash trim curb
left-handed | right-handed
left-wing | right-wing
benefit profit gain prosper thrive | suffer lose struggle
before | after
accept agree | refuse reject decline
pass adopt enact | defeat reject fail repeal
uphold affirm confirm sustain | overturn reverse quash annul strike-down
grant award | deny refuse revoke withhold
confirm admit acknowledge verify affirm | deny refute rebut dispute
agree consent | disagree object
support back favour favor endorse supporter | oppose reject resist object criticize opponent
for in-favour-of favour | against
pro | anti
praise welcome applaud commend | criticize condemn denounce blame
optimistic bullish | pessimistic bearish
win victory defeat beat winner triumph prevail | lose loss defeat loser
succeed success successful achieve | fail failure unsuccessful miss
promote promotion | relegate demote relegation demotion
profit profitable gain surplus earn | loss unprofitable deficit lose
surplus | deficit shortage
profit | loss
credit | debit
asset | liability
buy purchase acquire | sell divest sale
import | export
hire recruit employ | fire dismiss sack lay-off
appoint join | resign quit step-down leave
join enter | leave exit withdraw quit
include contain comprise | exclude omit
with | without
add | remove delete subtract
install | uninstall
start begin commence launch initiate | stop end finish cease halt terminate conclude
keep retain maintain | give-up abandon lose surrender relinquish
continue maintain keep persist resume retain | stop discontinue cease halt abandon suspend end cancel scrap
hold proceed | cancel postpone
complete finish | incomplete unfinished abandon
resume restart | suspend pause halt
extend prolong | shorten curtail
introduce establish create | abolish scrap eliminate dissolve
build construct erect | demolish destroy dismantle
protect preserve conserve | destroy damage harm endanger
cause | prevent
promote encourage foster advance | discourage hinder hamper impede
attract | repel
help aid assist benefit | harm hinder hurt
relieve alleviate soothe | aggravate exacerbate worsen
heal cure | harm
comply obey follow adhere | violate breach break disobey
attend participate present | miss absent skip
present | absent
presence | absence
alive living survive survivor | dead die deceased death
born birth | die death
survive | die perish
positive | negative
benign | malignant
acute | chronic
active | inactive dormant passive extinct
extinct | living surviving extant
acidic acid | alkaline basic
soluble | insoluble
toxic poisonous | nontoxic non-toxic harmless
contagious infectious | noncontagious
reversible | irreversible
renewable | nonrenewable fossil
organic | inorganic conventional
domestic | foreign overseas international
native indigenous | introduced invasive alien
local | remote
synchronous | asynchronous
static | dynamic
manual | automatic automated
open-source | proprietary closed-source
encrypted | unencrypted plaintext
wired | wireless
compatible | incompatible
supported support | unsupported deprecated drop
stable | experimental
mutable | immutable
sharp | gradual
upward | downward
ahead lead | behind trail
first | last
top | bottom
maximum | minimum
majority | minority
all every | none no
always | never
advance | retreat
retreat recede | advance
enter | exit leave
ascend climb | descend
give | take
lend | borrow
send | receive
teach | learn
remember | forget
find | lose
connect attach join | disconnect detach separate
unite merge | split separate divide
wet rainy rain moist humid | dry arid drought
sunny clear | cloudy overcast rainy
urban | rural
full filled fill | empty emptied
clean | dirty polluted contaminated
armed | unarmed
awake wake | asleep sleep
asleep | awake
indoors inside indoor | outdoors outside outdoor
inside | outside
dress wear put-on | undress take-off remove
lift | drop lower
float | sink
land | take-off
load | unload
lock | unlock
freeze | thaw melt
married marry | divorced unmarried single divorce
employed | unemployed jobless
literate | illiterate
eligible qualify | ineligible disqualify
voluntary | mandatory compulsory
temporary | permanent
permanent | temporary interim
partial | complete total full
unanimous unanimously | divided split
public state-owned nationalize | private privatize
liberal | conservative
peace peaceful | war violent
ally friend | enemy foe
trust | distrust mistrust
satisfied happy content | dissatisfied unhappy discontent
healthy | sick ill unhealthy
pregnant | non-pregnant
symmetrical symmetric | asymmetric
opaque | transparent
natural | artificial synthetic
innocent | guilty
release free | detain arrest imprison jail
arrest detain | release
extradite | harbour
invest | divest
inflation | deflation
demand | supply
oversupply glut | shortage
overestimate | underestimate
overvalue overvalued | undervalue undervalued
exceed beat surpass outperform top | miss underperform trail lag
upgrade | downgrade
faster quicker sooner | slower later
better superior best | worse inferior worst
superior outperform | inferior underperform
praise acclaim applaud laud | pan slate criticize condemn savage
carry pass adopt approve | defeat reject vote-down throw-out
tolerate withstand endure | suffer succumb
expand enter invest build-up | pull-out withdraw exit retreat leave quit
well | badly poorly
meet satisfy fulfil fulfill comply | breach violate exceed miss fall-short
early premature | late overdue
grant award issue renew | revoke cancel withdraw suspend refuse deny
employ hire recruit | dismiss sack fire lay-off
open reopen unlock | close shut lock seal
buy acquire | sell dispose
arrive enter | depart leave
import | export
ascend rise | descend set
nocturnal | diurnal
evergreen | deciduous
carnivorous carnivore | herbivorous herbivore vegetarian
freshwater | saltwater marine
single-track single-lane one-way | double-track dual-lane two-way
wired corded | wireless cordless
analogue analog | digital
manual | automatic
edible | inedible poisonous
waterproof watertight | leaky
flammable combustible | nonflammable fireproof non-combustible
transparent clear | opaque cloudy
literate | illiterate
fixed | variable floating adjustable
taxable | tax-free exempt tax-exempt
refundable | nonrefundable non-refundable
reusable | disposable single-use
heated | unheated
furnished | unfurnished
paved surfaced | unpaved gravel
navigable | unnavigable
inhabited | uninhabited deserted
staffed manned crewed | unstaffed unmanned uncrewed driverless
occupied | vacant empty unoccupied
solved | unsolved
published | unpublished
registered | unregistered
licensed | unlicensed
insured | uninsured
vaccinated | unvaccinated
detected found | undetected
profitable | loss-making unprofitable
intact undamaged unharmed unscathed | damaged destroyed ruined
authentic genuine original | fake forged counterfeit
coeducational mixed | single-sex
bilingual | monolingual
exothermic | endothermic
clockwise | anticlockwise counterclockwise
parallel | perpendicular
convex | concave
odd | even
vertical | horizontal
voluntary optional | mandatory compulsory obligatory
unanimous | split divided
bankrupt insolvent | solvent
popular | unpopular
reliable dependable | unreliable
legalize decriminalize | criminalize outlaw ban
nationalize | privatize
centralize | decentralize
regulate | deregulate
lengthen prolong extend | shorten curtail
heat warm | cool chill
wet | dry
inflate | deflate
appreciate | depreciate
overstate exaggerate | understate
accelerate speed-up | slow slow-down decelerate
outnumber exceed | trail
defend hold retain | lose surrender
qualify | fail miss
reunite | separate divorce
recommend advise | discourage advise-against
encourage | deter discourage
sufficient | short scarce
benefit help | harm hurt damage
rise climb increase | stagnate
ahead | behind
uphold keep | lift repeal scrap abolish
impose introduce tighten | lift remove ease scrap
extend renew | terminate cancel end
reveal disclose publish | conceal hide withhold
confirm | rule-out deny
finish complete | abandon
sunrise dawn | sunset dusk
liquid | solid gas
positive | negative
`
