import type { Tone } from '../../../../contract.ts'
import type { ToneTexts } from '../wording.ts'

export const englishTones: Readonly<Record<Tone, ToneTexts>> = {
  polite_soft: {
    opening:
      'Thank you for taking part. This is about {}. Is there anything about it that has bothered you lately, or that you have noticed? Please name as many things as you like.',
    openingPlain:
      'Thank you for taking part. I would like to hear how this is for you. Is there anything that has bothered you lately, or that you have noticed? Please name as many things as you like.',
    closing:
      'Thank you so much for everything you shared. It will be put to good use. Should you wish to take your answers back, “Delete my answers” below does so at any time.',
    closingEmpty:
      'Thank you for your time. There was no need to answer anything you would rather not. What was recorded can be removed at any time with “Delete my answers” below.',
    corrected: 'I see, I have it as you say now.',
    correctedTo: 'I see, thank you for putting that right: “{}”.',
    disagreed: 'I am sorry that I did not sum it up well. The researcher will read your own words, not my summary.',
    added: 'Thank you for telling me that as well.',
    silence: 'Only the people who run this study read it, with names masked, and I tell nobody else.',
  },
  friendly: {
    opening:
      'Hey, let’s talk about {}. Anything bugging you or on your mind lately? Throw in as many things as you like.',
    openingPlain:
      'Hey, I’d love to hear how this is for you. Anything bugging you or on your mind lately? Throw in as many things as you like.',
    closing:
      'Thanks a lot for telling me all this. What you shared will really help. If you ever want your answers gone, hit “Delete my answers” below.',
    closingEmpty:
      'Thanks for your time. No need to answer anything you don’t feel like. If you want this gone, hit “Delete my answers” below.',
    corrected: 'Ah, I see — I’ve got it your way now.',
    correctedTo: 'Ah, got it: “{}”. Thanks for putting that right.',
    disagreed: 'Sorry, I didn’t sum that up well. The people behind this will read your own words, not my summary.',
    added: 'Thanks for telling me that, too.',
    silence: 'Only the people behind this read it, with names masked, and I tell nobody else.',
  },
  neutral: {
    opening:
      'These questions are about {}. Has anything troubled you or caught your attention recently? Name as many things as you like.',
    openingPlain:
      'These questions are about how this is for you. Has anything troubled you or caught your attention recently? Name as many things as you like.',
    closing:
      'Thank you for taking part. Your answers will be used for the next decisions. They can be removed at any time with “Delete my answers” below.',
    closingEmpty:
      'Thank you for your time. No question has to be answered. What was recorded can be removed at any time with “Delete my answers” below.',
    corrected: 'Corrected: it is noted as you say.',
    correctedTo: 'Corrected: “{}”.',
    disagreed: 'The summary was not right. The researcher reads your own words, not the summary.',
    added: 'Thank you, that is noted as well.',
    silence: 'Only the people who run this study read it, with names masked.',
  },
  formal: {
    opening:
      'Thank you for taking the time to speak about {}. Have you encountered any difficulties, or noticed anything of concern, in recent weeks? Please mention as many points as you wish.',
    openingPlain:
      'Thank you for taking the time to speak about how this is for you. Have you encountered any difficulties, or noticed anything of concern, in recent weeks? Please mention as many points as you wish.',
    closing:
      'Thank you very much for your time and your considered answers. They will be treated with care. Should you wish to withdraw them, please use “Delete my answers” below at any time.',
    closingEmpty:
      'Thank you very much for your time. You were under no obligation to answer. Should you wish to remove what was recorded, please use “Delete my answers” below at any time.',
    corrected: 'I stand corrected and have noted it as you state.',
    correctedTo: 'I stand corrected and have noted: “{}”.',
    disagreed: 'I apologise for an inaccurate summary. The researcher will read your own words rather than mine.',
    added: 'Thank you, that has been noted as well.',
    silence: 'It is read only by those who run this study, with names masked, and passed on to nobody else.',
  },
}
