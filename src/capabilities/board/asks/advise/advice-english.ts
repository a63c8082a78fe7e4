import type { AdviceWording, Way } from './advice-types.ts'

const NAMES: Readonly<Record<Way, string>> = {
  proceed: 'go ahead',
  gather: 'find out more first',
  handover: 'hand it over',
  hold: 'let it rest',
  reopen: 'open it again',
  leave: 'leave it closed',
  shortText: 'a short text',
  politeText: 'a polite text',
  askingText: 'a text that asks',
}

export const ENGLISH_ADVICE: AdviceWording = {
  label: (letter, way) => `Option ${letter}: ${NAMES[way]}`,
  option: {
    proceed: ({ title, said, firstStep, question, waitsFor, due }) => ({
      description: `Move “${title}” on as it is`,
      next_action:
        firstStep === undefined
          ? `Write down the first small step of “${title}” and take it.`
          : `Begin with “${firstStep}”.`,
      necessary_info:
        waitsFor === undefined
          ? due === null
            ? `When “${title}” is due, and how one can tell that it is finished.`
            : `The time left until it is due (${due}).`
          : `When “${waitsFor}” is likely to be finished.`,
      criteria_note: `Fits when “${said}” is to get going soon.`,
      risks: [
        question === undefined
          ? `If “${said}” changes on the way, some of it is done twice.`
          : `It goes on while “${question}” is still open.`,
        ...(waitsFor === undefined ? [] : [`It may come to a halt until “${waitsFor}” is finished.`]),
      ],
    }),
    gather: ({ title, said, question, due }) => ({
      description: `Collect what a decision on “${title}” rests on`,
      next_action:
        question === undefined
          ? `List up to three things about “${said}” that are not known yet, and look into the first.`
          : `Look into “${question}”.`,
      necessary_info: `Whom to ask about “${title}”, and for what.`,
      criteria_note: `Fits when “${said}” is to be sure before anything moves.`,
      risks: [
        due === null
          ? `“${title}” stands still while collecting.`
          : `The due date (${due}) comes closer while collecting.`,
      ],
    }),
    handover: ({ title, said }) => ({
      description: `Ask someone else to take “${title}”`,
      next_action: `Pick one person and tell them what “${title}” is for and when it is due.`,
      necessary_info: `Who could take “${title}”, and how much room they have.`,
      criteria_note: `Fits when one’s own time is not to go into “${title}”.`,
      risks: [`The result depends on how well “${said}” is explained.`],
    }),
    hold: ({ title, said, neededBy }) => ({
      description: `Put “${title}” aside for a while`,
      next_action: `Set one day on which to look at “${title}” again.`,
      necessary_info: `How long “${said}” can rest without harm.`,
      criteria_note: `Fits when other things come before “${title}”.`,
      risks: [neededBy === undefined ? `“${title}” may be forgotten.` : `“${neededBy}” waits meanwhile.`],
    }),
    reopen: ({ title }) => ({
      description: `Put “${title}” back on the desk`,
      next_action: `Add one sentence that says why “${title}” is opened again.`,
      necessary_info: `What has changed since “${title}” was closed.`,
      criteria_note: 'Fits when the reason for closing it no longer holds.',
      risks: ['The same work may be done twice.'],
    }),
    leave: ({ title }) => ({
      description: `Keep “${title}” as it is`,
      next_action: `Write down anything that follows from “${title}” as a new node.`,
      necessary_info: `Whether anything new has come up about “${title}” since it was closed.`,
      criteria_note: 'Fits when finished things are to stay finished.',
      risks: ['Something left over may go unnoticed.'],
    }),
    shortText: ({ title }) => ({
      description: `Regarding “${title}”: thank you, understood. I will go on as described.`,
      next_action: 'Copy the text, add whom it is for, and send it.',
      necessary_info: 'Whom it goes to, and the subject.',
      criteria_note: 'Fits when it is to be short.',
      risks: ['It may read as curt.'],
    }),
    politeText: ({ title, due }) => ({
      description: `Thank you very much for your message about “${title}”. I will come back to you ${due === null ? 'as soon as the date is settled' : `by ${due}`}.`,
      next_action: 'Add a name and a date to the text and send it.',
      necessary_info: 'Whom it goes to, the subject, and a date that can be kept.',
      criteria_note: 'Fits when being polite matters most.',
      risks: ['It is longer, and the point may get lost.'],
    }),
    askingText: ({ title, question }) => ({
      description: `One question about “${title}”, if I may. ${question ?? 'When would it suit you?'}`,
      next_action: 'Cut it down to one question and send it.',
      necessary_info: 'What the other person is able to answer.',
      criteria_note: 'Fits when something is to be cleared up before deciding.',
      risks: ['Nothing moves until the answer comes.'],
    }),
  },
  criteria: [
    { name: 'Urgency', description: 'By when it is to move' },
    { name: 'Certainty', description: 'How much of what a decision rests on is there' },
  ],
  nextDecision: 'First settle by when it is to be decided; the rest follows from that.',
  textDecision: 'First settle how formal it is to be; then the choice is easier.',
  summary: ({ title }, count) => `There are ${count} options to compare for “${title}”.`,
}
