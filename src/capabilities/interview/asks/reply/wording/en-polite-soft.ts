import type { Wording } from './wording.ts'

export const englishPoliteSoft: Wording = {
  opening:
    'I would love to hear about “{}” from you today. Is there anything that has been bothering you or has caught your attention lately? Please name as many things as you like.',
  openingAgain: [
    'Thank you. Then let me begin: what was the last thing that made you think “this is a bit of a problem”?',
    'Take your time. Thinking of an ordinary day, could you tell me one thing that bothers you?',
    'Anything small is welcome. When did you last find yourself stuck?',
    'Even a few words will do. What is on your mind the most just now?',
  ],
  picksUp: [
    'Thank you for telling me about “{}”.',
    'You said “{}” — I see what you mean.',
    '“{}” — that is really helpful to hear.',
    'I have made a note of “{}”.',
    'So, “{}”.',
  ],
  takesNote: ['Thank you.', 'I appreciate you sharing that.', 'I see, thank you.'],
  agreed: ['Thank you.', 'Good, thank you.', 'I see.'],
  afterNothing: ['All right.', 'That is fine.', 'Of course.'],
  afterUnclear: [
    'That is perfectly fine, it need not come to mind at once.',
    'No need to be certain.',
    'That happens, please do not worry.',
  ],
  afterOutburst: ['I am sorry this is upsetting.', 'I hear that, and I am sorry.'],
  afterQuestion: [
    'I am afraid I cannot answer that here, but your question has been noted.',
    'The researcher will read your question too.',
  ],
  afterSkip: [
    'That is quite all right, please answer only what feels easy.',
    'Of course, let us move on.',
    'No problem at all, we can leave that one.',
  ],
  more: [
    'Is there anything else that troubles you or catches your attention?',
    'Even something small is welcome. If you had to name one more thing, what would it be?',
    'Looking back at a recent day, was there anything else that got in your way?',
    'Is there something you have not mentioned yet, or is that all?',
  ],
  moreLikeIt: ['Could I ask a little more: does anything similar come to mind?'],
  first: [
    'Even something small is welcome. What is one thing that made you pause lately?',
    'Looking back at a recent day, what took more effort than it should have?',
    'If nothing comes to mind, “that’s all” is fine. Is there even a word or two you would share?',
    'Has anything taken longer than usual, or kept you waiting?',
    'Is there something you gave up halfway, or keep putting off?',
    'When do you find yourself thinking “if only this were different”?',
    'What have you last complained about to someone you know?',
    'The other way round: what works well, so that it should stay as it is?',
    'If you showed it to somebody new, where do you think they would stumble?',
    'Is there something the people around you seem to struggle with?',
    'If you could change one single thing, what would it be?',
  ],
  recommend: [
    'Of what you told me, “{}” sounds like it matters most. Would you agree, or does something else weigh more?',
    'Listening to you, “{}” seems to affect you the most. Have I understood that rightly?',
  ],
  recommendOne: [
    'It sounds as if “{}” is at the heart of it. Have I understood that rightly?',
    'Would you say that “{}” is what is on your mind the most?',
  ],
  recommendNothing: ['If you had to name one thing after all, what would be on your mind?'],
  choose: [
    'I would like to understand one of them better. Which one would you most like to see solved?',
    'If just one of these could be better tomorrow, which one would make you happiest?',
  ],
  chooseOne: [
    'I would like to understand that a little better. Which part of it would you most like to see solved?',
    'What about it would you want to be better first?',
  ],
  chooseAny: [
    'Let me ask it another way. If just one thing could be better tomorrow, what would make you happiest?',
    'In your ordinary days, what would you be glad to have a little easier?',
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
  aspectsOfNothing: {
    scene: ['Then could you walk me through an ordinary day, as far as you like?'],
    frequency_and_impact: ['Is there anything that takes more of your time or effort than it should?'],
    past_attempts: ['Have you changed anything lately to make things easier for yourself?'],
    ideal: ['If one thing could be just as you want it, how would it be?'],
    anything_else: ['Is there anything at all that you would like to pass on?'],
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
  summary: ['Let me check that I understood you: {}. Please correct whatever I got wrong. Is that right?'],
  summaryNothing: ['Before we finish, is there anything you would like to pass on?'],
  plainest: ['Could you tell me a little more?', 'Would you say a bit more about that?'],
  closing:
    'Thank you so much for everything you shared. It will be put to good use. Should you wish to take your answers back, “Delete my answers” below does so at any time.',
  closingEmpty:
    'Thank you for your time. There was no need to answer anything you would rather not. What was recorded can be removed at any time with “Delete my answers” below.',
  corrected: 'I see, I have it as you say now.',
  disagreed: 'I am sorry that I did not sum it up well. The researcher will read your own words, not my summary.',
  added: 'That is noted as well.',
}
