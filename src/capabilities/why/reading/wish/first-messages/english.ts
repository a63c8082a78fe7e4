/** First messages of all kinds, and what may be said of each as what the person wants; `-` where nothing is sure. */
export const ENGLISH = `
I want to make a budgeting app | You want to make a budgeting app
I'd like to build a treehouse for my kids | You want to build a treehouse for your kids
a map of public benches | You want a map of public benches
Invoicing app. | You want an invoicing app
Quoting app for plumbers | You want a quoting app for plumbers
Hi! I'd like to make a little app for shift handover on my ward. | You want to make a little app for shift handover on your ward
Hey! I drive a city bus and I want an app that shows drivers where there's a restroom we can actually use along the route. | You want an app that shows drivers where there's a restroom you can actually use along the route
Och, a wee thing for keeping a list o the birds I see doon the Clyde. What do you know about birds, anyway? | -
Oh hello! I was thinking of a map of the neighbourhood that shows who has which books to lend. | You want a map of the neighbourhood that shows who has which books to lend
Fairness is what I care about. I want to build something for our flatshare that makes it visible who does which chores, so nobody ends up quietly doing it all. | You want to build something for your flatshare that makes it visible who does which chores
I want to make somewhere to keep my brother's voice messages. He died in October. | You want to make somewhere to keep your brother's voice messages
I'm so tired of everything | -
I feel lost | -
My dog died last week and the house is too quiet. | -
My boss wants me to make a dashboard for sales | You were asked to make a dashboard for sales
My daughter wants a pony | -
My wife asked me to fix the leaking roof | You were asked to fix the leaking roof
Honesty matters to me more than anything | -
I believe people should be able to trust their doctor | -
What is this? | -
Are you a real person? | -
Can you help me write a letter to my father? | You want to write a letter to your father
How do I stop my kids fighting? | You want to stop your kids fighting
Is it possible to make a garden on a balcony? | You want to make a garden on a balcony
I want to be a better dad | You want to be a better dad
I want to sleep | -
I want out | -
I want it to stop | -
I want that | -
I want to do something about it | -
I need a plan for the harvest festival | You want a plan for the harvest festival
We need to replace our ticketing system | You need to replace your ticketing system
We should digitise the patient intake forms at our clinic | You want to digitise the patient intake forms at your clinic
faster expense reports | -
Too many meetings | -
Nobody listens to me | -
No time for myself | -
Lonely evenings | -
Help | -
Podcast | -
a better way to share tools with the neighbours | You want a better way to share tools with the neighbours
An app so my dad takes his pills | -
Something to help my mum remember names | -
I wanna learn to cook like my nan did | -
I'm trying to set up a book club for night-shift workers | You want to set up a book club for night-shift workers
I am looking for a way to keep track of the hives | You want a way to keep track of the hives
We're planning to open a repair café in the old bakery | You want to open a repair café in the old bakery
I was hoping to put together a family cookbook before my aunt forgets the recipes | You want to put together a family cookbook before your aunt forgets the recipes
My dream is to open a small bakery | You want to open a small bakery
What I really want is a quiet room at school for the kids who get overwhelmed | You want a quiet room at school for the kids who get overwhelmed
The idea is to let people swap plants | You want to let people swap plants
I want people to stop throwing rubbish in the canal | You want people to stop throwing rubbish in the canal
I want my dad to take his pills on time | You want your dad to take his pills on time
I'd love to see my grandchildren more often | You want to see your grandchildren more often
I'd like my team to talk to each other | You'd like your team to talk to each other
I just want someone to listen | You want someone to listen
I want to know why I keep quitting things | -
I want to talk about my marriage | -
I want to tell my sister I'm sorry | -
Good morning, I would like to make a calendar for our choir rehearsals, please. | You want to make a calendar for your choir rehearsals
Hello there. Could you help me to organise the village fete? | You want to organise the village fete
So basically I run a small bike shop and I've been thinking about making a kind of memory for the shop | You are thinking of making a kind of memory for the shop
Right, I want to build a shed | You want to build a shed
Well, I'm not sure, but I think I'd like to write my life story for my grandchildren. | You want to write your life story for your grandchildren
I dunno, maybe a game | You want a game
yo i wanna make a game where you play as a pigeon | -
lol idk | -
Can u make me a website | -
Wee app for the curling club | You want a wee app for the curling club
Ah want tae make a wee book o ma granny's sayings | -
I be wanting a list of who needs firewood come winter | -
G'day, keen to start a surf club for the town kids | -
Need a better rota for the lifeboat crew | You want a better rota for the lifeboat crew
Looking for a tool to plan crop rotation | You want a tool to plan crop rotation
Build a tiny library for the bus stop | You want to build a tiny library for the bus stop
Make a song for my sister's wedding | You want to make a song for your sister's wedding
Replace the paper sign-in sheet at our gym | You want to replace the paper sign-in sheet at your gym
Stop forgetting birthdays | -
Recipe box for my gran's handwriting | -
Seed library for the school | You want a seed library for the school
Community fridge map | You want a community fridge map
Reading tracker for my students | You want a reading tracker for your students
Garden | -
My mum grew a runner bean you can't buy anywhere and I'd like to make a little app for swapping seeds with the other folk on our allotments. | You want to make a little app for swapping seeds with the other folk on your allotments
I keep losing my keys | -
The kids never know when it is their turn | -
Our stand-ups take an hour | -
Since I retired, nobody asks me what to read any more. | -
A friend died and I don't know what to do with her letters | -
A customer shouted at me yesterday | -
I got a kidney stone last summer. I want a map of toilets along my route. | You want a map of toilets along your route
I teach night school. I'd like to make a phrase book for my students, because the textbook is useless at the market. | You want to make a phrase book for your students
We have a farm stall, and we'd love to know how much bread to bake on Saturdays so we stop throwing it out | -
As a nurse I want a quick way to hand over | -
I want to use AI to sort my photos | You want to use AI to sort your photos
I want to build a scheduling dashboard with React and Firebase | You want to build a scheduling dashboard
I want to write a Slack bot that reminds people to drink water | You want to write a Slack bot that reminds people to drink water
I want to make the diary app for English. Every day I write little bit. | You want to make the diary app for English
I want they know the real me | -
Me want make app for fisherman price | -
In my village there is no school bus, I would like to organize cars between parents | You want to organize cars between parents
I need to talk to somebody | -
I need help with my tax return | -
I need you to listen | -
I hate my job | -
I'm angry. They took our bench away. I want the bench back. | You want the bench back
I'm scared of forgetting his voice | -
I don't want to be the one who always nags | -
I don't know what I want | -
I'd rather not say | -
Nothing | -
hello | -
Thanks | -
I want to start a podcast, something about old trains | You want to start a podcast
I want to write a book about my grandfather, who came here with one suitcase | You want to write a book about your grandfather
I want to make a quilt out of my late husband's shirts | You want to make a quilt out of your late husband's shirts
I want to set up a walking group for widowers | You want to set up a walking group for widowers
I want to keep bees | You want to keep bees
I want to move to the sea | You want to move to the sea
I want to get fit | You want to get fit
I want to go home | You want to go home
I want to have a kitchen where three generations can cook | You want to have a kitchen where three generations can cook
I'd like a kinder way of telling parents their child is behind | You'd like a kinder way of telling parents their child is behind
I'd like more time with my son | You'd like more time with your son
I would like some peace and quiet | You'd like some peace and quiet
We could use a noticeboard in the stairwell | You want a noticeboard in the stairwell
We want our high street back | You want your high street back
I'm after a cheap way to heat the greenhouse | You want a cheap way to heat the greenhouse
I fancy a go at making my own cheese | You want a go at making your own cheese
I've always wanted to learn the cello | You want to learn the cello
I have been meaning to digitise my father's slides | You want to digitise your father's slides
I've decided to sell the boat | You want to sell the boat
I was thinking of a quiz night for the care home | You want a quiz night for the care home
I was thinking about starting a choir for people who can't sing | You are thinking of starting a choir for people who can't sing
We are thinking of turning the chapel into a climbing wall | You are thinking of turning the chapel into a climbing wall
Thinking about a tool library | -
I want to make an app, but my husband says it is silly | -
I want to make an app because I keep missing the last bus | -
I want to make an app that tells me when the last bus leaves so I don't have to run | You want to make an app that tells you when the last bus leaves
I want to make a thing | -
I want to make something for my mum | You want to make something for your mum
I want to make something | -
I want to make it easier for my mum to call me | You want to make it easier for your mum to call you
I want to make sure nobody eats alone on our ward | You want to make sure nobody eats alone on your ward
I want to find out what happened to my uncle in the war | You want to find out what happened to your uncle in the war
I want to be treated like a human being | You want to be treated like a human being
I want to stop being afraid of the phone | You want to stop being afraid of the phone
I want to make "The Daily Hug" app | -
I want to build a [thing] for <people> | -
I want to make a 3D printed hand for my nephew | You want to make a 3D printed hand for your nephew
I want to teach my parrot to swear lol | You want to teach your parrot to swear
My kids and I want to build a raft this summer | You want to build a raft this summer
My neighbour and I would like to start a tool library | You want to start a tool library
My students want a longer lunch break | -
Our church needs a new roof | -
Our town needs a skate park | -
The council wants us to move the market | You were asked to move the market
They told me to write a plan | You were asked to write a plan
I was asked to write the minutes for our residents' association | -
I work nights, so I want blackout curtains that open by themselves | You want blackout curtains that open by themselves
I'm a teacher and I want to make marking less awful | You want to make marking less awful
Marking takes forever; I want to cut it in half | -
Every Sunday I do the paperwork. I want my Sundays back. | You want your Sundays back
What I'd like is to see the sea once more | -
All I want is a day off | -
If I could I would open a bookshop | -
It would be nice to have a place where teenagers can just sit | You want a place where teenagers can just sit
There should be a bench at the top of the hill | -
Somewhere warm for the night-shift cleaners to sit | -
Why does nobody answer the phone at the clinic? | -
It's about my son. I'd like to make him a timetable with pictures, he's autistic. | You want to make him a timetable with pictures
Please, I want a way to say no at work | You want a way to say no at work
Eh up, I want summat for t'allotment | -
Howdy y'all, I wanna fix up my granddaddy's tractor and film it | -
Sup, need an app for my crew's gigs | -
I'd love a wee app where me and my partner can both log the baby's feeds. | You'd like a wee app where you and your partner can both log the baby's feeds
a study timer app where me and my friends can see each other's hours | You want a study timer app where you and your friends can see each other's hours
I want a quiz app that I and my kids can play | You want a quiz app
`
