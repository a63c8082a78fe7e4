import type { MoveLines } from '../wording.ts'

export const englishMoves: MoveLines = {
  origin: [
    'What got you thinking about that in the first place?',
    'How did that first come to your mind?',
    'What made you start thinking about it?',
  ],
  'last-time': [
    'Could you tell me about the last time something like that happened?',
    'When did something like that last happen, and what was going on?',
    'What happened the last time it was like that?',
  ],
  moment: [
    'Could you tell me a little more about that moment?',
    'What was that moment like?',
    'Could you take me through that a little?',
  ],
  'ordinary-day': [
    'What does that look like on an ordinary day?',
    'How does it usually go?',
    'Could you describe how that is on an ordinary day?',
  ],
  'like-for-you': ['What is that like for you?', 'How is that for you?', 'How do you feel about that?'],
  stayed: [
    'What stayed with you most from that?',
    'Which part of that has stayed with you?',
    'What do you still think of from it?',
  ],
  'leads-to': ['And what does that lead to?', 'What usually comes of that?', 'And what happens then?'],
  bothers: ['What bothers you most about it?', 'Which part of it bothers you most?', 'What do you mind most about it?'],
  instead: [
    'How would you like it to be instead?',
    'If it were up to you, how would it be instead?',
    'What would you rather have instead?',
  ],
  different: [
    'If that were sorted out, what would be different for you?',
    'Once that is sorted out, what would change for you?',
    'If it worked the way you want, what would be different for you?',
  ],
  possible: ['What would that make possible for you?', 'What could you do then that you cannot do now?'],
  'in-the-way': [
    'What makes it difficult as things are?',
    'What is the hard part, as things are today?',
    'Where does it go wrong at the moment?',
  ],
  matters: [
    'Why does that one matter to you?',
    'What makes that stand out for you?',
    'What makes that the one you would name?',
  ],
  'care-most': ['What do you care about most in all this?', 'Of all that, what matters most to you?'],
  others: [
    'Who else is touched by this?',
    'Does it touch anyone else besides you?',
    'Is anyone else in the same position?',
  ],
  'own-view': ['And how do you see it yourself?', 'What do you think about it yourself?'],
  tried: ['What have you done about it so far?', 'Have you tried anything about it so far?'],
  manage: [
    'How do you manage at the moment?',
    'What do you do about it at the moment?',
    'How do you deal with it just now?',
  ],
  unchanged: [
    'If nothing changed, where would things be in half a year?',
    'If it goes on like this, where will it lead?',
  ],
  'one-change': [
    'If one thing could change tomorrow, which would you pick?',
    'If one thing changed first, what should it be?',
  ],
  more: [
    'Could you say a little more about that?',
    'Would you tell me a little more about that?',
    'Could you say a bit more about it?',
  ],
  'since-then': [
    'Only if you like: what has it been like since then?',
    'If you would like to say: how have things been since?',
    'Only if you wish: how are things now?',
  ],
  'first-sign': ['How would you first notice that it works?', 'How would you notice that it had become better?'],
}
