import type { Wording } from './wording.ts'

export const englishFriendly: Wording = {
  opening:
    'Hey, let’s talk about “{}”! Anything bugging you or on your mind lately? Throw in as many things as you like.',
  openingAgain: [
    'Great, thanks! So what’s the last thing that made you go “ugh”?',
    'No rush. Picture a normal day: what’s one thing that bugs you?',
  ],
  picksUp: [
    '“{}” — thanks for telling me!',
    'Got it: “{}”.',
    '“{}”, that’s good to know.',
    'Ah, “{}”. I hear you.',
    'Okay, so “{}”.',
  ],
  takesNote: ['Thanks!', 'Okay, got it.', 'That helps a lot.'],
  afterSkip: ['No worries, just answer what’s easy!', 'Sure, let’s move on.', 'Totally fine to skip that one.'],
  more: [
    'Anything else that bugs you or is on your mind?',
    'Does anything similar come to mind?',
    'Even tiny things count. If you had to name one more, what would it be?',
    'Think back to a recent day: what else got in your way?',
    'Is there something you haven’t mentioned yet? If not, just say “that’s all”.',
  ],
  recommend: [
    'From what you’ve said, “{}” sounds like the big one. What do you think, or is something else bigger?',
    'To me “{}” sounds like it hits you hardest. Did I get that right?',
  ],
  recommendNothing: ['If you had to pick something after all, what would it be?'],
  choose: [
    'Let’s dig into one of them. Which would you most like to get fixed?',
    'If just one of these got better tomorrow, which would make you happiest?',
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
  topic: ['While we’re at it: how about “{}”?', 'Could you tell me a bit about “{}” too?'],
  topicQuestion: ['One more for you: {}', 'And while we’re at it: {}'],
  topicAgain: [
    'Let me ask that another way. About “{}”, what’s just one thing that comes to mind?',
    'Doesn’t need to be exact! What do you think of first when you hear “{}”?',
    'A rough idea of “{}” is plenty. What’s it like for you?',
  ],
  topicQuestionAgain: [
    'A rough guess is totally fine: {}',
    'Just the first thing that comes to mind: {}',
    'No need to be exact! {}',
  ],
  summary: ['So here’s what I’ve got: {}. Is that right? Fix anything I got wrong!'],
  summaryNothing: ['Thanks for all of this! Anything you’d like to add before we stop?'],
  plainest: ['Could you tell me a bit more?', 'Mind saying a little more about that?'],
  closing:
    'Thanks a lot, that was great! What you shared will really help. If you ever want your answers gone, hit “Delete my answers” below.',
}
