/**
 * What each process contributes to a subject, such as its agents who have a conversation open. Processes that
 * contribute get the parts of the others; the part of a process that died is dropped after a few seconds.
 */
import type { Cluster } from './cluster.ts';

export type SharedParts<Part> = {
  /** Sets this process's part; the others get it. */
  set(subject: string, part: Part): void;
  /** Withdraws it; the parts of others are no longer followed. */
  delete(subject: string): void;
  /** The parts of the other processes. */
  others(subject: string): Part[];
};

type Message<Part> = {
  subject: string;
  from: string;
  /** Null: withdrawn. */
  part: Part | null;
  /** A process that starts to follow asks the others for their parts. */
  asks: boolean;
};
type Followed<Part> = { own: Part; others: Map<string, { part: Part; round: number }> };

/** A process repeats its parts with every round. */
const ROUNDS_MISSED = 3;

export function createSharedParts<Part>(
  name: string,
  { processId, pubSub, regularly }: Pick<Cluster, 'processId' | 'pubSub' | 'regularly'>,
  onChanged: (subject: string) => void,
): SharedParts<Part> {
  const followed = new Map<string, Followed<Part>>();
  const channel = `parts.${name}`;
  let round = 0;
  const publish = (subject: string, part: Part | null, asks = false) => {
    const message: Message<Part> = { subject, from: processId, part, asks };
    pubSub.publish(channel, message, [subject]);
  };

  pubSub.subscribe<Message<Part>>(channel, {
    concerns: (subjects) => subjects.some((subject) => followed.has(subject)),
    handle({ subject, from, part, asks }) {
      const state = followed.get(subject);
      if (!state) return;
      if (asks) publish(subject, state.own);
      if (part === null) state.others.delete(from);
      else state.others.set(from, { part, round });
      onChanged(subject);
    },
  });
  regularly(() => {
    round += 1;
    for (const [subject, { own, others }] of followed) {
      publish(subject, own);
      for (const [from, part] of others) {
        if (round - part.round < ROUNDS_MISSED) continue;
        others.delete(from);
        onChanged(subject);
      }
    }
  });

  return {
    set(subject, part) {
      const known = followed.get(subject);
      if (known) known.own = part;
      else followed.set(subject, { own: part, others: new Map() });
      publish(subject, part, known === undefined);
    },
    delete(subject) {
      if (followed.delete(subject)) publish(subject, null);
    },
    others: (subject) => [...(followed.get(subject)?.others.values() ?? [])].map(({ part }) => part),
  };
}
