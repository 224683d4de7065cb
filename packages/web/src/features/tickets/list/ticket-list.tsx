/** The list of tickets: filters, rows, and changes of the selected ones. */
import { Button } from '@mantine/core';
import type { TicketId } from '@parrot/contract/core';
import type { TicketQuery, TicketRow } from '@parrot/contract/tickets';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTicket } from '../../../shared/icons/ticket.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import { useTicketFields } from '../fields/use-ticket-fields.ts';
import { BulkBar } from './bulk-bar.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { EVERY_TICKET, withKnownFields } from './ticket-query.ts';
import { TicketTable } from './ticket-table.tsx';
import { useTicketList } from './use-ticket-list.ts';
import { ViewBar } from './view-bar.tsx';

type TicketListProps = {
  wanted: TicketQuery;
  onChange: (change: Partial<TicketQuery>) => void;
  onOpen: (ticket: TicketRow) => void;
};

export function TicketList({ wanted: asked, onChange, onOpen }: TicketListProps) {
  const { t } = useTranslation('ticket-fields');
  const { data: fields } = useTicketFields();
  const wanted = fields ? withKnownFields(asked, fields) : asked;
  const { query, items } = useTicketList(wanted);
  const [chosen, setChosen] = useState<ReadonlySet<TicketId>>(new Set());
  // Tickets that left the list are no longer selected.
  const selected = new Set(items.flatMap(({ ticketId }) => (chosen.has(ticketId) ? [ticketId] : [])));
  const onSelect = (ticketIds: readonly TicketId[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const ticketId of ticketIds) {
      if (isSelected) next.add(ticketId);
      else next.delete(ticketId);
    }
    setChosen(next);
  };
  return (
    <>
      <ViewBar wanted={wanted} onShow={onChange} />
      <TicketFilters fields={fields ?? []} wanted={wanted} onChange={onChange} />
      {wanted !== asked && <MutedText>{t('list.gone')}</MutedText>}
      <BulkBar
        fields={fields ?? []}
        selected={[...selected]}
        items={items}
        onClear={() => setChosen(new Set())}
      />
      <ListContent
        query={query}
        isEmpty={items.length === 0}
        onReset={isFiltered(wanted) ? () => onChange(EVERY_TICKET) : undefined}
      >
        <TicketTable
          fields={fields ?? []}
          items={items}
          wanted={wanted}
          selected={selected}
          isStale={query.isPlaceholderData}
          onSort={(sortBy, descending) => onChange({ sortBy, descending })}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      </ListContent>
    </>
  );
}

type ListContentProps = {
  query: ReturnType<typeof useTicketList>['query'];
  isEmpty: boolean;
  onReset: (() => void) | undefined;
  children: ReactNode;
};

function ListContent({ query, isEmpty, onReset, children }: ListContentProps) {
  const { t } = useTranslation('tickets');
  if (query.isPending) return <ListSkeleton label={t('list.loading')} />;
  if (query.isLoadingError) return <LoadFailure error={query.error} onRetry={query.refetch} />;
  if (isEmpty)
    return (
      <EmptyState
        icon={<IconTicket size={28} stroke={1.75} />}
        title={t(onReset ? 'list.noMatch.title' : 'list.empty.title')}
        text={t(onReset ? 'list.noMatch.text' : 'list.empty.text')}
        action={
          onReset && (
            <Button variant="default" onClick={onReset}>
              {t('list.noMatch.reset')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      {children}
      <MoreButton query={query} label={t('list.more')} />
    </>
  );
}

function isFiltered(wanted: TicketQuery): boolean {
  const { sortBy, descending } = wanted;
  return JSON.stringify(wanted) !== JSON.stringify({ ...EVERY_TICKET, sortBy, descending });
}
