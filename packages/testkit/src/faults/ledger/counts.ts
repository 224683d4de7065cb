/** What an audit counts. Everything but the first group is a fault. */
export type Counts = {
  acknowledged: number;
  /** Sends of a message whose acknowledgement did not arrive. */
  sentAgain: number;
  /** Mails that arrived more than once: delivery is at least once. */
  mailsTwice: number;
  files: number;
  mails: number;
  cases: number;
  /** What rules had to do, of all cases. */
  effects: number;
  /** Missed targets whose notice was found. */
  breaches: number;

  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Stored with another text. */
  altered: number;
  /** Messages that the bot did not answer, or answered more than once. */
  unanswered: number;
  answeredTwice: number;
  filesLost: number;
  mailsLost: number;
  /** Cases in another queue than that of their group. */
  notRouted: number;
  effectsLost: number;
  effectsTwice: number;
  breachesLost: number;
  breachesTwice: number;
  /** Reads and screens that stayed outdated. */
  stale: number;
};

const FAULTS = [
  'lost',
  'doubled',
  'outOfOrder',
  'altered',
  'unanswered',
  'answeredTwice',
  'filesLost',
  'mailsLost',
  'notRouted',
  'effectsLost',
  'effectsTwice',
  'breachesLost',
  'breachesTwice',
  'stale',
] as const satisfies (keyof Counts)[];

export const noCounts = (): Counts => ({
  acknowledged: 0,
  sentAgain: 0,
  mailsTwice: 0,
  files: 0,
  mails: 0,
  cases: 0,
  effects: 0,
  breaches: 0,
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  altered: 0,
  unanswered: 0,
  answeredTwice: 0,
  filesLost: 0,
  mailsLost: 0,
  notRouted: 0,
  effectsLost: 0,
  effectsTwice: 0,
  breachesLost: 0,
  breachesTwice: 0,
  stale: 0,
});

export const countFaults = (counts: Counts): number => FAULTS.reduce((sum, name) => sum + counts[name], 0);

const combine = (one: Counts, other: Counts, how: (a: number, b: number) => number): Counts => {
  const combined = noCounts();
  for (const name of Object.keys(combined) as (keyof Counts)[]) combined[name] = how(one[name], other[name]);
  return combined;
};

export const addCounts = (one: Counts, other: Counts): Counts => combine(one, other, (a, b) => a + b);
/** Of two readings of the same, which may both show a fault. */
export const worstCounts = (one: Counts, other: Counts): Counts => combine(one, other, Math.max);
