import type { Questions } from '../wording.ts'

const AFFECTED = [
  'Who else is touched by this besides you?',
  'What does it mean for the people around you?',
  'How do the people close to you see it?',
  'Is that when you are on your own, or when others are with you?',
  'Do you know others who would say the same?',
  'Have you talked about it with anyone, and what did they say?',
]
const TRIED = [
  'What have you tried so far?',
  'How do you usually deal with it?',
  'Is there anything you tried and then gave up on?',
  'Have you asked anyone for help with it, or done it another way?',
  'Has anything worked, even a little?',
  'Is there something you tried that did not suit you?',
]
const OBSTACLE = [
  'Which part of it gets in your way the most?',
  'From start to finish, at which point does it go that way?',
  'What would have to be different for it to go another way?',
  'On days when it goes well, what is different?',
  'Where exactly do you get stuck, if you do?',
  'What do you think it comes from?',
]
const LACKING = [
  'What stands in the way of that at the moment?',
  'What is missing for it to be like that?',
  'What would bring you closer to it?',
  'What makes it hard today?',
  'If you have set out to do it before, where did it stop?',
  'What about the way it is now falls short?',
]
const SOLVED = [
  'If that were solved, what would change in your days?',
  'If it were no longer so, what would you do first?',
  'How would you notice that it had become better?',
  'If it went away, what would be most different from today?',
  'Who would be happiest if that were solved?',
  'What would a day look like without it?',
]
const DIFFERENCE = [
  'If you had that, what would change in your days?',
  'If it were like that, what would you do first?',
  'How would you notice that it had become so?',
  'Compared with today, what would be most different then?',
  'Who would be happiest if it were like that?',
  'What would a day look like then?',
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
  'What would you add, if you could add one thing?',
  'Is there another side to it that you have not mentioned?',
]

export const englishAspects: Questions['aspects'] = {
  scene: {
    matter: [
      'Thinking of the most recent time, when was it and what was going on?',
      'Could you take me through one time it happened?',
      'Where were you, and what were you doing at that moment?',
      'Could you describe one concrete moment?',
      'When does that usually come up?',
      'What was going on around you at the time?',
    ],
    wish: [
      'When did you last find yourself wishing for that?',
      'Could you describe one moment when you wanted it?',
      'What were you doing when that thought came up?',
      'What kind of situation made you want that?',
      'At what times do you wish for it most?',
      'Where would you have used it in the last few weeks?',
    ],
  },
  frequency_and_impact: {
    matter: [
      'How often is it like that, and what follows from it?',
      'What happens then?',
      'What does it do to the rest of your day?',
      'Does it happen a lot? And what does it change for you?',
      'What does it cost you, in time or in mood?',
      'What came of it?',
    ],
    wish: [
      'What happens as long as it stays the way it is now?',
      'How often do you find yourself wanting that?',
      'What do you do instead today?',
      'What does it cost you not to have it?',
      'How does the lack of it show in an ordinary day?',
      'What takes your time because it is not there?',
    ],
  },
  affected: { matter: AFFECTED, wish: AFFECTED },
  past_attempts: { matter: TRIED, wish: TRIED },
  obstacle: { matter: OBSTACLE, wish: LACKING },
  ideal: {
    matter: [
      'Ideally, how would you like it to be?',
      'If you could change it any way you like, what would you do?',
      'What would “good enough” look like to you?',
      'A year from now, how should it be?',
      'If it went exactly as you want, what would be different?',
      'Have you seen it done in a way that you liked?',
    ],
    wish: [
      'At its best, what would that look like?',
      'Could you describe a little more closely what you have in mind?',
      'How far would it have to go to be enough for you?',
      'A year from now, how should it be?',
      'Have you seen it done somewhere in a way that you liked?',
      'What would it be like on a good day?',
    ],
  },
  difference: { matter: SOLVED, wish: DIFFERENCE },
  reason: {
    matter: [
      'Why does this one matter to you?',
      'What makes it important to you, of all things?',
      'What is it about this that stays with you?',
      'What does it mean to you personally?',
      'What would you most like to hold on to here?',
      'Where does that come from, for you?',
    ],
    wish: [
      'Why does that matter to you?',
      'What would having it mean to you personally?',
      'What makes you want that, of all things?',
      'What would be the best thing about it for you?',
      'What lies behind that wish?',
      'What would you most like to get out of it in the end?',
    ],
  },
  first_change: { matter: FIRST_CHANGE, wish: FIRST_CHANGE },
  anything_else: { matter: ELSE, wish: ELSE },
}
