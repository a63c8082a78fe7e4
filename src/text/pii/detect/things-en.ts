/** Brands, products, services and characters in lower case that sound like people, and places one goes to. */
export const THINGS_EN: readonly string[] = [
  `siri|alexa|amazon alexa|cortana|bixby|google|chatgpt|copilot|gemini|grok|kindle|echo|echo dot|mac|macbook|imac|ipad|iphone|apple|roku
tesla|tesla model|ford|ford fiesta|ford focus|ford transit|ford fusion|honda civic|honda fit|honda accord|honda jazz|toyota corolla|toyota camry|toyota yaris|nissan leaf|nissan altima|chevrolet cruze|chevrolet bolt|chevy bolt|vauxhall|vauxhall corsa|fiat|renault|renault clio|peugeot|citroen|skoda|seat leon|honda|toyota|nissan|mazda|suzuki|subaru|lexus|chevrolet|chevy|cadillac|buick|lincoln navigator|mercedes
mercedes benz|mercedes-benz|porsche|ferrari|lamborghini|bentley|rolls royce|rolls-royce|harley|harley davidson|harley-davidson|john deere
levi's|levis|levi strauss|calvin klein|ralph lauren|tommy hilfiger|michael kors|kate spade|marc jacobs|tory burch|vera wang|vera bradley
hugo boss|paul smith|ted baker|karen millen|laura ashley|jack wills|fred perry|dr martens|dr. martens|doc martens|steve madden|jimmy choo
christian dior|dior|chanel|gucci|prada|hermes|louis vuitton|yves saint laurent|giorgio armani|armani|versace|burberry|cartier|tiffany & co
tiffany and co|rolex|estee lauder|elizabeth arden|bobbi brown|charlotte tilbury|mary kay|helena rubinstein|jo malone|max factor|nina ricci
abercrombie|abercrombie & fitch|brooks brothers|eddie bauer|tommy bahama|lane bryant|ann taylor|victoria's secret|j. crew|j crew|h&m
marks & spencer|marks and spencer|m&s|john lewis|fortnum & mason|harvey nichols|selfridges|harrods|w h smith|wh smith|boots|argos|tesco
sainsbury's|sainsburys|morrisons|waitrose|aldi|lidl|asda|walmart|costco|target|macy's|nordstrom|bloomingdale's|neiman marcus|saks
barnes & noble|barnes and noble|trader joe's|trader joes|whole foods|kroger|publix|wegmans|sam's club|dick's sporting goods|bath & body works
jo-ann|joann|michaels craft|home depot|lowe's|ikea|best buy|radio shack|bed bath & beyond|crate & barrel|williams sonoma|williams-sonoma
ben & jerry's|ben and jerry's|ben & jerrys|haagen dazs|häagen-dazs|baskin robbins|baskin-robbins|dairy queen|burger king|mcdonald's|mcdonalds
chick-fil-a|papa john's|papa johns|domino's|little caesars|jimmy john's|jersey mike's|tim hortons|starbucks|dunkin|krispy kreme|popeyes
carl's jr|arby's|denny's|chili's|applebee's|ruby tuesday|olive garden|nando's|nandos|pret|greggs|costa coffee|peet's
dr pepper|dr. pepper|mountain dew|jack daniel's|jack daniels|jim beam|johnnie walker|captain morgan|sam adams|samuel adams|stella artois
jose cuervo|remy martin|moet|uncle ben's|aunt jemima|betty crocker|duncan hines|sara lee|mrs fields|mrs. fields|famous amos|orville redenbacher
mr clean|mr. clean|mr muscle|mr kipling|mr. coffee|mr coffee|oscar mayer|jimmy dean|quaker|kellogg's|kelloggs|campbell's|heinz|hershey's|hershey
reese's|cadbury|nestle|lipton|twinings|johnson & johnson|johnson and johnson|johnson's baby|procter & gamble|gillette|philips|dyson|bosch
miele|braun|hoover|black & decker|black and decker|stanley cup|dewalt|craftsman|kenmore|whirlpool|maytag|keurig|nespresso|tupperware
jp morgan|j.p. morgan|jpmorgan|morgan stanley|charles schwab|schwab|goldman sachs|merrill lynch|wells fargo|edward jones|dow jones|fannie mae
freddie mac|sallie mae|barclays|lloyds|standard & poor's|ernst & young|price waterhouse|deloitte|mckinsey|robinhood|venmo|paypal|klarna|monzo|revolut
ups|fedex|dhl|royal mail|hermes delivery|evri|expedia|hilton|marriott|hyatt|sheraton|ritz|ritz carlton|ritz-carlton|four seasons|airbnb|uber|uber eats|ubereats|doordash|deliveroo|just eat|grubhub|lyft
netflix|hulu|disney|disney+|spotify|pandora|audible|etsy|ebay|craigslist|angie's list|yelp|zillow|redfin|carvana|chewy|wayfair|shein|temu|asos
harry potter|hermione|ron weasley|dumbledore|voldemort|mickey|mickey mouse|minnie mouse|donald duck|bugs bunny|snoopy|charlie brown|garfield
winnie the pooh|peter pan|peppa pig|thomas the tank engine|paw patrol|barbie|elsa|cinderella|snow white|spider-man|spiderman|batman|superman
iron man|captain america|wonder woman|darth vader|luke skywalker|baby yoda|james bond|sherlock holmes|super mario|mario kart|luigi's mansion
zelda|pikachu|pokemon|hello kitty|totoro|doraemon|godzilla|homer simpson|bart simpson|scooby doo|shrek|mary poppins|robin hood|santa|santa claus
jira|trello|asana|slack|zoom|notion|figma|canva|miro|linear|github|gitlab|jenkins|docker|kubernetes|terraform|ansible|java|python|ruby|swift|rust
julia language|pascal|ada language|cassandra|mongo|redis|kafka|elastic|grafana|prometheus|jupyter|pandas|django|flask|laravel|angular|svelte
iban|bic|swift code|vat|gdpr|pin|otp|nfc|usb|hdmi|pdf|csv|faq|ceo|hr|kpi|okr|ssn|dob|ni number|nhs|irs|hmrc|dmv
paris|london|tokyo|kyoto|osaka|new york|los angeles|san francisco|las vegas|chicago|boston|seattle|miami|berlin|munich|vienna|rome|venice|milan
naples|madrid|barcelona|lisbon|amsterdam|brussels|copenhagen|stockholm|oslo|helsinki|prague|budapest|athens|istanbul|dubai|singapore|hong kong
bangkok|bali|hanoi|seoul|beijing|shanghai|mumbai|delhi|toronto|montreal|vancouver|mexico city|rio|buenos aires|lima|cairo|cape town|nairobi
edinburgh|glasgow|manchester|liverpool|oxford|cambridge|brighton|dublin|hawaii|texas|california|florida`,
].flatMap((text) => text.split(/[|\n]/))
