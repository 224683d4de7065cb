/** Changes the selected tickets: status, priority, assignee, group, tags and own fields. */
import { Button, Modal } from '@mantine/core';
import { LIMITS, type TagId, type TicketId, type UserId } from '@parrot/contract/core';
import type { GroupQueue } from '@parrot/contract/desk';
import {
  type BulkChange,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketField,
  type TicketRow,
} from '@parrot/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupQueuesQuery } from '../../../shared/agents/group-queries.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { tagsQuery } from '../../../shared/tags/tag-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { undoToast } from '../../../shared/toast/undo-toast.tsx';
import { useUserStore } from '../../../state/user-store.ts';
import classes from './bulk-bar.module.css';
import { BulkMenu } from './bulk-menu.tsx';
import { useAssignees } from './use-assignees.ts';
import { useUpdateTickets } from './use-ticket-list.ts';

const SnoozeDialog = lazyPart('snooze', async () => (await import('../snooze-dialog.tsx')).SnoozeDialog);
const SetFieldDialog = lazyPart(
  'set-ticket-field',
  async () => (await import('./set-field-dialog.tsx')).SetFieldDialog,
);
const MoveToGroupDialog = lazyPart(
  'move-tickets-to-group',
  async () => (await import('./move-to-group-dialog.tsx')).MoveToGroupDialog,
);
const NOBODY = 'nobody';
const STATUSES = TICKET_STATUSES.filter((status) => status !== 'closed');

type BulkBarProps = {
  fields: readonly TicketField[];
  selected: readonly TicketId[];
  items: readonly TicketRow[];
  onClear: () => void;
};
type Failures = { changed: number; failed: readonly { ticketId: TicketId; reason: string }[] };

