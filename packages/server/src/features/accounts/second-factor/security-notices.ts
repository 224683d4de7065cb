/** Records a change of how a user signs in, and mails it to them: it may not have been them. */
import type { ActivityAction } from '@parrot/contract/activity';
import { afterCommit, type Client, type Platform, type Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import type { UserRow } from '../../users/index.ts';
import type { AccountMailer } from '../mails/account-mailer.ts';
import type { SecurityChange } from '../mails/mail-texts.ts';

type User = Pick<UserRow, 'id' | 'email' | 'name' | 'language'>;

const ACTIONS: Record<SecurityChange, ActivityAction> = {
  secondFactorAdded: 'user.secondFactorAdded',
  secondFactorRemoved: 'user.secondFactorRemoved',
  secondFactorReset: 'user.secondFactorReset',
  passkeyAdded: 'user.passkeyAdded',
  passkeyRemoved: 'user.passkeyRemoved',
  recoveryCodeUsed: 'user.recoveryCodeUsed',
  recoveryCodesRenewed: 'user.recoveryCodesRenewed',
};

/** `by`: who did it, if not the user. */
type Change = { change: SecurityChange; client: Client; by?: { userId: UserRow['id'] | null; name: string } };

/** In every tenant of the user, since it concerns all of them. Needs a system transaction. */
export type SecurityNotices = { add(tx: Tx, user: User, change: Change): Promise<void> };

export const createSecurityNotices = (
  { clock }: Pick<Platform, 'clock'>,
  { mailer }: { mailer: AccountMailer },
): SecurityNotices => ({
  async add(tx, { id, email, name, language }, { change, client, by = { userId: id, name } }) {
    const now = clock.now();
    const entry = { action: ACTIONS[change], subjectId: id, subjectName: name };
    for (const tenantId of await activeTenantsOf(tx, id, now))
      await recordActivity(tx, { ...by, tenantId, client }, now, entry);
    afterCommit(tx, () => mailer.securityChange({ emailId: email, name, language, change }));
  },
});
