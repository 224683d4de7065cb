/** Checks, after authentication, that the user has a tenant to enter. Needs a system transaction. */
import { AppError, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { activeTenantsOf, membershipsOf } from '../../team/index.ts';
import type { UserRow } from '../../users/index.ts';

type SigningInUser = Pick<UserRow, 'id' | 'timeZone'>;

export async function requireSignInAllowed(
  tx: Tx,
  user: SigningInUser & Pick<UserRow, 'emailVerifiedAt'>,
  now: Date,
): Promise<void> {
  if (!user.emailVerifiedAt) throw new AppError('email_unverified');
  await requireActiveTenants(tx, user, now);
}

/** The tenants that admit this user now; throws an error with the reason if there is none. */
export async function requireActiveTenants(tx: Tx, user: SigningInUser, now: Date): Promise<TenantId[]> {
  const open = await activeTenantsOf(tx, user.id, now);
  if (open.length > 0) return open;
  const inactive = await membershipsOf(tx, user.id);
  if (inactive.length === 0) throw new AppError('no_tenant');
  const ends = inactive.flatMap(({ awayUntil }) => awayUntil?.getTime() ?? []);
  if (ends.length === 0) throw new AppError('member_inactive');
  const back = formatMoment(new Date(Math.min(...ends)), user.timeZone);
  throw new AppError('member_inactive', {
    message: `Your account is temporarily inactive. You can sign in again on ${back}.`,
  });
}

const formatMoment = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
