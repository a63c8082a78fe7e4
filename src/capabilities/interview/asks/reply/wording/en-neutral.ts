import type { Wording } from './wording.ts'

export const englishNeutral: Wording = {
  opening:
    'These questions are about “{}”. Has anything troubled you or caught your attention recently? Name as many things as you like.',
  openingAgain: [
    'Thank you. To begin: what was the last thing you found to be a problem?',
    'Thinking of an ordinary day, what is one thing that troubles you?',
    'Small things count as well. When were you last held up?',
    'A few words are enough. What is on your mind the most at present?',
  ],
  picksUp: ['Noted: “{}”.', 'You mentioned “{}”.', 'So, “{}”.', '“{}” — useful to know.', 'Understood: “{}”.'],
  takesNote: ['Noted.', 'Thank you.', 'Understood.'],
  agreed: ['Understood.', 'Thank you.', 'Good.'],
  afterNothing: ['All right.', 'Understood.', 'Very well.'],
  afterUnclear: ['It need not come to mind at once.', 'An approximate answer is fine.', 'That is fine.'],
  afterOutburst: ['That is understood.', 'It is fine to leave this out.'],
  afterQuestion: [
    'Questions cannot be answered here, but this one is recorded.',
    'The researcher will read that question.',
  ],
  afterSkip: ['All right, moving on.', 'It is fine to leave that out.', 'Then the next question.'],
  more: [
    'Is there anything else that troubles you?',
    'If you had to name one more thing, even a small one, what would it be?',
    'Looking back at a recent day, did anything else get in the way?',
    'Is there anything you have not named yet, or is that all?',
  ],
  moreLikeIt: ['Does anything similar come to mind?'],
  first: [
    'Small things count as well. What is one thing you noticed recently?',
    'Looking back at a recent day, what took more effort than it should?',
    'If nothing comes to mind, answer “that’s all”. Is there even a word or two to note?',
    'Has anything taken longer than usual, or kept you waiting?',
    'Is there something you gave up halfway, or put off?',
    'When do you think “if only this were different”?',
    'What did you last complain about to someone?',
    'The other way round: what works well and should stay as it is?',
    'If you showed it to somebody new, where would they stumble?',
    'Is there something the people around you struggle with?',
    'If you could change one thing, what would it be?',
  ],
  recommend: [
    'Of the things you named, “{}” seems to have the largest effect. Is that right?',
    '“{}” looks most important. Is that right, or does something else matter more?',
  ],
  recommendOne: ['The main point seems to be “{}”. Is that right?', 'Is “{}” what is on your mind the most?'],
  recommendNothing: ['If you had to name one thing after all, what would it be?'],
  choose: [
    'To go into detail: which one would you most like to see solved?',
    'If only one of them could be solved, which would you choose?',
  ],
  chooseOne: [
    'To go into detail: which part of it would you most like to see solved?',
    'What about it should be better first?',
  ],
  chooseAny: [
    'To put it another way: if only one thing could be better, what would you choose?',
    'On an ordinary day, what should be easier?',
  ],
  aspects: {
    scene: ['When and where did it happen, and what were you doing?', 'In what situation did you notice it last?'],
    frequency_and_impact: [
      'How often does it happen, and what does it affect?',
      'How much trouble does it cause each time?',
    ],
    past_attempts: ['What have you tried so far, and what came of it?', 'Have you done anything to solve it?'],
    ideal: ['Ideally, how should it be?', 'What would it look like if it worked as you want?'],
    anything_else: ['Is there anything else to say about this?', 'Is there anything you would add?'],
  },
  aspectsOfNothing: {
    scene: ['Then what does an ordinary day look like?'],
    frequency_and_impact: ['Does anything take more time or effort than it should?'],
    past_attempts: ['Have you changed anything recently to make things easier?'],
    ideal: ['If one thing could be as you want it, how would it be?'],
    anything_else: ['Is there anything at all to pass on?'],
  },
  topic: ['What about “{}”?', 'Next, can you say something about “{}”?'],
  topicQuestion: ['Next: {}', 'One more question: {}'],
  topicAgain: [
    'In other words: can you name one thing about “{}”?',
    'What comes to mind first when you hear “{}”?',
    'A rough answer about “{}” is enough. What is it like?',
  ],
  topicQuestionAgain: [
    'An approximate answer is enough: {}',
    'Once more, in whatever words come to mind: {}',
    'It need not be exact: {}',
  ],
  summary: ['In summary: {}. Please correct anything that is wrong. Is that right?'],
  summaryNothing: ['Before we finish, is there anything to pass on?'],
  plainest: ['Can you say a little more?', 'Can you explain that a bit further?'],
  closing:
    'Thank you for taking part. Your answers will be used for the next decisions. They can be removed at any time with “Delete my answers” below.',
  closingEmpty:
    'Thank you for your time. No question has to be answered. What was recorded can be removed at any time with “Delete my answers” below.',
  corrected: 'Corrected: it is noted as you say.',
  disagreed: 'The summary was not right. The researcher reads your own words, not the summary.',
  added: 'That is noted as well.',
}
