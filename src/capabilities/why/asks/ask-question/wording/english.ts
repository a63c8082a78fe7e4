import { ENGLISH_MOVES } from './moves/english.ts'
import type { Wording } from './wording.ts'

export const ENGLISH: Wording = {
  opening: [
    'What made you want to {x}?',
    'What happened that made you want to {x}?',
    'Where did the idea to {x} come from?',
  ],
  probe: [
    '{n}: can you say a little more about that?',
    '{n}: what is it about that?',
    'Can you tell me a little more about that?',
  ],
  asks: ENGLISH_MOVES,
  heart: [
    'In one sentence, what is at the heart of it for you?',
    'If you had to say it in one sentence, what is it really about?',
    'Put in one sentence, what is the reason behind it?',
  ],
  leads: {
    'another-way': [
      'Let me come at it from another side.',
      'It does not have to be put into words.',
      'No problem, we can start somewhere easier.',
      'That is fine, here is another one.',
    ],
    apology: ['Sorry, that was a clumsy question.', 'Sorry, you told me that already.', 'Sorry for going on about it.'],
    courtesy: ['Thank you, too.', 'Good to have you here.', 'You are welcome.'],
    aside: ['All right.', 'I see.', 'Noted.'],
    loss: ['A loss like that stays with you.', 'Thank you for telling me about that.'],
    illness: ['That is a lot to live through.', 'Thank you for telling me about that.'],
    lonely: ['I can hear how much you miss that.', 'That sounds lonely.'],
    regret: ['That is the kind of thing that stays with you.', 'One goes over that again and again.'],
    fear: ['That is a frightening thought.', 'I see why that would not leave you alone.'],
    shame: ['Nobody likes to be in that spot.', 'That is not a nice place to be in.'],
    anger: ['That would get to anyone.', 'I can see why that gets to you.'],
    sad: ['That goes deep.', 'Thank you for telling me that.'],
    tired: ['That wears a person out.', 'That takes it out of you.'],
    heavy: ['That is a lot to carry.', 'Thank you for telling me that.'],
    glad: ['That clearly means a lot to you.', 'I can hear how much you like that.'],
    program: ['I am a program that asks questions, not a person.'],
    kept: ['Yes, what you write here is kept for your report.'],
    readers: ['What you write is kept here, and whoever runs this place can read it.'],
    price: ['I only ask questions, so I cannot tell you about costs.'],
    ability: ['I do not build it, I help you get at why you want it.'],
    knowledge: ['Not much, I only ask and listen.'],
    foreign: ['I can read English and Japanese only.'],
    back: ['All right, back to {w}.', 'Understood, let us go back to {w}.'],
  },
  explain: {
    start:
      'Here we look for the reason behind something you want, why you would like to keep a diary for example. What would you like to make or change?',
    opening: 'I meant what set it off, for example one day when you had enough of it. What happened?',
    scene: 'I meant one real moment, something from last week for example. What is one that comes to mind?',
    problem: 'I meant how it is today, for example what goes wrong or takes too long. What bothers you most?',
    consequence:
      'I meant what it does to you, for example whether it costs you time, sleep or a friend. What is it like?',
    affected: 'I meant the people in it, for example you yourself or somebody close to you. Who comes to mind?',
    wish: 'I meant how you would like things to be, even something small, for example a free evening. What would be good?',
    reason:
      'I meant why you care about this more than about other things, for example something you went through. Why is it?',
    tried: 'I meant anything you have done about it, asking somebody for help for example. What was it?',
    none: 'I meant anything you would like to add, for example what came before. What comes to mind?',
    'read-back': 'I wanted to check that I heard you right so far. Is it roughly that?',
  },
  bridge: ['How does {n} hang together with {w}?', 'What has {n} got to do with {w}?'],
  instead: ['Which part of it is off?', 'How would you put it instead?'],
  resume: [
    'What is still missing from what we put together so far?',
    'Seeing it laid out, where does it differ from what you meant?',
    'Which of those points deserves one step more?',
    'Looking at it again, what would you add?',
  ],
  start: [
    'What would you like to make, or to change?',
    'What did you last wish were different, however small?',
    'Which part of your day would you change first?',
    'What is one small thing you would like to try?',
  ],
  it: { subject: 'what you first told me', said: 'that' },
}
