/** Invites users: addresses, roles and apps, with a preview of their access. Closing it with input asks first. */
import { Modal } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import { useGroups } from '../groups/use-groups.ts';
import { useRoles } from '../roles/use-roles.ts';
import classes from './invite-form.module.css';
import { InviteForm, type InviteFormProps } from './invite-form.tsx';

export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('team');
  const [isDirty, setDirty] = useState(false);
  const { isAsking, leave, requestLeave } = useUnsavedChanges(opened && isDirty);
  const cancel = () => requestLeave(onClose);
  return (
    <Modal
      opened={opened}
      onClose={cancel}
      closeOnEscape={!isAsking}
      size="var(--modal-invite)"
      title={t('inviteDialog.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.about}>{t('inviteDialog.text', { hours: LIMITS.invitationHours })}</p>
      <Loaded onDirty={setDirty} onDone={() => leave(onClose)} onCancel={cancel} />
    </Modal>
  );
}

function Loaded(handlers: Omit<InviteFormProps, 'roles' | 'groups'>) {
  const { t } = useTranslation('team');
  const roles = useRoles();
  const groups = useGroups();
  const failed = [roles, groups].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <LoadFailure error={failed.error} onRetry={failed.refetch} />;
  if (!roles.data || !groups.data) return <ListSkeleton label={t('roles.loading')} />;
  return (
    <InviteForm
      roles={roles.data}
      groups={groups.data.filter(({ manageable }) => manageable)}
      {...handlers}
    />
  );
}
