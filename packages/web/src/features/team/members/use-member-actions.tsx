/**
 * The actions on members and invitations: some run at once, some need confirmation. All report the outcome
 * for each.
 */
import type { Member, Outcome } from '@parrot/contract/team';
import { useState } from 'react';
import { DeleteInvitationsDialog } from '../invitations/delete-invitations-dialog.tsx';
import { idOf, invitationIdsOf, nameOf, userIdsOf } from '../parts/member-name.ts';
import { type OutcomeKind, useBulkOutcomes } from '../parts/use-bulk-outcomes.tsx';
import { AccessDrawer } from './access-drawer.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useActivateUsers, useResendInvitations } from './use-member-mutations.ts';

export type MemberAction = 'access' | 'inactive' | 'active' | 'remove' | 'resend' | 'deleteInvitation';
export type StartMemberAction = (kind: MemberAction, members: Member[]) => void;

/** `onDone` gets the ids for which the action failed. */
export function useMemberActions(onDone: (failedIds: string[]) => void) {
  const [asked, setAsked] = useState<{ kind: MemberAction; members: Member[] } | null>(null);
  const outcomes = useBulkOutcomes();
  const activate = useActivateUsers();
  const resend = useResendInvitations();
  const close = () => setAsked(null);

  const finish = (kind: OutcomeKind, members: Member[]) => (results: Outcome[]) => {
    close();
    outcomes.show(kind, results, new Map(members.map((member) => [idOf(member), nameOf(member)])));
    onDone(results.filter(({ ok }) => !ok).map(({ id }) => id));
  };
  const start: StartMemberAction = (kind, members) => {
    if (kind === 'active') activate.mutate(userIdsOf(members), { onSuccess: finish('active', members) });
    else if (kind === 'resend')
      resend.mutate(invitationIdsOf(members), { onSuccess: finish('resent', members) });
    else setAsked({ kind, members });
  };

  const { kind, members = [] } = asked ?? {};
  const [only] = members;
  const dialogs = (
    <>
      {kind === 'access' && only && <AccessDrawer member={only} onClose={close} />}
      {kind === 'inactive' && (
        <DeactivateDialog members={members} onDone={finish('inactive', members)} onClose={close} />
      )}
      {kind === 'remove' && (
        <RemoveDialog members={members} onDone={finish('removed', members)} onClose={close} />
      )}
      {kind === 'deleteInvitation' && (
        <DeleteInvitationsDialog members={members} onDone={finish('deleted', members)} onClose={close} />
      )}
      {outcomes.dialog}
    </>
  );
  return { start, dialogs, isBusy: activate.isPending || resend.isPending };
}
