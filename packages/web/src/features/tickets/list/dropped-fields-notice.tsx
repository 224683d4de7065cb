/** Says that the shown view has lost a filter, as its field was deleted. Its owner can accept that. */
import { Button } from '@mantine/core';
import type { TicketView } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useSaveView } from './use-views.ts';
import classes from './view-bar.module.css';

export function DroppedFieldsNotice({ view }: { view: TicketView }) {
  const { t } = useTranslation('ticket-fields');
  const save = useSaveView();
  const { viewId, name, query, sharing, group, droppedFields, isOwn } = view;
  const accept = () =>
    save.mutate(
      // The group may have been deleted.
      sharing === 'group' && !group
        ? { viewId, name, query, sharing: 'private' }
        : { viewId, name, query, sharing, ...(group && { groupId: group.groupId }) },
      { onError: (error) => toast.failure(messageOf(error)) },
    );
  return (
    <p className={classes.notice} role="status">
      <span>{t('views.dropped', { labels: droppedFields.join(', ') })}</span>
      {isOwn && (
        <Button size="compact-xs" variant="subtle" loading={save.isPending} onClick={accept}>
          {t('views.dismiss')}
        </Button>
      )}
    </p>
  );
}
