import type { Member, Outcome } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useDeleteInvitations } from '../members/use-member-mutations.ts';
import { invitationIdsOf, nameOf } from '../parts/member-name.ts';

type DeleteInvitationsDialogProps = {
  members: Member[];
  onDone: (results: Outcome[]) => void;
  onClose: () => void;
};

export function DeleteInvitationsDialog({ members, onDone, onClose }: DeleteInvitationsDialogProps) {
  const { t } = useTranslation('team');
  const remove = useDeleteInvitations();
  const [first] = members;
  return (
    <ConfirmDialog
      title={t('invitations.deleteTitle', { count: members.length, name: first ? nameOf(first) : '' })}
      confirm={t('invitations.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(invitationIdsOf(members), { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('invitations.deleteText')}</p>
    </ConfirmDialog>
  );
}
