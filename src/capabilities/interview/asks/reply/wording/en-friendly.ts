import type { Wording } from './wording.ts'

export const englishFriendly: Wording = {
  opening:
    'Hey, let’s talk about “{}”. Anything bugging you or on your mind lately? Throw in as many things as you like.',
  openingAgain: [
    'Great, thanks. So what’s the last thing that made you go “ugh”?',
    'No rush. Picture a normal day: what’s one thing that bugs you?',
    'Anything tiny counts. When did you last get stuck?',
    'A few words will do. What’s on your mind the most right now?',
  ],
  picksUp: [
    '“{}” — thanks for telling me.',
    'Got it: “{}”.',
    '“{}” — that’s good to know.',
    'Ah, “{}”. I hear you.',
    'Okay, so “{}”.',
  ],
  takesNote: ['Thanks.', 'Okay, got it.', 'That helps a lot.'],
  agreed: ['Great, thanks.', 'Okay, good.', 'Got it.'],
  afterNothing: ['Okay.', 'Sure, no problem.', 'All right.'],
  afterUnclear: ['No worries if nothing pops up.', 'Doesn’t have to be exact.', 'That’s fine, it happens.'],
  afterOutburst: ['I hear you, and I’m sorry.', 'Fair enough, sorry about that.'],
  afterQuestion: [
    'I can’t answer that here, sorry, but your question is saved.',
    'The people behind this will read your question too.',
  ],
  afterSkip: ['No worries, just answer what’s easy.', 'Sure, let’s move on.', 'Totally fine to skip that one.'],
  more: [
    'Anything else that bugs you or is on your mind?',
    'Even tiny things count. If you had to name one more, what would it be?',
    'Think back to a recent day: what else got in your way?',
    'Is there something you haven’t mentioned yet, or is that all?',
  ],
  moreLikeIt: ['Does anything similar come to mind?'],
  first: [
    'Even tiny things count. What’s one thing that made you stop and think lately?',
    'Think back to a recent day: what took more effort than it should?',
    'If nothing comes to mind, just say “that’s all”. Is there even a word or two you’d share?',
    'Has anything taken longer than usual, or kept you waiting?',
    'Is there something you gave up halfway, or keep putting off?',
    'When do you catch yourself thinking “if only this were different”?',
    'What’s the last thing you moaned about to a friend?',
    'Flip it around: what works so well that it should stay as it is?',
    'If you showed it to somebody new, where would they trip up?',
    'Is there something the people around you seem to struggle with?',
    'If you could change just one thing, what would it be?',
  ],
  recommend: [
    'From what you’ve said, “{}” sounds like the big one. What do you think, or is something else bigger?',
    'To me “{}” sounds like it hits you hardest. Did I get that right?',
  ],
  recommendOne: [
    'Sounds like it all comes down to “{}”. Did I get that right?',
    'Is “{}” what’s on your mind the most?',
  ],
  recommendNothing: ['If you had to pick something after all, what would it be?'],
  choose: [
    'Let’s dig into one of them. Which would you most like to get fixed?',
    'If just one of these got better tomorrow, which would make you happiest?',
  ],
  chooseOne: [
    'Let’s dig into that a bit. Which part of it would you most like to get fixed?',
    'What about it should get better first?',
  ],
  chooseAny: [
    'Let me flip it around. If just one thing got better tomorrow, what would make you happiest?',
    'On a normal day, what would you love to have a bit easier?',
  ],
  aspects: {
    scene: [
      'Take me to a moment when it happened: when was it, where were you, what were you doing?',
      'What was going on when you last noticed it?',
    ],
    frequency_and_impact: [
      'How often does it happen, and what does it do to your day?',
      'When it happens, how much of a pain is it?',
    ],
    past_attempts: [
      'Have you tried anything to get around it? How did it go?',
      'Anything you’ve done to make it better?',
    ],
    ideal: ['In a perfect world, how would it be?', 'If it were all up to you, what would it look like?'],
    anything_else: ['Anything else about this I should know?', 'Did I miss something that matters to you here?'],
  },
  aspectsOfNothing: {
    scene: ['Okay, want to walk me through a normal day, as far as you like?'],
    frequency_and_impact: ['Is there anything that eats more of your time than it should?'],
    past_attempts: ['Have you changed anything lately to make life easier?'],
    ideal: ['If one thing could be just how you want it, how would it be?'],
    anything_else: ['Anything at all you’d like to pass on?'],
  },
  topic: ['While we’re at it: how about “{}”?', 'Could you tell me a bit about “{}” too?'],
  topicQuestion: ['One more for you: {}', 'And while we’re at it: {}'],
  topicAgain: [
    'Let me ask that another way. About “{}”, what’s just one thing that comes to mind?',
    'Doesn’t need to be exact. What do you think of first when you hear “{}”?',
    'A rough idea of “{}” is plenty. What’s it like for you?',
  ],
  topicQuestionAgain: [
    'A rough guess is totally fine: {}',
    'Just the first thing that comes to mind: {}',
    'No need to be exact: {}',
  ],
  summary: ['So here’s what I’ve got: {}. Fix anything I got wrong. Is that right?'],
  summaryNothing: ['Before we stop, is there anything you’d like to pass on?'],
  plainest: ['Could you tell me a bit more?', 'Mind saying a little more about that?'],
  closing:
    'Thanks a lot, that was great. What you shared will really help. If you ever want your answers gone, hit “Delete my answers” below.',
  closingEmpty:
    'Thanks for your time. No need to answer anything you don’t feel like. If you want this gone, hit “Delete my answers” below.',
  corrected: 'Ah, I see — I’ve got it your way now.',
  disagreed: 'Sorry, I didn’t sum that up well. The people behind this will read your own words, not my summary.',
  added: 'Got that as well.',
}
