import type { LanguageCode } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { InvitationRow } from '../../team/index.ts';
import { findUser, findUserByEmail } from '../../users/index.ts';

/** Somebody who is known has chosen a language; to somebody new we speak that of whoever invites them. System work. */
export async function invitationLanguage(
  tx: Tx,
  { email, invitedBy }: Pick<InvitationRow, 'email' | 'invitedBy'>,
): Promise<LanguageCode> {
  const person = (await findUserByEmail(tx, email)) ?? (await findUser(tx, invitedBy));
  return person?.language ?? 'en';
}
