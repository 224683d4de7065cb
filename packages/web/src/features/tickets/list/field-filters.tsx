/** Filters by the workspace's own fields: a chip for each that is set or was added, and a menu of the others. */
import { Button, TextInput } from '@mantine/core';
import { type FieldValue, LIMITS } from '@parrot/contract/core';
import type { TicketField, TicketFieldFilter } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../../shared/fields/field-input.tsx';
import { useValueText } from '../../../shared/fields/use-value-text.ts';
import { FilterChip } from '../../../shared/table/filter-chip.tsx';
import { BulkMenu } from './bulk-menu.tsx';
import { ChipFrame } from './chip-frame.tsx';

type FieldFiltersProps = {
  fields: readonly TicketField[];
  filters: readonly TicketFieldFilter[];
  onChange: (filters: TicketFieldFilter[]) => void;
};

export function FieldFilters({ fields, filters, onChange }: FieldFiltersProps) {
  const { t } = useTranslation('ticket-fields');
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = ({ fieldId }: TicketField) =>
    added.includes(fieldId) || filters.some((filter) => filter.fieldId === fieldId);
  const others = fields.filter((field) => !isShown(field));
  return (
    <>
      {fields.filter(isShown).map((field) => (
        <FieldChip
          key={field.fieldId}
          field={field}
          filter={filters.find(({ fieldId }) => fieldId === field.fieldId)}
          onChange={(filter) =>
            onChange([
              ...filters.filter(({ fieldId }) => fieldId !== field.fieldId),
              ...(filter ? [filter] : []),
            ])
          }
        />
      ))}
      {others.length > 0 && filters.length < LIMITS.fieldFilters && (
        <BulkMenu
          label={t('list.addFilter')}
          isBusy={false}
          choices={others.map(({ fieldId, label }) => ({ value: fieldId, label }))}
          onChoose={(fieldId) => setAdded([...added, fieldId])}
        />
      )}
    </>
  );
}

type FieldChipProps = {
  field: TicketField;
  filter: TicketFieldFilter | undefined;
  onChange: (filter: TicketFieldFilter | undefined) => void;
};

const EMPTY = '';

function FieldChip({ field, filter, onChange }: FieldChipProps) {
  const { t } = useTranslation('ticket-fields');
  const choices = useChoices()(field);
  const { fieldId, label } = field;
  if (!choices) return <OpenChip field={field} filter={filter} onChange={onChange} />;
  const chosen =
    filter?.is === 'empty'
      ? [EMPTY]
      : filter?.is === 'anyOf'
        ? filter.values.map((value) => String(value))
        : [];
  const choose = (all: string[]) => {
    // “Not set” and a value exclude each other; the last one chosen counts.
    if (all.at(-1) === EMPTY) return onChange({ is: 'empty', fieldId });
    const values = all.filter((value) => value !== EMPTY).map((value) => valueIn(field, value));
    onChange(values.length > 0 ? { is: 'anyOf', fieldId, values } : undefined);
  };
  return (
    <FilterChip
      name={label}
      choices={[...choices, { value: EMPTY, label: t('list.notSet') }]}
      chosen={chosen}
      onChange={choose}
    />
  );
}

const valueIn = ({ type }: TicketField, text: string): FieldValue =>
  type === 'yesNo' ? text === 'true' : text;

/** A text that it contains, or a range of numbers or dates. Applied with Enter, so that half a number is none. */
function OpenChip({ field, filter, onChange }: FieldChipProps) {
  const { t } = useTranslation('ticket-fields');
  const valueText = useValueText();
  const { fieldId, type, label } = field;
  const initial = {
    text: filter?.is === 'contains' ? filter.text : '',
    from: filter?.is === 'between' ? String(filter.from ?? '') : '',
    to: filter?.is === 'between' ? String(filter.to ?? '') : '',
  };
  const [draft, setDraft] = useState(initial);
  const shown = (value: string | number | null) => (value === null ? '…' : valueText(field, value));
  const value =
    filter?.is === 'contains'
      ? filter.text
      : filter?.is === 'between'
        ? `${shown(filter.from)} – ${shown(filter.to)}`
        : '';
  const apply = () => {
    if (type === 'text') {
      const text = draft.text.trim();
      return onChange(text ? { is: 'contains', fieldId, text } : undefined);
    }
    const [from, to] = [limitIn(type, draft.from), limitIn(type, draft.to)];
    onChange(from === null && to === null ? undefined : { is: 'between', fieldId, from, to });
  };
  const input = (name: 'text' | 'from' | 'to', text: string) => (
    <TextInput
      key={name}
      size="xs"
      label={text}
      type={type === 'date' ? 'date' : 'text'}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      maxLength={LIMITS.searchText.max}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
  return (
    <ChipFrame
      name={label}
      value={value}
      onRemove={() => {
        setDraft({ text: '', from: '', to: '' });
        onChange(undefined);
      }}
    >
      {type === 'text'
        ? input('text', t('list.contains'))
        : [input('from', t('list.from')), input('to', t('list.to'))]}
      <Button size="xs" onClick={apply}>
        {t('list.apply')}
      </Button>
    </ChipFrame>
  );
}

function limitIn(type: TicketField['type'], text: string): string | number | null {
  const value = text.trim();
  if (value === '') return null;
  if (type === 'date') return value;
  const number = Number(value.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}
