/** The status of a ticket. Snoozing asks until when. */
import { Button, Select } from '@mantine/core';
import { TICKET_STATUSES, type Ticket, type TicketStatus } from '@parrot/contract/tickets';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { formatLongDateTime } from '../../shared/format/format-date-time.ts';
import { IconProgressCheck } from '../../shared/icons/progress-check.ts';
import { missingFields, useTicketFields } from './fields/use-ticket-fields.ts';
import classes from './snooze.module.css';
import { endSnoozeRequest, useSnoozeRequest } from './snooze-request.ts';
import type { TicketChange } from './use-ticket.ts';

const SolveDialog = lazyPart('solve', async () => (await import('./fields/solve-dialog.tsx')).SolveDialog);
const SnoozeDialog = lazyPart('snooze', async () => (await import('./snooze-dialog.tsx')).SnoozeDialog);

type TicketStatusFieldProps = {
  ticket: Ticket;
  status: TicketStatus;
  onChange: (change: TicketChange) => Promise<unknown>;
};

export function TicketStatusField({ ticket, status, onChange }: TicketStatusFieldProps) {
  const { t } = useTranslation('desk-context');
  const [isChosen, setSnoozing] = useState(false);
  const isRequested = useSnoozeRequest((request) => request.isRequested);
  const isSnoozing = isChosen || isRequested;
  // A request that this ticket did not serve must not open the next one's dialog.
  useEffect(() => endSnoozeRequest, []);
  const { data: fields = [] } = useTicketFields();
  const missing = missingFields(fields, ticket);
  const [isSolving, setSolving] = useState(false);
  const choose = (chosen: TicketStatus) => {
    if (chosen === 'snoozed') setSnoozing(true);
    else if (chosen === 'solved' && missing.length > 0) setSolving(true);
    // A refused change is reported below the fields.
    else onChange({ status: chosen }).catch(() => {});
  };
  // Only a merged ticket is closed.
  const offered = TICKET_STATUSES.filter((value) => value !== 'closed' || status === 'closed');
  return (
    <>
      <Select
        size="sm"
        aria-label={t('ticket.status')}
        data-action="ticketStatus"
        leftSection={<IconProgressCheck size={14} stroke={1.75} aria-hidden />}
        allowDeselect={false}
        data={offered.map((value) => ({ value, label: t(`ticket.statuses.${value}`) }))}
        value={status}
        onChange={(value) => value && choose(value as TicketStatus)}
      />
      {isSolving && (
        <SolveDialog
          missing={missing}
          onSolve={(fieldValues) => onChange({ status: 'solved', fieldValues })}
          onClose={() => setSolving(false)}
        />
      )}
      {isSnoozing && (
        <SnoozeDialog
          onSnooze={(snoozedUntil) => onChange({ status: 'snoozed', snoozedUntil })}
          onClose={() => {
            setSnoozing(false);
            endSnoozeRequest();
          }}
        />
      )}
    </>
  );
}

type SnoozedUntilProps = {
  ticket: Pick<Ticket, 'snoozedUntil'>;
  onChange: TicketStatusFieldProps['onChange'];
};

export function SnoozedUntil({ ticket: { snoozedUntil }, onChange }: SnoozedUntilProps) {
  const { t } = useTranslation('tickets');
  const [isSnoozing, setSnoozing] = useState(false);
  if (!snoozedUntil) return null;
  return (
    <div className={classes.until}>
      <span>{t('snooze.until', { when: formatLongDateTime(snoozedUntil) })}</span>
      <Button size="compact-xs" variant="subtle" onClick={() => setSnoozing(true)}>
        {t('snooze.change')}
      </Button>
      {isSnoozing && (
        <SnoozeDialog
          onSnooze={(until) => onChange({ status: 'snoozed', snoozedUntil: until })}
          onClose={() => setSnoozing(false)}
        />
      )}
    </div>
  );
}
