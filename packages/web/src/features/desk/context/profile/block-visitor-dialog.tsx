/** Asks before a visitor is blocked. */
import type { QueueUser } from '@parrot/contract/conversations';
import { blockVisitor } from '@parrot/contract/profiles';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { useProfileChange } from './profile-queries.ts';

export function BlockVisitorDialog({ session, onClose }: { session: QueueUser; onClose: () => void }) {
  const { t } = useTranslation('desk-profile');
  const block = useProfileChange(blockVisitor, session.userSessionId);
  return (
    <ConfirmDialog
      title={t('block.title', { name: session.userName })}
      confirm={t('block.confirm')}
      busy={block.isPending}
      error={block.error}
      onConfirm={() => block.mutate({ blocked: true }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('block.text')}</p>
    </ConfirmDialog>
  );
}
