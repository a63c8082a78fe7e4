const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

export const SUBJECTS = words(`
i we you he she it they this that these those there everyone everybody someone somebody anyone anybody nobody no-one none people
something everything nothing one others most many some each both neither either i'm i've i'd i'll we're we've we'd we'll you're you've
you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll they're they've they'd they'll that's that'd that'll there's there'd there'll
who's what's here's this's everyone's nobody's somebody's someone's everything's nothing's people's
`)

/** Between a subject and its verb. */
export const ADVERBS = words(`
always never often sometimes usually just only really also even still already almost nearly both all simply actually honestly
probably maybe certainly clearly finally rarely hardly barely quite rather too then now recently lately constantly mostly
generally normally soon once again ever yet literally basically kind sort of not each either simply somehow suddenly eventually
`)

export const AUXILIARIES = words(`
am is are was were be been has have had do does did can could will would shall should may might must ain't isn't aren't
wasn't weren't hasn't haven't hadn't don't doesn't didn't can't cannot couldn't won't wouldn't shan't shouldn't mightn't mustn't
i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll they're
they've they'd they'll that's that'd that'll there's there'd there'll who's what's here's everyone's nobody's somebody's someone's
everything's nothing's gotta gonna wanna
`)

/** Pasts that end in no -ed. */
export const PASTS = words(`
went came got took gave lost told said broke left felt found thought bought sent paid saw knew made met kept ran fell began
became brought built caught chose cut did drew drank drove ate fed fought flew forgot forgave froze grew heard held hid hit hurt
laid led let lay lent meant put quit read rode rang rose sold set shook shot shut sang sank sat slept spoke spent stood stole
stuck swam taught tore threw understood woke wore won wrote cost bled bit bent blew burnt dealt dug learnt dreamt hung knelt
leapt lit overheard sewed shone slid sought spread stung struck swore swept swung wept withdrew wound misunderstood
`)

const BASES = `
accept delete annoy add affect afford agree allow answer appear apply argue arrive ask attend avoid bake beat become begin believe belong block
book borrow bother break bring build burn buy call calm cancel care carry cause change charge chase chat check choose clean click
climb close collect come compare complain confuse connect consider contact continue control convince cook copy cost count cover
crash create cry cut dance deal decide delay deliver depend deserve design die disappear discover discuss do drag draw dread dream drink
drive drop earn eat end enjoy enter escape exist expect explain face fail fall fear feed feel fight figure file fill find finish fit
fix fly follow forget freeze gain get give go grab grow guess handle hang happen hate have hear help hesitate hide hire hit hold hope
hurt ignore imagine improve include increase interrupt join judge jump keep kick kill know lack land last laugh lead lean learn leave
lend let lie like limit listen live load lock log look lose love make manage matter mean measure meet mention mind miss mix move
need notice offer open order overlook owe own pack panic park pass pay pick plan play point post practise practice prefer prepare
press pretend prevent print produce promise protect prove provide pull push put question quit raise reach react read realise realize
receive recognise recognize recommend record reduce refuse regret rely remember remind remove rent repair repeat replace reply
report require respect rest return ride ring rise risk ruin rule run rush save say scare see seem sell send separate serve set settle
share shout show shut sing sit skip sleep slip slow smell smile smoke solve sort sound speak spend split spread stand stare start
stay steal stick stop store stress struggle study suffer suggest suit support suppose surprise switch take talk taste teach tell tend
test text thank think throw tidy tie touch trace track train travel treat trust try turn type understand update upset use vanish visit
vote wait wake walk want warn wash waste watch wear weigh win wipe wish wonder work worry write yell double pile arrive ache blame
bleed blink breathe brush bury cheat cheer chew choke cling collapse combine commute compete concentrate cough crawl cross cure
deny describe destroy disagree dislike distract divide donate doubt drown dry duplicate email embarrass employ encourage exhaust
expire faint fade fetch film flood fold force forward frustrate gather greet grieve guard guide harm heal heat hug hunt hurry identify
infect inform insist inspire insult invest invite irritate itch juggle kneel knit label leak lift link list litter loan mark marry match
memorise mess migrate mistake monitor mourn nag neglect nod note obey object occur offend operate organise organize overflow
overwhelm paint pause peel perform persuade phone photograph pour praise pray predict preserve publish punish queue quote race rain
reassure rebuild reject relax release renew repay rescue resent reserve resist retire retype reveal reward rot rotate sacrifice
scan scold scream scroll search shake shiver shrink sigh sign sink slam slide snap snow soothe spill spoil squeeze stack stain starve
steer stretch strike strip succeed supervise surf survive suspect swallow swear sweat sweep swell swim tempt thrive tire tolerate trade
translate transfer trap trick trip undo unite unlock upload urge value volunteer wander weaken weep welcome whisper widen wobble wrap zoom
`
export const BASE_VERBS = words(BASES)

/** A clause that begins so says nothing whole. */
export const DANGLING_START = words(`
and but or nor so because cause cos which who whom whose that than then plus although though while whereas unless until till if
when whenever where wherever since as to of for with without by from into about after before except like via per including
not be been being is are was were has have had do does did will would can could should may might must too also else
`)

/** What cannot end a clause, wherever it stands. */
export const NEVER_LAST = words(`
and but or nor so because cause which whose the a an my our your their his its every if when than as very really just quite
although though while whereas unless until till into i we they he she i'm i've i'd i'll we're we've they're it's he's she's
`)

/** What ends a clause only where the sentence itself ends: "yelled at", "how it is". */
export const LAST_IN_SENTENCE = words(`
to of for with without in on at by from about over under between through during against toward towards is are was were am be
been has have had do does did will would can could should may might must not that this who what where why how more most
`)

/** A segment of these before a comma does not end a clause, nor begin one. */
export const OPENING_WORDS = words(`
well so yes yeah yep no nope nah honestly frankly actually basically look listen see oh ah okay ok right sure maybe perhaps
in on at after before during since from by for with without because when while although though if once as every last this
these today yesterday tomorrow now lately recently sometimes often usually then also plus still again finally sadly luckily
unfortunately especially mostly mainly to until till like and but or anyway besides however instead first second
`)
