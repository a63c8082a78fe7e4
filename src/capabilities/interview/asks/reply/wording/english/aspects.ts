import type { Questions } from '../wording.ts'

const AFFECTED = [
  'Does it touch anyone else besides you?',
  'How do the people close to you see it?',
  'Do you know others who would say the same?',
  'Have you talked about it with anyone?',
  'Is anyone else in the same position, as far as you know?',
  'Who else has to do with it, if anyone?',
]
const TRIED = [
  'Have you tried anything about it so far?',
  'How do you deal with it at the moment?',
  'What do you do about it at the moment, if anything?',
  'Is there anything you do to make it easier?',
  'Have you found a way around it?',
  'Have you asked anyone about it, or tried another way?',
]
const OBSTACLE = [
  'Which part of it is the hardest for you?',
  'Where exactly does it get difficult?',
  'What do you think it comes from?',
  'What would have to be different for it to be better?',
  'On days when it goes better, what is different?',
  'Which part of it bothers you most?',
]
const LACKING = [
  'What stands in the way of that at the moment?',
  'What is missing for it to be like that?',
  'What would bring you closer to it?',
  'What makes it hard today?',
  'What keeps that from happening, do you think?',
  'What would have to change first for that?',
]
const SOLVED = [
  'If that were solved, what would be different for you?',
  'How would you notice that it had become better?',
  'If it were no longer so, what would you do?',
  'If it got better, what would change for you?',
  'What would be different if it were not like that?',
  'If that went away, what would you be glad about?',
]
const DIFFERENCE = [
  'If you had that, what would be different for you?',
  'If it were like that, what would you do?',
  'What would change for you then?',
  'Compared with today, what would be different then?',
  'How would you notice that it had become so?',
  'What would that make possible for you?',
]
const FIRST_CHANGE = [
  'If one thing changed first, what should it be?',
  'What small thing would already help?',
  'Is there something that could be changed right away?',
  'If you could ask the people in charge for one thing, what would it be?',
  'Where should someone begin?',
  'If one thing were different by next week, what would you choose?',
]
const ELSE = [
  'Is there anything else about this that I should know?',
  'Is there something important about it that has not come up yet?',
  'Have I missed anything that you would have expected me to ask?',
  'Has anything else come back to you while we talked?',
  'Is there anything you would like to add about it?',
  'Is there another side to it that you have not mentioned?',
]
const WANTED = [
  'What would have to be different for you to do it?',
  'Is there anything that would change that?',
  'What would make it worth doing for you?',
  'What would help, if anything?',
  'Under what circumstances would that be different?',
  'Is there something you would wish for there?',
]

export const englishAspects: Questions['aspects'] = {
  scene: {
    matter: [
      'Could you tell me about the last time you noticed that?',
      'When did that last come up, and what was going on?',
      'Could you take me through one time when it was like that?',
      'When is it like that, mostly?',
      'Thinking of the most recent time, what was going on?',
      'Could you describe one moment when it was like that?',
    ],
    wish: [
      'When did you last find yourself wishing for that?',
      'Could you describe one moment when you wanted it?',
      'What was going on when that thought came up?',
      'What kind of situation makes you want that?',
      'At what times do you wish for it most?',
      'Could you tell me about the last time you wished for it?',
    ],
    absence: [
      'When was the last time, as far as you remember?',
      'Since when has it been like that?',
      'Was there a particular moment when that began?',
      'Has it always been like that, or did it change at some point?',
      'Could you tell me about the last time, and what it was like?',
      'Do you remember when that started?',
    ],
  },
  frequency_and_impact: {
    matter: [
      'What does that mean for you in everyday life?',
      'What usually comes of that?',
      'How does that affect you?',
      'What difference does that make to you?',
      'When it is like that, what happens next?',
      'What do you mind most about it?',
    ],
    wish: [
      'How is it at the moment, without that?',
      'How often do you find yourself wanting that?',
      'What do you do instead today?',
      'What is it like for you not to have it?',
      'How does the lack of it show in an ordinary day?',
      'What do you do as long as it is not like that?',
    ],
    absence: [
      'What do you do instead?',
      'Is there anything you miss about it?',
      'What does that mean for you in everyday life?',
      'How do you feel about that?',
      'What has changed for you since?',
      'Does it make a difference to you?',
    ],
  },
  past_attempts: {
    matter: TRIED,
    wish: TRIED,
    absence: [
      'Did you ever go back to it, even for a short while?',
      'Has there been a time when you tried it again?',
      'Have you looked for another way?',
      'Have you tried anything to change that?',
      'Was there a time when it was different?',
      'Have you found something else that does the same for you?',
    ],
  },
  ideal: {
    matter: [
      'Ideally, how would you like it to be?',
      'If you could change it any way you like, what would you change?',
      'What would make it good enough for you?',
      'What would help you most with that?',
      'If it were up to you, how would it be?',
      'What would you wish for, if anything were possible?',
    ],
    wish: [
      'At its best, what would that look like?',
      'Could you describe a little more closely what you have in mind?',
      'How far would it have to go to be enough for you?',
      'What would it be like on a good day?',
      'Have you seen it done somewhere in a way that you liked?',
      'What would be the most important part of that?',
    ],
    absence: WANTED,
  },
  affected: { matter: AFFECTED, wish: AFFECTED, absence: AFFECTED },
  obstacle: { matter: OBSTACLE, wish: LACKING, absence: LACKING },
  difference: { matter: SOLVED, wish: DIFFERENCE, absence: SOLVED },
  reason: {
    matter: [
      'Why does that matter to you?',
      'What makes that important to you?',
      'What is it about that that matters most to you?',
      'Why is that important for you personally?',
      'Could you say a little about why that matters to you?',
      'What makes that matter to you in particular?',
    ],
    wish: [
      'Why would that be important to you?',
      'What would having it mean to you?',
      'What makes you wish for that?',
      'What would be the best thing about it for you?',
      'Could you say a little about why you would like that?',
      'What would that give you?',
    ],
    absence: [
      'What would you say is the main reason for that?',
      'What is behind that, do you think?',
      'What is the reason for that, as you see it?',
      'What made it turn out that way?',
      'Could you say a little about why that is?',
      'How did that come about?',
    ],
  },
  first_change: { matter: FIRST_CHANGE, wish: FIRST_CHANGE, absence: FIRST_CHANGE },
  anything_else: { matter: ELSE, wish: ELSE, absence: ELSE },
}
