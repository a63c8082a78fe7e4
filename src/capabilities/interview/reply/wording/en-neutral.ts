import type { Wording } from './wording.ts'

export const englishNeutral: Wording = {
  opening:
    'These questions are about “{}”. Has anything troubled you or caught your attention recently? Name as many things as you like.',
  openingAgain: [
    'Thank you. To begin: what was the last thing you found to be a problem?',
    'Thinking of an ordinary day, what is one thing that troubles you?',
  ],
  picksUp: ['Noted: “{}”.', 'You mentioned “{}”.', 'So, “{}”.', '“{}” is useful to know.', 'Understood: “{}”.'],
  takesNote: ['Noted.', 'Thank you.', 'Understood.'],
  afterSkip: ['All right, moving on.', 'It is fine to leave that out.', 'Then the next question.'],
  more: [
    'Is there anything else that troubles you?',
    'Does anything similar come to mind?',
    'If you had to name one more thing, even a small one, what would it be?',
    'Looking back at a recent day, did anything else get in the way?',
    'Is there anything you have not named yet? If not, answer “that’s all”.',
  ],
  recommend: [
    'Of the things you named, “{}” seems to have the largest effect. Is that right?',
    '“{}” looks most important. Is there anything that matters more?',
  ],
  recommendNothing: ['If you had to name one thing after all, what would it be?'],
  choose: [
    'To go into detail: which one would you most like to see solved?',
    'If only one of them could be solved, which would you choose?',
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
  summary: ['In summary: {}. Is that correct? Please correct anything that is not.'],
  summaryNothing: ['Thank you for your answers so far. Is there anything to add?'],
  plainest: ['Can you say a little more?', 'Can you explain that a bit further?'],
  closing:
    'Thank you for taking part. Your answers will be used for the next decisions. They can be removed at any time with “Delete my answers” below.',
}
