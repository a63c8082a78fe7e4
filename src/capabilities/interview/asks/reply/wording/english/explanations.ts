import type { Explanations } from '../wording.ts'

export const englishExplanations: Explanations = {
  aboutUs: {
    machine: [
      'Yes, this is an automatic interview; the people who run the study read the answers.',
      'I am a program, not a person; people read the answers afterwards.',
    ],
    length: [
      'Only a few more questions, and you can stop whenever you like.',
      'Not long: a few more questions at most, and you may stop at any point.',
    ],
    masked: [
      'Sorry, what looks like a name is masked by itself before it is stored, and that was a mistake here.',
      'That is put in by a program that hides names, and it was wrong there, sorry.',
    ],
    who: [
      'Only the people who run this study read it, with names and the like masked.',
      'The people behind this study read it; names and the like are masked first.',
    ],
    private: [
      'Names, addresses and the like are masked before anything is stored, and only the people who run the study read the rest.',
      'What you write is kept for the study with names and the like masked, and you can delete it at any time.',
    ],
    purpose: [
      'It is for the study you were invited to: the people who run it want to know how this really is for people.',
      'The people who run this study use it to understand how this goes for those who live with it.',
    ],
  },
  either: [
    'Either is fine, whichever comes to mind first.',
    'Any of these, just as you like.',
    'Whichever you prefer; both are interesting to me.',
  ],
  thatToo: ['Yes, that is what I mean.', 'Yes, just that.', 'Yes, as you understand it.'],
  opening: [
    'Anything from your own experience will do, for example something that annoyed you or something you liked. Does one thing come to mind?',
    'It can be quite small, for example a moment when you thought “this could be better”. Was there one?',
  ],
  enumerate: [
    'I only wanted to know whether there is something besides what you told me, for example a small annoyance or something you like. Is there?',
    'I was asking whether there is more on your mind about it, for example something that happened lately. Is there?',
  ],
  recommend: [
    'I would like to hear more about one of the things you told me; “the first one”, for example, is a fine answer. Which shall it be?',
    'I meant the one that is biggest for you, for example the first thing you mentioned. Which is it?',
  ],
  why: [
    'I meant what makes it important to you, for example what you would lose without it. What would you say?',
    'I was asking why it is on your mind, for example because of time, money or a feeling. What is it for you?',
  ],
  choose: [
    'I meant the one you would like to talk about, for example the last thing you said. Which is it?',
    'Just pick one of the things you told me, for example the first. Which one?',
  ],
  aspects: {
    scene: [
      'I meant one real occasion, for example the last time. When was it for you?',
      'I was asking when it is like that, for example in the morning or at weekends. When is it mostly?',
    ],
    frequency_and_impact: [
      'I meant what it does to you, for example whether it costs you time or spoils your mood. Is there something like that?',
      'I was asking how often it is so and what comes of it, for example “now and then, and it does not matter much”. How is it for you?',
    ],
    affected: [
      'I meant whether others have to do with it, for example family or friends. Is there anyone?',
      'I was asking about the people around you, for example whether someone says the same. Is there someone?',
    ],
    past_attempts: [
      'I meant things you did about it, for example doing it at another time or asking someone. Have you done anything?',
      'I was asking whether you tried something, for example another way of doing it. Did you?',
    ],
    obstacle: [
      'I meant the part where it gets difficult, for example the beginning or the end. Which part is it?',
      'I was asking what gets in the way, for example time, or other people. Which is it most?',
    ],
    ideal: [
      'I meant how you would want it, for example what would be different from today. How would you like it?',
      'I was asking what you would wish for, for example one thing that should be different. What would it be?',
    ],
    difference: [
      'I meant what would be different then, for example in an ordinary week. What would change?',
      'I was asking what you would do then, for example with the time. What would you do?',
    ],
    reason: [
      'I meant what makes it important to you, for example what you would lose without it. What would you say?',
      'I was asking why, for example because of time, money or a feeling. What is it for you?',
    ],
    first_change: [
      'I meant one small thing that would already help, for example something that could be done tomorrow. What would that one small thing be?',
      'I was asking where to begin, for example with the easiest thing. What would you start with?',
    ],
    anything_else: [
      'I meant anything that has not come up, for example something you forgot to say. Is there anything?',
      'I was asking whether you want to add something, for example a detail. Do you?',
    ],
  },
  topic: [
    'I would just like to hear how it is for you, for example the last time. What can you say about {}?',
    'A word or two is enough, for example whether it goes well. What about {}?',
  ],
  topicClause: [
    'A rough idea is enough, for example how it was the last time. Could you tell me {}?',
    'Just as it is for you, for example on an ordinary day. Could you say {}?',
  ],
  topicQuoted: [
    'I am asking how it is for you, for example the last time it came up. What would you say about “{}”?',
    'One word is enough, for example whether it goes well. What comes to mind about “{}”?',
  ],
  topicQuestion: [
    'A rough idea is enough, for example “sometimes” or “not really”. {}',
    'Just one thing that comes to mind, for example the last time. {}',
  ],
  summary: [
    'I only want to make sure that I understood you; “no, that part is wrong”, for example, is a fine answer. Is it right?',
    'I was asking whether I got you right, for example “mostly, yes”. Did I?',
  ],
}
