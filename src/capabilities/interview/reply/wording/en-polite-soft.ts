import type { Wording } from './wording.ts'

export const englishPoliteSoft: Wording = {
  opening:
    'I would love to hear about “{}” from you today. Is there anything that has been bothering you or has caught your attention lately? Please name as many things as you like.',
  openingAgain: [
    'Thank you. Then let me begin: what was the last thing that made you think “this is a bit of a problem”?',
    'Take your time. Thinking of an ordinary day, could you tell me one thing that bothers you?',
  ],
  picksUp: [
    'Thank you for telling me about “{}”.',
    'You said “{}” — I see what you mean.',
    '“{}” is really helpful to hear.',
    'I have taken to heart that “{}”.',
    'So, “{}”.',
  ],
  takesNote: ['Thank you.', 'I appreciate you sharing that.', 'I see, thank you.'],
  afterSkip: [
    'That is quite all right, please answer only what feels easy.',
    'Of course, let us move on.',
    'No problem at all, we can leave that one.',
  ],
  more: [
    'Is there anything else that troubles you or catches your attention?',
    'Could I ask a little more: does anything similar come to mind?',
    'Even something small is welcome. If you had to name one more thing, what would it be?',
    'Looking back at a recent day, was there anything else that got in your way?',
    'Is there something you have not mentioned yet? If not, “that’s all” is fine.',
  ],
  recommend: [
    'Of what you told me, “{}” sounds like it matters most. Would you agree, or does something else weigh more?',
    'Listening to you, “{}” seems to affect you the most. Have I understood that rightly?',
  ],
  recommendNothing: ['If you had to name one thing after all, what would be on your mind?'],
  choose: [
    'I would like to understand one of them better. Which one would you most like to see solved?',
    'If just one of these could be better tomorrow, which one would make you happiest?',
  ],
  aspects: {
    scene: [
      'Could you take me to a moment when it happened? When was it, where were you, and what were you doing?',
      'What was the situation when you noticed it last?',
    ],
    frequency_and_impact: [
      'How often does it happen, and what does it do to your work or your day?',
      'When it happens, how much trouble does it cause you?',
    ],
    past_attempts: [
      'Have you tried anything to get around it so far? How did that go?',
      'Is there something you have done to make it better?',
    ],
    ideal: ['Ideally, how would you like it to be?', 'If it were entirely up to you, what would it look like?'],
    anything_else: [
      'Is there anything else about this that you would like me to know?',
      'Have I missed something that matters to you here?',
    ],
  },
  topic: ['May I also ask about “{}”: how is that for you?', 'Could you tell me a little about “{}” as well?'],
  topicQuestion: ['May I also ask: {}', 'One more thing, if I may: {}'],
  topicAgain: [
    'Let me put it differently. About “{}”, could you name just one thing that comes to mind?',
    'It does not need to be exact. What do you think of first when you hear “{}”?',
    'A rough idea of “{}” is enough. What is it like for you?',
  ],
  topicQuestionAgain: [
    'A rough answer is perfectly fine, so may I ask once more: {}',
    'Whatever comes to mind first is welcome: {}',
    'It does not need to be exact: {}',
  ],
  summary: ['Let me check that I understood you: {}. Is that right? Please correct whatever is not.'],
  summaryNothing: ['Thank you for all of this. Is there anything you would like to add at the end?'],
  plainest: ['Could you tell me a little more?', 'Would you say a bit more about that?'],
  closing:
    'Thank you so much for everything you shared. It will be put to good use. Should you wish to take your answers back, “Delete my answers” below does so at any time.',
}