export function BulkBar({ fields, selected, items, onClear }: BulkBarProps) {
  const { t } = useTranslation(['tickets', 'desk-context', 'ticket-fields']);
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const { data: tags = [] } = useQuery(tagsQuery);
  const assignees = useAssignees();
  const groups = useQuery({ ...groupQueuesQuery, enabled: selected.length > 0 }).data?.items ?? [];
  const update = useUpdateTickets();
  const [isSnoozing, setSnoozing] = useState(false);
  const [group, chooseGroup] = useState<GroupQueue | null>(null);
  const [setField, chooseField] = useState<TicketField | null>(null);
  const [failures, setFailures] = useState<Failures | null>(null);

  const undo = (inputs: Parameters<typeof update.mutate>[0]) =>
    update.mutate(inputs, {
      onSuccess: ({ changed, failed }) => {
        if (failed.length > 0) setFailures({ changed, failed });
        else toast.success(t('bulk.undone', { count: changed }));
      },
      onError: (error) => toast.failure(messageOf(error)),
    });
  const change = async (wanted: Partial<BulkChange>) => {
    const {
      changed,
      failed,
      undo: inputs,
    } = await update.mutateAsync([{ ticketIds: [...selected], change: wanted }]);
    if (failed.length > 0) setFailures({ changed, failed });
    else if (changed === 0) toast.info(t('bulk.nothing'));
    else if (inputs.length === 0) toast.success(t('bulk.done', { count: changed }));
    else undoToast(t('bulk.done', { count: changed }), t('bulk.undo'), () => undo(inputs));
    if (failed.length === 0) onClear();
  };
  const choose = (wanted: Partial<BulkChange>) =>
    change(wanted).catch((error: unknown) => toast.failure(messageOf(error)));
  const tagChoices = tags.map(({ tagId, name }) => ({ value: tagId as string, label: name }));
  const isTooMany = selected.length > LIMITS.ticketsAtOnce;
  const menu = { isBusy: update.isPending || isTooMany };
  if (selected.length === 0 && !failures) return null;
  return (
    <>
      {selected.length > 0 && (
        <div className={classes.bar} role="toolbar" aria-label={t('bulk.title')}>
          <span className={classes.count}>
            {isTooMany
              ? t('bulk.tooMany', { max: LIMITS.ticketsAtOnce })
              : t('bulk.selected', { count: selected.length })}
          </span>
          <BulkMenu
            {...menu}
            label={t('list.columns.status')}
            choices={STATUSES.map((value) => ({
              value,
              label: t(`ticket.statuses.${value}`, { ns: 'desk-context' }),
            }))}
            onChoose={(status) =>
              status === 'snoozed' ? setSnoozing(true) : void choose({ status: status as 'open' })
            }
          />
          <BulkMenu
            {...menu}
            label={t('list.columns.priority')}
            choices={TICKET_PRIORITIES.map((value) => ({
              value,
              label: t(`ticket.priorities.${value}`, { ns: 'desk-context' }),
            }))}
            onChoose={(priority) => void choose({ priority: priority as 'low' })}
          />
          <BulkMenu
            {...menu}
            label={t('list.columns.assignee')}
            choices={[
              { value: ownId, label: t('list.me') },
              { value: NOBODY, label: t('ticket.nobody', { ns: 'desk-context' }) },
              ...assignees,
            ]}
            onChoose={(id) => void choose({ assigneeId: id === NOBODY ? null : (id as UserId) })}
          />
          {groups.length > 0 && (
            <BulkMenu
              {...menu}
              label={t('bulk.group')}
              choices={groups.map(({ groupId, groupName }) => ({
                value: groupId as string,
                label: groupName,
              }))}
              onChoose={(id) => chooseGroup(groups.find(({ groupId }) => groupId === id) ?? null)}
            />
          )}
          {tags.length > 0 && (
            <>
              <BulkMenu
                {...menu}
                label={t('bulk.addTag')}
                choices={tagChoices}
                onChoose={(tagId) => void choose({ addTags: [tagId as TagId] })}
              />
              <BulkMenu
                {...menu}
                label={t('bulk.removeTag')}
                choices={tagChoices}
                onChoose={(tagId) => void choose({ removeTags: [tagId as TagId] })}
              />
            </>
          )}
          {fields.length > 0 && (
            <BulkMenu
              {...menu}
              label={t('bulk.set', { ns: 'ticket-fields' })}
              choices={fields.map(({ fieldId, label }) => ({ value: fieldId as string, label }))}
              onChoose={(id) => chooseField(fields.find(({ fieldId }) => fieldId === id) ?? null)}
            />
          )}
          <Button size="xs" variant="subtle" onClick={onClear}>
            {t('bulk.clear')}
          </Button>
        </div>
      )}
      {isSnoozing && (
        <SnoozeDialog
          onSnooze={(snoozedUntil) => change({ status: 'snoozed', snoozedUntil })}
          onClose={() => setSnoozing(false)}
        />
      )}
      {group && (
        <MoveToGroupDialog
          groupName={group.groupName}
          count={selected.length}
          onMove={(note) => change({ toGroup: { groupId: group.groupId, note } })}
          onClose={() => chooseGroup(null)}
        />
      )}
      {setField && (
        <SetFieldDialog
          field={setField}
          count={selected.length}
          onSet={(entry) => change({ fieldValues: [entry] })}
          onClose={() => chooseField(null)}
        />
      )}
      {failures && <FailuresDialog {...failures} items={items} onClose={() => setFailures(null)} />}
    </>
  );
}

type FailuresDialogProps = Failures & { items: readonly TicketRow[]; onClose: () => void };

/** What did not work, and why. */
function FailuresDialog({ changed, failed, items, onClose }: FailuresDialogProps) {
  const { t } = useTranslation(['tickets', 'shell']);
  const nameOf = (ticketId: TicketId) => {
    const ticket = items.find((item) => item.ticketId === ticketId);
    return ticket ? `T-${ticket.number} ${ticket.subject}` : t('bulk.goneTicket');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bulk.failedTitle', { count: failed.length })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.changed}>{t('bulk.done', { count: changed })}</p>
      <ul className={classes.failures}>
        {failed.map(({ ticketId, reason }) => (
          <li key={ticketId}>
            <b>{nameOf(ticketId)}</b>
            <span>{translated(reason)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
