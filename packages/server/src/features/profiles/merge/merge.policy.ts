/** What is left of two visitors when they are merged. */
import { isAnonymousName } from '@parrot/contract/conversations';
import type { ValueSource } from '@parrot/contract/profiles';
import type { Person } from '../../conversations/index.ts';
import type { StoredValue } from '../values/precedence.policy.ts';

type Account = Pick<Person, 'mainId' | 'isVerified' | 'createdAt'>;

/** The one whose claims count from then on: who is signed in on the website, otherwise who came first. */
export function mainFirst<Visitor extends Account>(one: Visitor, other: Visitor): [Visitor, Visitor] {
  const isFirst =
    one.isVerified === other.isVerified
      ? one.createdAt.getTime() - other.createdAt.getTime() || (one.mainId < other.mainId ? -1 : 1)
      : Number(other.isVerified) - Number(one.isVerified);
  return isFirst < 0 ? [one, other] : [other, one];
}

/** As in profiles: what an agent has set counts more than a claim, and a claim more than what is unverified. */
const RANK: Record<ValueSource, number> = { agent: 2, site: 1, flow: 0, visitor: 0 };

/** The index of the value that stays. */
export function valueThatStays(main: StoredValue | undefined, other: StoredValue | undefined): 0 | 1 {
  if (isBlank(other)) return 0;
  if (isBlank(main)) return 1;
  const rank = RANK[main.source] - RANK[other.source];
  if (rank !== 0) return rank > 0 ? 0 : 1;
  // Of two accounts, the claims of the main one count from then on.
  return main.source === 'site' || main.setAt >= other.setAt ? 0 : 1;
}

/** “Visitor 6329” is no name. */
function isBlank(value: StoredValue | undefined): value is undefined {
  if (!value || value.value === null) return true;
  return value.source === 'visitor' && isAnonymousName(String(value.value));
}

/** The last claim of the main visitor is the one that the next is compared with. */
export function joinValues(
  main: StoredValue | undefined,
  other: StoredValue | undefined,
): StoredValue | undefined {
  const staying = valueThatStays(main, other) === 0 ? (main ?? other) : other;
  return staying && { ...staying, claimed: main?.claimed ?? other?.claimed ?? null };
}

type Block = Pick<Person, 'blockedAt' | 'blockedBy'>;

/** Someone who is blocked stays blocked, since the first of both times. */
export function joinBlocks(main: Block, other: Block): Block {
  const [first] = [main, other]
    .filter(({ blockedAt }) => blockedAt !== null)
    .toSorted((a, b) => Number(a.blockedAt) - Number(b.blockedAt));
  return { blockedAt: first?.blockedAt ?? null, blockedBy: first?.blockedBy ?? '' };
}
