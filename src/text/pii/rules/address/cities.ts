/** Well-known towns of the English-speaking world, in lower case: what may follow a street without a postcode. */
export const CITIES: ReadonlySet<string> = new Set(
  `london|manchester|birmingham|leeds|liverpool|bristol|sheffield|newcastle|nottingham|leicester|cambridge|oxford|york|bath
brighton|southampton|portsmouth|plymouth|exeter|norwich|reading|coventry|derby|hull|bradford|stoke|wolverhampton|sunderland
edinburgh|glasgow|aberdeen|dundee|inverness|cardiff|swansea|newport|belfast|derry|dublin|cork|galway|limerick|croydon
new york|brooklyn|queens|manhattan|bronx|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas
san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|boston
el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno
sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|oakland|minneapolis|tulsa|tampa|arlington
new orleans|wichita|cleveland|bakersfield|honolulu|anaheim|santa ana|riverside|st louis|st. louis|pittsburgh|cincinnati
anchorage|greensboro|plano|newark|lincoln|orlando|irvine|toledo|jersey city|durham|madison|buffalo|springfield|spokane
richmond|boise|des moines|salt lake city|rochester|hartford|providence|albany|dayton|eugene|salem|berkeley|palo alto
mountain view|sunnyvale|santa clara|pasadena|long beach|santa monica|savannah|charleston|ann arbor|boulder
toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec|hamilton|halifax|victoria
sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|auckland|wellington|christchurch|dunedin
paris|berlin|munich|hamburg|vienna|zurich|geneva|rome|milan|madrid|barcelona|lisbon|amsterdam|rotterdam|brussels|antwerp
copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|athens|singapore|hong kong|tokyo|osaka|kyoto|yokohama|seoul
mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|dubai|cape town|johannesburg|lagos|nairobi`.split(
    /[|\n]/,
  ),
)
