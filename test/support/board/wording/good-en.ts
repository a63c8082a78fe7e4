/** Sentences a neutral proposal may say; by kind and field. */
export const GOOD_EN: Readonly<Record<string, string>> = {
  'organizer.reason': `
The card says the form must be signed by both parents, which links it to the other one.
It says “after the unit prices are checked”, so the prices seem to come first.
Both speak of the autumn fair and look like one topic.
It names three parts that look as if they could move separately.
Sending the quote seems to wait for the unit prices.
The text lists the venue, the name tags and the caterer.
Both mention the same supplier.
The same person is named in both.
Both are due at the end of the month.
The best before date appears in both.
Best-before dates are listed in both nodes.
The two notes quote the same contract.
It holds two different things: a booking and an invoice.
The list has four bullet points.
Contact details are missing in both.
Order of the steps is given in the text.
Plan B is mentioned in both nodes.
Review comments are pending on both.
Start date and venue are both open.
The text suggests two separate pieces of work.
The mustard order and the ketchup order share a supplier.
The work depends on the list of names.
One waits for the other, going by its text.
The required documents are listed in both.
Correct the address appears as its own line.
The note names two people and two dates.
It looks like a second task hidden in the first.
These share the word “exhibition”.
The printer is named as the next stop after the list.
Booking and payment are described separately.
The text says the name tags come after the guest list.
The two could be looked at together.
It may be easier to follow as two items.
Both belong to the move in May.
Budget numbers appear in both.
Call notes from Monday are repeated here.
The first half is about travel, the second about insurance.
Nothing on the board covers the second half.
What one needs to know is spread over both.
The two have nothing to do with each other in time, but share a room.
Its context names the same form twice.`,
  'organizer.summary': `
12 nodes are moving. First, one could look at "Find a venue".
There are two groups and one relation to look at; first the fair.
Nothing is moving on the board.
Found: one to split, two groups, three relations. The venue could be a first stop.
Three nodes wait for the same answer.
First on the list by date: the quote.
A first look at the two overdue nodes could show the most.
Five nodes speak of the fair.`,
  'organizer.title': `
Book the venue
Order the name tags
Check the unit prices
Correct the address
Write the invitation
Collect the required documents
Call the caterer
Send the quote
List best before dates
Rank the applicants
Draft the text for the website
Score the entries`,
  'organizer.group_label': `
Autumn fair
Moving house
Waiting for an answer
Contracts and budget`,
  'advisor.summary': `
There are 4 options to compare for "Find a venue".
Two ways are open, and they differ in cost and time.
Option A is quicker, option B is cheaper.
The text names two suppliers with different prices.
The options differ in when the work can begin.
Option A and option B cost the same; the delivery dates differ.
Three options, side by side.
Vendor A quotes 3,000, vendor B quotes 4,500.`,
  'advisor.criteria_note': `
The manufacturer's recommended tyre pressure was used for all three figures.
Fits when getting going matters most.
Fits when being sure matters most.
Suits a tight deadline.
Suitable when the budget is small.
Works if the answer can wait until May.
Fits when freeing one’s own time matters most.
Relevant where quality counts more than speed.
Costs 20% less than the other one.
The cheapest of the three at 3,000.
Delivery is three days shorter than with option B.
Applies when two people are available.
Makes sense if the contract ends in June.`,
  'advisor.next_action': `
Call the venue and ask for free dates.
Ask vendor A for a breakdown of the quote.
Write down the first small step and take it.
Set one day on which to look at it again.
Send the list to the printer.
Compare the two contracts line by line.
Pick one person and tell them what it is for.
Book a room for Tuesday.`,
  'advisor.necessary_info': `
When it is due, and how one can tell that it is finished.
The number of guests.
Whom to ask, and for what.
Whether approval is required.
The maintenance cost of vendor A.
A signed offer is needed before the order.
What you need to know about the old contract.`,
  'advisor.risks': `
Should the exchange rate fall, the instalments would rise.
If the ground shifts on the way, some of it is done twice.
Time passes while collecting.
It may be forgotten.
The result depends on how well it is explained.
The success rate is given as 80%.
Vendor B has little experience.
Nothing moves until the answer comes.
The price may rise.
Approval takes two weeks.`,
  'advisor.pros': `
Short delivery time.
Lower price.
The team knows the tool.
Can be changed later.
Room for 200 people.
Close to the station.
A fixed price for two years.`,
  'advisor.label': `
Option A: go ahead
Option B: find out more first
Option C: hand it over
Option D: let it rest
Option A: vendor A
Option B: vendor B
Plan 1: Monday`,
  'advisor.next_decision': `
First settle by when it is to be decided; the rest follows from that.
First decide how much may be spent.
The budget limit is the first thing to settle.`,
}
