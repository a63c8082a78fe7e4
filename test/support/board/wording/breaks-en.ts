/** Sentences that tell a person what to do or choose for them, disguised or reworded; by kind and field. */
export const BREAKS_EN: Readonly<Record<string, string>> = {
  'organizer.reason': `
The card says you must call before Friday.
Should we not start with the venue, and leave the rest?
The venue should be booked first.
The venue SHOULD be booked first.
The venue sh0uld be booked first.
The venue s h o u l d be booked first.
The venue sho​uld be booked first.
The venue ｓｈｏｕｌｄ be booked first.
The venue ѕhоuld be booked first.
The venue sho-uld be booked first.
The venue shóuld be booked first.
This shouldn't wait any longer.
This shouldn’t wait any longer.
The quote must go out before Friday.
The quote m.u.s.t go out before Friday.
The quote mustn't be sent before the prices are known.
You have to check the unit prices first.
One has to check the unit prices first.
You ought to check the unit prices first.
You need to check the unit prices first.
The unit prices need to be checked first.
You had better check the unit prices first.
You'd better check the unit prices first.
You gotta check the unit prices first.
Please check the unit prices first.
Kindly check the unit prices first.
Check the unit prices first.
Start with the unit prices.
Do the unit prices first.
First, check the unit prices.
Make sure the unit prices are checked first.
Be sure to check the unit prices first.
Don't send the quote before the prices are checked.
Do not send the quote before the prices are checked.
Never send a quote without prices.
It is necessary to check the unit prices first.
It is essential to check the unit prices first.
Checking the unit prices is required.
Checking the unit prices is mandatory.
Checking the unit prices is a must.
It is imperative that the prices are checked.
You are supposed to check the prices first.
You are required to check the prices first.
I recommend checking the prices first.
It is recommended to check the prices first.
My recommendation is to check the prices first.
It would be best to check the prices first.
It would be wise to check the prices first.
I suggest that you check the prices first.
I'd advise you to check the prices first.
Let's check the unit prices first.
You will want to check the unit prices first.
There is no choice but to check the prices first.
Don't forget to check the prices.
It's time to check the prices.
We urge you to check the prices first.
Remember to check the prices first.
Whatever happens, settle the prices first.`,
  'organizer.summary': `
First, you must book the venue.
Book the venue before anything else.
Begin with the venue.
Go and book the venue now.
The best first step is the venue.
Get the venue booked today.
Take care of the venue first.
You should start with the venue.
Put these two into one group.
Split this task into three parts.
Focus on the venue first.
The venue has to come first.
It is crucial to settle the venue.`,
  'organizer.title': `
D O  T H I S  F I R S T
N-E-E-D-S D-O-I-N-G B-Y Y-O-U: costume hire
You must book the venue
Venue should be booked
Please book the venue
Have to book the venue
Recommended venue booking`,
  'advisor.summary': `
Option A is the best.
Option A is the b e s t.
Option A is the b3st.
Option A is recommended.
I recommend option A.
Option A comes highly recommended.
My recommendation: option A.
Option A is the correct answer.
Option A is the right answer.
Option A is the right choice.
I'd go with option A.
I would go with option A.
I’d pick option A.
We would choose option A.
My pick is option A.
Go with option A.
Go for option B.
Choose option A.
Pick B.
Option A is the way to go.
Option A is a no-brainer.
Option A is the clear winner.
Option A wins.
Option A is the obvious choice.
Option A is the safest bet.
Option A is clearly better.
Option A is better than option B.
Option A looks like the better choice.
Option A seems preferable.
Option A is superior.
Option A is ideal.
Option A is optimal.
Option A makes the most sense.
Option A stands out.
Option A beats the others.
Option A comes out on top.
Option A ranks first.
Ranking: A, C, B.
Ranked first: option A.
A > B > C
Option A scores 92 out of 100.
Score: A 92, B 61.
Fit: 92%
Option A is a 92% match.
Option A gets 9/10.
Option A is rated 4.5 stars.
Option A gets five stars.
★★★★★ for option A.
Number one choice: option A.
Option A is my top pick.
If I were you, I'd take option A.
If it were up to me, option A.
In your shoes I would take A.
You should take option A.
You must take option A.
You ought to take option A.
You can't go wrong with option A.
Option B is not worth considering.
Option B is a bad idea.
Avoid option B.
Forget option B.
There is no reason to choose option B.
Everything points to option A.
All signs point towards option A.
Option A is preferred.
The preferred option is A.
I lean towards option A.
I prefer option A.
Personally, option A.
Option A deserves to be chosen.
The smart choice is option A.
The sensible choice is option A.
The strongest option is A.
Option A is the winner here.
Option A is hard to beat.
Verdict: option A.
🏆 Option A
Option A is the most suitable option.
Option A is the most sensible of the four.
Option A is advisable.
Option A gets first place.
A is the front-runner.
Just take option A.`,
  'advisor.criteria_note': `
This is the better choice.
This is the best fit.
This one is the right call.
Clearly the strongest candidate.
By far the most sensible option.
This beats the other options.
9/10
Suitability: 87%`,
  'advisor.next_action': `
Choose option A.
Take the recommended option.
You must sign today.
Go with option A and sign.`,
  'advisor.label': `
B-E-S-T C-H-O-I-C-E: village hall
Option A (recommended): go ahead
Option A: the best plan
Option A - top choice
Option A: preferred`,
}
