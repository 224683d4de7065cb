import type { LanguageCode } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { InvitationRow } from '../../team/index.ts';
import { findUser, findUserByEmail } from '../../users/index.ts';

/** The account's own language, or for an unknown address that of the inviter. Needs a system transaction. */
export async function invitationLanguage(
  tx: Tx,
  { email, invitedBy }: Pick<InvitationRow, 'email' | 'invitedBy'>,
): Promise<LanguageCode> {
  const user = (await findUserByEmail(tx, email)) ?? (await findUser(tx, invitedBy));
  return user?.language ?? 'en';
}
