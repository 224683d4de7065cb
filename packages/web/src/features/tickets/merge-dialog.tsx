/** Chooses the ticket that another one is merged into. */
import { Select } from '@mantine/core';
import type { TicketId } from '@parrot/contract/core';
import type { Ticket } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import classes from './ticket-links.module.css';
import { useMergeTargets, useMergeTickets } from './use-merge.ts';

export function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const { ticketId, number } = ticket;
  const [text, setText] = useState('');
  const [into, setInto] = useState<{ value: string; label: string } | null>(null);
  const { data: found = [] } = useMergeTargets(into?.label === text ? '' : text, ticket);
  const merge = useMergeTickets();
  const choices = found.map((one) => ({
    value: one.ticketId as string,
    label: `T-${one.number} ${one.subject} · ${one.visitorName}`,
  }));
  const confirm = () =>
    into &&
    merge.mutate(
      { ticketId, intoTicketId: into.value as TicketId },
      {
        onSuccess: () => {
          toast.success(t('merge.done', { number }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('merge.title', { number })}
      confirm={t('merge.confirm')}
      busy={merge.isPending}
      error={merge.error}
      disabled={into === null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={classes.text}>{t('merge.text', { number })}</p>
      <Select
        data-autofocus
        label={t('merge.target')}
        placeholder={t('list.search')}
        searchable
        data={into && !choices.some(({ value }) => value === into.value) ? [into, ...choices] : choices}
        // The server searches numbers, visitors and subjects.
        filter={({ options }) => options}
        nothingFoundMessage={t('list.noMatch.title')}
        searchValue={text}
        onSearchChange={setText}
        value={into?.value ?? null}
        onChange={(_, option) => setInto(option)}
      />
    </ConfirmDialog>
  );
}
