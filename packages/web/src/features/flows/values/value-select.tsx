/** Selects the value to store something in, or creates one by typing its name. */
import { Select } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type ValueDefinition, type ValueType, valueDefinition } from '@parrot/contract/flows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearable, LAZY_SELECT } from '../blocks/fields/lazy-select.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';

type ValueSelectProps = {
  label: string;
  value: string | null;
  /** The type of a value created here. */
  type: ValueType;
  /** Includes the definition of a new value. */
  onChange: (name: string | null, brings?: ValueDefinition) => void;
};

export function ValueSelect({ label, value, type, onChange }: ValueSelectProps) {
  const { t } = useTranslation('blocks');
  const values = useFlowEditor(({ flow }) => flow.values);
  const [search, setSearch] = useState(value ?? '');
  const [wasAt, setWasAt] = useState(value);
  if (wasAt !== value) {
    setWasAt(value);
    setSearch(value ?? '');
  }
  // Built-in values can't be set by a flow.
  const settable = values
    .filter(({ scope, name }) => scope !== 'app' || name === value)
    .map(({ name }) => name);
  const isLost = value !== null && !values.some(({ name }) => name === value);
  const made = valueDefinition.safeParse({ name: search.trim(), type, scope: 'conversation', initial: null });
  const mayMake =
    made.success && values.length < LIMITS.flowValues && !values.some(({ name }) => name === made.data.name);
  const isOdd =
    search.trim() !== '' &&
    search !== value &&
    !made.success &&
    !settable.some((name) => name.includes(search));

  const data = [
    ...settable.map((name) => ({ value: name, label: name })),
    ...(isLost && !(mayMake && made.data.name === value) ? [{ value, label: value }] : []),
    ...(mayMake ? [{ value: made.data.name, label: t('values.make', { name: made.data.name }) }] : []),
  ];
  return (
    <Select
      label={label}
      placeholder={t('values.nowhere')}
      data={data}
      value={value}
      searchable
      comboboxProps={LAZY_SELECT}
      clearable
      clearButtonProps={clearable(t('values.clear', { field: label }))}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setSearch('')}
      onDropdownClose={() => setSearch(value ?? '')}
      nothingFoundMessage={t(isOdd ? 'values.badName' : 'values.none')}
      error={isLost && t('values.unknown', { count: 1, names: value })}
      onChange={(name) => onChange(name, mayMake && name === made.data.name ? made.data : undefined)}
    />
  );
}
