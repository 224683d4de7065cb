/** See `dialog.ts` for the form. */
export const ENGLISH = `
> hotel | When is breakfast? | And on weekends? | until 11:00
> hotel | Do you have parking? | How much is it? | 19 euros a night
> hotel | Can I bring my dog? | And my cat? | Dogs and cats
> hotel | Can I get an extra bed? | What does that cost? | 25 euros a night
. hotel | When is breakfast? | Do you have parking? | 19 euros a night
. hotel | When can I check in? | And where can I park my car? | 19 euros a night
> hotel | How do I get to you from the airport? | How long does that take? | 25 minutes
> hotel | Do you have a sauna? | Until when? | 7:00 to 22:00
. hotel | Can I bring my dog? | What is the Wi-Fi password? | “Guests”
. hotel | Is there a pool? | Is it possible to cancel my booking? | Flexible rates
> hotel | Can I cancel my booking? | Is that free? | free of charge until 18:00
> hotel | When is breakfast? | And for vegans? | -
> shop | How much is shipping? | And express? | 9.90 euros
> shop | How do I return an item? | Does that cost anything? | Returns are free
. shop | How much is shipping? | How do I return an item? | You have 30 days
. shop | Where is my order? | What about payment methods? | PayPal
> shop | I want to send something back | How long do I have? | You have 30 days
> shop | Which countries do you ship to? | And how much is it? | 4.90 euros
. shop | How can I pay? | is there a size guide | true to size
. shop | What does delivery cost? | Do you sell bicycles? | -
> software | How do I reset my password? | How long is the link valid? | works for one hour
> software | How do I cancel my subscription? | And what happens to my data then? | another 60 days
> software | Where is my data stored? | Is it encrypted? | encrypted at rest
> software | How do I invite colleagues? | Can I do that for several at once? | one or more email addresses
. software | I forgot my password | How do I export my data? | one ZIP file
. software | How do I invite colleagues? | And where do I find my invoices? | Settings > Invoices
> clinic | When are you open? | And on Wednesdays? | Wednesday and Friday
> clinic | Do you offer travel vaccinations? | How early should I book them? | six weeks before
. clinic | When are you open? | I need a sick note | A doctor needs to speak
. clinic | How do I book an appointment? | flu shot? | flu and travel vaccinations
> coffee | How do I descale the machine? | How long does it take? | 20 minutes
> coffee | How do I descale the machine? | Can I use vinegar for that? | vinegar harms
> policies | What does the warranty cover? | And how long is it? | three years
> prices | What does a new chain cost? | And a flat tyre? | 15 €
. coffee | How do I froth milk? | What does the red triangle mean? | Too hot
. policies | How long does delivery take? | Do you accept cheques? | cheques
> store | Is the Lysa dimmable? | And is it waterproof? | IP44
> lamp | How long does the warranty last? | And for rugs? | two years
. store | Where is my order? | How long is the warranty? | Five years
. lamp | How do I clean the shade? | Who may connect the lamp? | qualified electrician
`;
