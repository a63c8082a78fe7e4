import type { Wording } from './wording.ts'

export const englishFormal: Wording = {
  opening:
    'Thank you for taking the time to speak about “{}”. Have you encountered any difficulties, or noticed anything of concern, in recent weeks? Please mention as many points as you wish.',
  openingAgain: [
    'Thank you. May I begin by asking what you most recently found to be difficult?',
    'With an ordinary day in mind, might you name one point that concerns you?',
  ],
  picksUp: [
    'Thank you for mentioning “{}”.',
    'I have noted “{}”.',
    'Your point that “{}” is well taken.',
    'I understand: “{}”.',
    'You have raised “{}”.',
  ],
  takesNote: ['Thank you, that is noted.', 'I am grateful for your answer.', 'Thank you for explaining that.'],
  afterSkip: [
    'Certainly, let us proceed to the next question.',
    'Please answer only what you are comfortable with.',
    'Very well, we shall leave that question aside.',
  ],
  more: [
    'Are there any other difficulties or concerns you would mention?',
    'Does anything of a similar kind come to mind?',
    'However small, what would be one further point?',
    'Considering a recent day, was there anything else that stood in your way?',
    'Is there any point you have not yet raised? If not, “that is all” will suffice.',
  ],
  recommend: [
    'Among the points you raised, “{}” would appear to be of particular importance. Would you agree?',
    'It seems to me that “{}” affects you most. Is that a fair reading?',
  ],
  recommendNothing: ['Were you to single out one point after all, what would concern you?'],
  choose: [
    'I should like to understand one of these in more depth. Which would you most wish to see resolved?',
    'If only one of these could be improved, which would you choose?',
  ],
  aspects: {
    scene: [
      'Could you describe an occasion on which it occurred: when, where, and in the course of what activity?',
      'In what circumstances did you last observe it?',
    ],
    frequency_and_impact: [
      'How frequently does it occur, and what consequences does it have for you?',
      'To what extent does it trouble you each time?',
    ],
    past_attempts: [
      'What measures have you taken so far, and with what result?',
      'Have you undertaken anything in order to resolve it?',
    ],
    ideal: ['Ideally, what would you wish the situation to be?', 'What form would a fully satisfactory outcome take?'],
    anything_else: [
      'Is there anything further you would like to convey on this matter?',
      'Have I overlooked anything of importance to you here?',
    ],
  },
  topic: ['May I also enquire about “{}”: what is your experience?', 'Could you kindly comment on “{}” as well?'],
  topicQuestion: ['May I also ask the following: {}', 'Permit me one further question: {}'],
  topicAgain: [
    'Allow me to rephrase. With regard to “{}”, could you name a single point?',
    'What first comes to mind when you hear “{}”?',
    'An approximate answer on “{}” would be sufficient. How would you describe it?',
  ],
  topicQuestionAgain: [
    'An approximate answer would suffice, so permit me to ask again: {}',
    'Whatever first comes to mind will do: {}',
    'It need not be exact: {}',
  ],
  summary: ['Permit me to summarise: {}. Is this an accurate account? Please correct anything that is not.'],
  summaryNothing: ['I am grateful for your answers. Is there anything you would wish to add in closing?'],
  plainest: ['Could you elaborate a little further?', 'Might you explain that in somewhat more detail?'],
  closing:
    'Thank you very much for your time and your considered answers. They will be treated with care. Should you wish to withdraw them, please use “Delete my answers” below at any time.',
}
