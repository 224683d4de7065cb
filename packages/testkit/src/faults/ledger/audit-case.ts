/** Compares a case with one reading of it: routed once, each effect of a rule once, one notice of its breach. Pure. */
import type { Audit } from './audit-conversation.ts';
import { type Counts, noCounts } from './counts.ts';
import type { LedgerCase } from './ledger.ts';

/** What the desk made of a case. */
export type CaseReading = {
  groupId: string | null;
  tagIds: readonly string[];
  priority: string | null;
  /** Texts of the notes that rules added. */
  notes: readonly string[];
  /** Kinds of the notifications that the agent got about it. */
  notices: readonly string[];
};

/** What the rules of the load write. */
export const NOTES = { reached: 'Reached the desk', written: 'The visitor wrote' };

/** How long after a target was missed its notice may still be on its way: a job runs every minute. */
const NOTICE_MS = 90_000;

export function auditCase(
  { conversationId, messages, groupId, tagId, dueAt }: LedgerCase,
  reading: CaseReading | undefined,
  now: number,
): Audit {
  const audit: Audit = { counts: { ...noCounts(), cases: 1 }, details: [] };
  const note = (what: keyof Counts, detail: string, times = 1) => {
    audit.counts[what] += times;
    audit.details.push(`${what}: case ${conversationId}: ${detail}`);
  };
  if (!reading) {
    note('lost', 'it is not at the desk');
    return audit;
  }
  const { tagIds, notes, notices, priority } = reading;
  if (reading.groupId !== groupId)
    note('notRouted', `it is in the queue of ${reading.groupId ?? 'no group'}`);
  const effects: readonly [what: string, expected: number, found: number][] = [
    ['tag', 1, timesIn(tagIds, tagId)],
    ['urgent priority', 1, priority === 'urgent' ? 1 : 0],
    [NOTES.reached, 1, timesIn(notes, NOTES.reached)],
    [NOTES.written, messages, timesIn(notes, NOTES.written)],
    ['notification', 1, timesIn(notices, 'rule-notice')],
  ];
  for (const [what, expected, found] of effects) {
    audit.counts.effects += expected;
    const detail = `"${what}" is there ${found} times instead of ${expected}`;
    if (found < expected) note('effectsLost', detail, expected - found);
    if (found > expected) note('effectsTwice', detail, found - expected);
  }
  const breaches = timesIn(notices, 'target-breached');
  audit.counts.breaches += Math.min(breaches, 1);
  if (breaches > 1) note('breachesTwice', `${breaches} notices of one breach`, breaches - 1);
  if (breaches === 0 && now > dueAt + NOTICE_MS) note('breachesLost', 'no notice of its breach');
  return audit;
}

const timesIn = (values: readonly string[], value: string): number =>
  values.filter((each) => each === value).length;
