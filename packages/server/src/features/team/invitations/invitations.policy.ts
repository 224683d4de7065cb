/** Classifies the addresses of an invitation list. */
import { ERRORS, email } from '@parrot/contract/core';
import type { InviteOutcome } from '@parrot/contract/team';

type Sorted = { emailId: string; outcome: InviteOutcome['outcome'] };

/** Addresses as typed or pasted: trimmed, lower-cased and classified. */
export function classifyAddresses(typed: readonly string[]): Sorted[] {
  const seen = new Set<string>();
  return typed.map((text) => {
    const parsed = email.safeParse(text);
    if (!parsed.success) return { emailId: text.trim(), outcome: 'invalid' };
    const emailId = parsed.data;
    if (seen.has(emailId)) return { emailId, outcome: 'repeated' };
    seen.add(emailId);
    return { emailId, outcome: 'invited' };
  });
}

export const INVITE_MESSAGES: Record<InviteOutcome['outcome'], string> = {
  invited: '',
  invalid: 'Please enter a valid email address.',
  repeated: 'This email is listed more than once.',
  already_member: ERRORS.already_member.message,
  limited: ERRORS.too_many.message,
};
