import type { Explanations } from '../wording.ts'

export const englishExplanations: Explanations = {
  aboutUs: [
    'This is an automatic interview; only the people who run this study read the answers, with names and the like masked.',
    'The people who run this study ask so that things can be made better; names and the like are masked before they read it.',
  ],
  opening: [
    'I mean anything that happened to you lately, for example “the form took me a whole evening”. Does one thing come to mind?',
    'It can be quite small, for example “I had to queue twice”. Was there anything lately?',
  ],
  enumerate: [
    'I mean anything besides what you told me, for example the price or the waiting. Is there something else?',
    'I was asking whether there is more, for example “the instructions are unclear”. Is there?',
  ],
  recommend: [
    'I would like to talk about one of your points in more detail; “the first one” is a fine answer. Which shall it be?',
    'I mean the one that is biggest for you, for example “what I said first”. Which is it?',
  ],
  why: [
    'I mean the reason it is on your mind, for example “because I see my family less”. What is it for you?',
    'I was asking why it is important to you, for example “because I feel safe then”. What would you say?',
  ],
  choose: [
    'I mean the one you would like to talk about, for example “the last one”. Which is it?',
    'Just pick one of your points, for example “the waiting”. Which one?',
  ],
  aspects: {
    scene: [
      'I mean one real moment, for example “last Tuesday morning at the station”. When was it for you?',
      'I was asking for the time and place, for example “at home, late in the evening”. When is it mostly?',
    ],
    frequency_and_impact: [
      'I mean how often it is so and what comes of it, for example “once a week, and then I get home late”. Is it often?',
      'I was asking what follows, for example “I sleep less”. Does it change anything?',
    ],
    affected: [
      'I mean whether others have to do with it, for example “my mother says the same”. Is there anyone?',
      'I was asking about the people around you, for example “my children have to wait”. Is there something like that?',
    ],
    past_attempts: [
      'I mean things you did about it, for example “I go at another time now”. Have you done anything?',
      'I was asking whether you tried something, for example “I asked a friend”. Did you?',
    ],
    obstacle: [
      'I mean the part where it gets difficult, for example “the form at the start”. Which part is it?',
      'I was asking what it comes from, for example “there are too few people”. What do you think?',
    ],
    ideal: [
      'I mean how you would want it, for example “no waiting at all”. How would you like it?',
      'I was asking what you would wish for, for example “done in one go”. What would it be?',
    ],
    difference: [
      'I mean what your days would be like then, for example “we could have dinner together”. What would change?',
      'I was asking what you would do with it, for example “I could read again”. What would you do?',
    ],
    reason: [
      'I mean the reason it is important to you, for example “because I see my family less”. What is it for you?',
      'I was asking why it matters, for example “because I feel safe then”. What would you say?',
    ],
    first_change: [
      'I mean one small thing that would already help, for example “a note the day before”. What would it be?',
      'I was asking where to begin, for example “put up a sign”. What would you choose?',
    ],
    anything_else: [
      'I mean anything that has not come up, for example something you forgot to say. Is there anything?',
      'I was asking whether you want to add something, for example “one thing I forgot”. Do you?',
    ],
  },
  topic: [
    'About “{}”, I mean how it is for you, for example “fine as it is” or “I would like more”. How is it?',
    'I was asking what is good or bad about “{}”; one word, for example “slow”, is enough. What would you say?',
  ],
  topicQuestion: [
    'A rough idea is enough, for example “sometimes” or “not really”. {}',
    'Just one thing that comes to mind, for example the last time. {}',
  ],
  summary: [
    'I only want to make sure that I understood you; “no, that part is wrong” is a fine answer, for example. Is it right?',
    'I was asking whether my summary is correct, for example “mostly, yes”. Is it?',
  ],
}
