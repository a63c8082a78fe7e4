const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Somebody one knows. */
export const KNOWN_PEOPLE = words(
  `friend friends mate mates bestie sister sis brother bro wife husband hubby daughter son kid kids child baby mother mom mum mam mummy father dad daddy aunt auntie uncle cousin
cousins niece nephew grandson granddaughter grandma grandmother gran granny nan nana grandpa grandfather grandad grandkids girlfriend boyfriend gf bf partner fiance fiancé fiancee fiancée
ex roommate flatmate housemate neighbour neighbor neighbours neighbors colleague colleagues coworker co-worker boss manager supervisor lead teacher tutor coach trainer instructor nanny
babysitter childminder carer caregiver nurse doctor gp dentist vet therapist counsellor counselor physio midwife hairdresser barber stylist landlord landlady lodger tenant classmate teammate
twin twins stepdad stepmum stepmom stepson stepdaughter stepsister stepbrother mother-in-law father-in-law sister-in-law brother-in-law son-in-law daughter-in-law in-laws eldest youngest oldest
middle-child assistant apprentice intern buddy pal client customer student pupil lad lass fella bloke guy lady woman man girl boy toddler newborn grandson secretary accountant lawyer
solicitor plumber electrician builder gardener cleaner postman driver pastor priest vicar rabbi imam caseworker receptionist headteacher head leader president captain chair treasurer organiser organizer host hostess
guide duo spotter bandmate drummer singer bassist server waiter waitress barista bartender chap dude gal gent ref umpire editor designer dev`,
)
/** What one owns of the people above: "my", "our". */
export const OWNED = words('my our his her their your me mah ma')
/** Titles before a name. */
export const TITLES = words(
  'mr mrs ms miss mx dr prof professor sir uncle auntie aunt nurse sister father rev pastor coach grandma grandpa nana nan granny cousin captain sergeant officer',
)
/** What people do, after the one who does it. */
export const DEEDS = words(
  `said says told tells asked asks called calls thinks thought reckons reckon wants wanted texted texts emailed messaged rang phoned phones helps helped showed shows taught teaches came comes
went goes left lives lived moved works worked drives drove cooks cooked made makes bought buys picks picked brought brings gave gives sent sends loves loved hates hated likes liked keeps kept
laughed cried joked insists insisted suggested recommended introduced covers covered fixed fixes sorted sorts does did takes took looks looked invited stayed visits visited got gets swears
swore complained complains pays paid snores plays handles handled handed runs ran signed retired died passed agreed forgot forgets knows knew never always usually`,
)
/** What bears a name and is nobody. */
export const PETS = words(
  'dog dogs cat cats puppy pup kitten beagle labrador lab terrier spaniel collie whippet greyhound poodle hamster rabbit bunny horse pony mare budgie parrot tortoise goldfish hen hens lurcher dachshund staffie pug',
)
/** Where a person could not stand: what is watched, read, played, bought, eaten. */
export const OF_THINGS = words(
  `watch watched watching film films movie movies show shows series episode season netflix song songs album albums band singer gig concert tour listen listening listened music track playlist
spotify podcast book books novel novels author read reading wrote writer audiobook play played playing game games console level app apps website site online software install installed download
downloaded tool tools account subscription brand brands buy bought shop shopping store stores order ordered wear wore shoes bag phone laptop car cars van bike engine drive drove eat ate
food dish recipe restaurant cafe pub bar drink beer wine coffee tea team teams club league match football cricket rugby baseball basketball fan fans player striker manager season champion
actor actress star celebrity politician president minister king queen painter artist exhibition museum gallery plant plants flower flowers garden bird birds tree trees breed dog dogs cat cats
visit visited trip holiday flew fly flight train station airport city town beach island mountain river lake country month spring summer autumn winter character characters villain hero cast
trailer sequel sings sang painted directed starring stars`,
)
