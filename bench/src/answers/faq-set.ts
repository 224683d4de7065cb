/** Ten thousand FAQs that differ as real ones do: in action, object and place. Deterministic. */
const ACTIONS = [
  ...['change', 'cancel', 'renew', 'share', 'export', 'print', 'pause', 'rename', 'move', 'duplicate'],
  ...[
    'delete',
    'restore',
    'verify',
    'schedule',
    'translate',
    'archive',
    'track',
    'upgrade',
    'lock',
    'approve',
  ],
  ...['split', 'merge', 'hide', 'refund', 'transfer'],
];
const THINGS = [
  ...[
    'an invoice',
    'a subscription',
    'an order',
    'a parcel',
    'a gift card',
    'a password',
    'a profile picture',
  ],
  ...['a delivery address', 'a bank account', 'a discount code', 'a warranty', 'a booking', 'a ticket'],
  ...[
    'a newsletter',
    'a wish list',
    'a receipt',
    'a team member',
    'a calendar',
    'a phone number',
    'a contract',
  ],
];
const CASES = [
  ...['in the mobile app', 'from abroad', 'as a guest', 'for a child', 'at the weekend', 'by post'],
  ...['with a company account', 'after the trial', 'before the deadline', 'on a shared computer'],
  ...['without a credit card', 'through the help desk', 'during a holiday', 'in another currency'],
  ...['for a colleague', 'with a voice assistant', 'from a tablet', 'in the web shop'],
  ...['after moving house', 'at a branch office'],
];
const ALL = ACTIONS.length * THINGS.length * CASES.length;
/** Coprime to ALL, so that every step lands on another FAQ. */
const STRIDE = 7_919;

export type BenchFaq = {
  questions: [string, string];
  answer: string;
  /** As a visitor would ask it: in another word order than the FAQ, so that it has to be searched. */
  asked: string;
};

/** The first ones of a fixed shuffle, so that a small set is as varied as a large one. */
export function benchFaqs(count: number): BenchFaq[] {
  if (count > ALL) throw new Error(`Only ${ALL} FAQs are available.`);
  return Array.from({ length: count }, (_, at) => {
    const number = (at * STRIDE) % ALL;
    const action = pick(ACTIONS, number);
    const thing = pick(THINGS, number / ACTIONS.length);
    const where = pick(CASES, number / (ACTIONS.length * THINGS.length));
    return {
      questions: [`How do I ${action} ${thing} ${where}?`, `Is there a way to ${action} ${thing} ${where}?`],
      answer: `Open the page, choose “${action}” and follow the steps for ${thing} ${where}. See guide ${number}.`,
      asked: `hello, ${where} i would like to ${action} ${thing}, what must i do`,
    };
  });
}

const pick = (terms: readonly string[], number: number): string =>
  terms[Math.floor(number) % terms.length] ?? '';
