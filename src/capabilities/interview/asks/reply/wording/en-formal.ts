import type { Wording } from './wording.ts'

export const englishFormal: Wording = {
  opening:
    'Thank you for taking the time to speak about “{}”. Have you encountered any difficulties, or noticed anything of concern, in recent weeks? Please mention as many points as you wish.',
  openingAgain: [
    'Thank you. May I begin by asking what you most recently found to be difficult?',
    'With an ordinary day in mind, might you name one point that concerns you?',
    'Minor matters are welcome too. On what occasion were you last held up?',
    'A few words would suffice. What concerns you most at present?',
  ],
  picksUp: [
    'Thank you for mentioning “{}”.',
    'I have noted “{}”.',
    'Your point about “{}” is well taken.',
    'I understand: “{}”.',
    'You have raised “{}”.',
  ],
  takesNote: ['Thank you, that is noted.', 'I am grateful for your answer.', 'Thank you for explaining that.'],
  agreed: ['Thank you.', 'That is noted.', 'Very good.'],
  afterNothing: ['Very well.', 'Certainly.', 'Understood.'],
  afterUnclear: [
    'It need not come to mind immediately.',
    'An approximate answer is entirely acceptable.',
    'Please do not feel obliged to be exact.',
  ],
  afterOutburst: ['I regret that this is unwelcome.', 'Your displeasure is noted, with apologies.'],
  afterQuestion: [
    'I regret that questions cannot be answered here; yours has been recorded.',
    'Your question will be read by the researcher.',
  ],
  afterSkip: [
    'Certainly, let us proceed to the next question.',
    'Please answer only what you are comfortable with.',
    'Very well, we shall leave that question aside.',
  ],
  more: [
    'Are there any other difficulties or concerns you would mention?',
    'However small, what would be one further point?',
    'Considering a recent day, was there anything else that stood in your way?',
    'Is there any point you have not yet raised, or would that be all?',
  ],
  moreLikeIt: ['Does anything of a similar kind come to mind?'],
  first: [
    'However small, what is one matter that caught your attention recently?',
    'Considering a recent day, what required more effort than it ought to have?',
    'If nothing comes to mind, “that is all” will suffice. Is there even a brief remark you would offer?',
    'Has anything taken longer than usual, or kept you waiting?',
    'Is there anything you abandoned halfway, or have been postponing?',
    'On what occasions do you wish that matters were different?',
    'What did you last express dissatisfaction about to someone?',
    'Conversely, what works well and ought to remain as it is?',
    'Were you to show it to a newcomer, where might they stumble?',
    'Is there anything with which those around you appear to struggle?',
    'If you could change one single thing, what would it be?',
  ],
  recommend: [
    'Among the points you raised, “{}” would appear to be of particular importance. Would you agree?',
    'It seems to me that “{}” affects you most. Is that a fair reading?',
  ],
  recommendOne: [
    'The heart of the matter would appear to be “{}”. Is that a fair reading?',
    'Would you say that “{}” is what concerns you most?',
  ],
  recommendNothing: ['Were you to single out one point after all, what would concern you?'],
  choose: [
    'I should like to understand one of these in more depth. Which would you most wish to see resolved?',
    'If only one of these could be improved, which would you choose?',
  ],
  chooseOne: [
    'I should like to understand this in more depth. Which part of it would you most wish to see resolved?',
    'Which part of it ought to be improved first?',
  ],
  chooseAny: [
    'Allow me to ask differently. If only one thing could be improved, what would you choose?',
    'In the course of an ordinary day, what would you wish to be easier?',
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
  aspectsOfNothing: {
    scene: ['In that case, would you describe the course of an ordinary day, as far as you wish?'],
    frequency_and_impact: ['Does anything demand more of your time or effort than it ought to?'],
    past_attempts: ['Have you recently changed anything in order to make matters easier?'],
    ideal: ['If one matter could be exactly as you wish, what would it be like?'],
    anything_else: ['Is there anything at all you would wish to convey?'],
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
  summary: ['Permit me to summarise: {}. Please correct anything that is inaccurate. Is this a fair account?'],
  summaryNothing: ['In closing, is there anything you would wish to convey?'],
  plainest: ['Could you elaborate a little further?', 'Might you explain that in somewhat more detail?'],
  closing:
    'Thank you very much for your time and your considered answers. They will be treated with care. Should you wish to withdraw them, please use “Delete my answers” below at any time.',
  closingEmpty:
    'Thank you very much for your time. You were under no obligation to answer. Should you wish to remove what was recorded, please use “Delete my answers” below at any time.',
  corrected: 'I stand corrected and have noted it as you state.',
  disagreed: 'I apologise for an inaccurate summary. The researcher will read your own words rather than mine.',
  added: 'That has been noted as well.',
}
