/** The filters of the list, its columns, and its export. */
import { Button, Checkbox, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { TicketField, TicketQuery } from '@parrot/contract/tickets';
import { DUE_FILTERS, TICKET_PRIORITIES, TICKET_STATUSES } from '@parrot/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverOnDemand } from '../../../shared/floating/popover-on-demand.tsx';
import { IconAdjustmentsHorizontal } from '../../../shared/icons/adjustments-horizontal.ts';
import { IconDownload } from '../../../shared/icons/download.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import { FilterChip } from '../../../shared/table/filter-chip.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { tagsQuery } from '../../../shared/tags/tag-queries.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { useAgentApps } from '../use-agent-apps.ts';
import { TICKET_COLUMNS, toggleColumn, toggleField, useColumnStore } from './column-store.ts';
import { DayFilter } from './day-filter.tsx';
import { FieldFilters } from './field-filters.tsx';
import classes from './ticket-filters.module.css';
import { useAssignees } from './use-assignees.ts';
import { useExportTickets } from './use-ticket-list.ts';

const TYPING_MS = 300;

type TicketFiltersProps = {
  fields: readonly TicketField[];
  wanted: TicketQuery;
  onChange: (change: Partial<TicketQuery>) => void;
};

export function TicketFilters({ fields, wanted, onChange }: TicketFiltersProps) {
  const { t } = useTranslation(['tickets', 'desk-context', 'targets']);
  const { data: tags = [] } = useQuery(tagsQuery);
  const apps = useAgentApps();
  const assignees = useAssignees();
  const exporting = useExportTickets();
  return (
    <ListToolbar
      action={
        <div className={classes.actions}>
          <ColumnChoice fields={fields} />
          <Button
            size="sm"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate(wanted)}
          >
            {t('list.export')}
          </Button>
        </div>
      }
    >
      <SearchField text={wanted.text} onSearch={(text) => onChange({ text })} />
      <FilterChip
        name={t('list.columns.status')}
        choices={TICKET_STATUSES.map((value) => ({
          value,
          label: t(`ticket.statuses.${value}`, { ns: 'desk-context' }),
        }))}
        chosen={wanted.statuses}
        onChange={(statuses) => onChange({ statuses: statuses as TicketQuery['statuses'] })}
      />
      <FilterChip
        name={t('list.columns.priority')}
        choices={TICKET_PRIORITIES.map((value) => ({
          value,
          label: t(`ticket.priorities.${value}`, { ns: 'desk-context' }),
        }))}
        chosen={wanted.priorities}
        onChange={(priorities) => onChange({ priorities: priorities as TicketQuery['priorities'] })}
      />
      <FilterChip
        name={t('list.columns.due')}
        single
        choices={DUE_FILTERS.filter((value) => value !== 'any').map((value) => ({
          value,
          label: t(`filters.${value}`, { ns: 'targets' }),
        }))}
        chosen={wanted.due === 'any' ? [] : [wanted.due]}
        onChange={([due = 'any']) => onChange({ due: due as TicketQuery['due'] })}
      />
      <FilterChip
        name={t('list.columns.assignee')}
        choices={[
          { value: 'me', label: t('list.me') },
          { value: 'nobody', label: t('ticket.nobody', { ns: 'desk-context' }) },
          ...assignees,
        ]}
        chosen={wanted.assignees}
        onChange={(chosen) => onChange({ assignees: chosen as TicketQuery['assignees'] })}
      />
      {apps.length > 1 && (
        <FilterChip
          name={t('list.columns.app')}
          choices={apps.map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
          chosen={wanted.appIds}
          onChange={(appIds) => onChange({ appIds: appIds as TicketQuery['appIds'] })}
        />
      )}
      {tags.length > 0 && (
        <FilterChip
          name={t('list.columns.tags')}
          choices={tags.map(({ tagId, name }) => ({ value: tagId as string, label: name }))}
          chosen={wanted.tagIds}
          onChange={(tagIds) =>
            onChange({ tagIds: tagIds.slice(-LIMITS.tagsPerConversation) as TicketQuery['tagIds'] })
          }
        />
      )}
      <DayFilter
        name={t('list.columns.created')}
        range={wanted.created}
        onChange={(created) => onChange({ created })}
      />
      <DayFilter
        name={t('list.columns.updated')}
        range={wanted.updated}
        onChange={(updated) => onChange({ updated })}
      />
      <FieldFilters
        fields={fields}
        filters={wanted.fields}
        onChange={(filters) => onChange({ fields: filters })}
      />
    </ListToolbar>
  );
}

/** Searches once the agent pauses. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useState(text);
  const search = useStableCallback(onSearch);
  useEffect(() => setDraft(text), [text]);
  useEffect(() => {
    if (draft.trim() === text) return;
    const timer = setTimeout(() => search(draft.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [draft, text, search]);
  return (
    <TextInput
      size="sm"
      className={classes.search}
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      maxLength={LIMITS.searchText.max}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
    />
  );
}

function ColumnChoice({ fields }: Pick<TicketFiltersProps, 'fields'>) {
  const { t } = useTranslation('tickets');
  const { hidden, fieldIds } = useColumnStore();
  return (
    <PopoverOnDemand
      position="bottom-end"
      width={200}
      label={t('list.chooseColumns')}
      target={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}
        >
          {t('list.chooseColumns')}
        </Button>
      }
    >
      {TICKET_COLUMNS.map((column) => (
        <Checkbox
          key={column}
          size="xs"
          className={classes.choice}
          label={t(`list.columns.${column}`)}
          checked={!hidden.includes(column)}
          onChange={() => toggleColumn(column)}
        />
      ))}
      {fields.map(({ fieldId, label }) => (
        <Checkbox
          key={fieldId}
          size="xs"
          className={classes.choice}
          label={label}
          checked={fieldIds.includes(fieldId)}
          onChange={() => toggleField(fieldId)}
        />
      ))}
    </PopoverOnDemand>
  );
}
