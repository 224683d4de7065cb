/**
 * Which value a profile shows: a signed claim replaces what flows and visitors set, and an agent's edit stays
 * until the claim changes.
 */
import type { FieldValue } from '@parrot/contract/core';
import type { ValueSource } from '@parrot/contract/profiles';

export type StoredValue = {
  value: FieldValue | null;
  source: ValueSource;
  setBy: string;
  setAt: Date;
  /** The last signed claim; null if there was none. */
  claimed: FieldValue | null;
};

/** Undefined if nothing changes. */
type Change = StoredValue | undefined;

export const claimValue = (stored: StoredValue | undefined, value: FieldValue, now: Date): Change =>
  stored?.claimed === value ? undefined : { value, source: 'site', setBy: '', setAt: now, claimed: value };

/** From a flow or from the visitor, neither of which is verified. */
export function collectValue(
  stored: StoredValue | undefined,
  value: FieldValue,
  source: Extract<ValueSource, 'flow' | 'visitor'>,
  now: Date,
): Change {
  const isUnverified = !stored || stored.source === 'flow' || stored.source === 'visitor';
  if (!isUnverified || stored?.value === value) return undefined;
  return { value, source, setBy: '', setAt: now, claimed: null };
}

export const editValue = (
  stored: StoredValue | undefined,
  value: FieldValue | null,
  setBy: string,
  now: Date,
): Change =>
  (stored?.value ?? null) === value
    ? undefined
    : { value, source: 'agent', setBy, setAt: now, claimed: stored?.claimed ?? null };
