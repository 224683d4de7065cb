/** Subject, status, priority and assignee. Each is saved as soon as it is chosen. */
import { Select } from '@mantine/core';
import type { UserId } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import { TICKET_PRIORITIES, type Ticket, type TicketPriority } from '@parrot/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentsQuery } from '../../shared/agents/agent-queries.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconFlag } from '../../shared/icons/flag.ts';
import { IconUser } from '../../shared/icons/user.ts';
import classes from './ticket.module.css';
import { SnoozedUntil, TicketStatusField } from './ticket-status.tsx';
import { TicketSubject } from './ticket-subject.tsx';
import { useChangeTicket } from './use-ticket.ts';

const NOBODY = 'nobody';

export function TicketFields({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('desk-context');
  const agents = useTicketAgents(ticket);
  const change = useChangeTicket(ticket);
  const { status, priority, assigneeId } = change.isPending ? { ...ticket, ...change.variables } : ticket;
  return (
    <div className={classes.fields}>
      <TicketSubject ticket={ticket} onChange={(subject) => change.mutateAsync({ subject })} />
      <div className={classes.choices}>
        <TicketStatusField ticket={ticket} status={status ?? ticket.status} onChange={change.mutateAsync} />
        <Select
          size="sm"
          aria-label={t('ticket.priority')}
          data-action="priority"
          leftSection={
            <IconFlag size={14} stroke={1.75} className={classes.flag} data-priority={priority} aria-hidden />
          }
          allowDeselect={false}
          data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`ticket.priorities.${value}`) }))}
          value={priority ?? ticket.priority}
          onChange={(value) => value && change.mutate({ priority: value as TicketPriority })}
        />
      </div>
      <SnoozedUntil ticket={ticket} onChange={change.mutateAsync} />
      <Select
        size="sm"
        aria-label={t('ticket.assignee')}
        data-action="assignee"
        leftSection={<IconUser size={14} stroke={1.75} aria-hidden />}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('ticket.nobodyFound')}
        data={[{ value: NOBODY, label: t('ticket.nobody') }, ...assignees(ticket, agents)]}
        value={assigneeId ?? NOBODY}
        onChange={(value) =>
          value && change.mutate({ assigneeId: value === NOBODY ? null : (value as UserId) })
        }
      />
      {change.isError && (
        <p className={classes.failure} role="alert">
          {change.isOutrun ? t('ticket.outrun') : messageOf(change.error)}
        </p>
      )}
    </div>
  );
}

/** All agents of the ticket's app. */
export function useTicketAgents({ appId }: Pick<Ticket, 'appId'>): DeskAgent[] {
  const { data } = useQuery({ ...agentsQuery({ appId }), meta: { quiet: true } });
  return data ? [...data.available, ...data.online, ...data.offline] : [];
}

/** The assignee stays in the list, even after leaving the app. */
function assignees({ assigneeId, assigneeName }: Ticket, agents: DeskAgent[]) {
  const all = agents.map(({ userId, name }) => ({ value: userId as string, label: name }));
  const isKnown = assigneeId === null || all.some(({ value }) => value === assigneeId);
  return isKnown ? all : [{ value: assigneeId as string, label: assigneeName ?? '' }, ...all];
}
