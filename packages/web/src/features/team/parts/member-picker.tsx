/** Selects one member by a server-side search. */
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UserId } from '@parrot/contract/core';
import { activeTenantUsers, type MemberEntry } from '@parrot/contract/team';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { MemberCell } from './member-cell.tsx';
import { TEAM } from './use-team-mutation.ts';

const DELAY_MS = 200;
const MOST = 50;

type MemberPickerProps = {
  label: string;
  labelHidden?: boolean;
  description?: string;
  size?: 'md' | 'lg';
  /** The selected member; null for none. */
  value: MemberEntry | null;
  /** Members that are not offered. */
  without?: ReadonlySet<UserId>;
  error?: string;
  clearable?: boolean;
  disabled?: boolean;
  className?: string;
  onChange: (person: MemberEntry | null) => void;
};

const NOBODY: ReadonlySet<UserId> = new Set();

export function MemberPicker(props: MemberPickerProps) {
  const { label, labelHidden = false, size = 'lg', value, without = NOBODY, onChange, ...field } = props;
  const { t } = useTranslation('team');
  const [typed, setTyped] = useState(value?.userName ?? '');
  const [search] = useDebouncedValue(typed === value?.userName ? '' : typed.trim(), DELAY_MS);
  const { data } = useQuery({
    queryKey: [TEAM, 'active', search],
    queryFn: ({ signal }) => call(activeTenantUsers, { body: { search, limit: MOST }, signal }),
    placeholderData: keepPreviousData,
  });
  const members = [...(data?.items ?? []), ...(value ? [value] : [])];
  const known = new Map(members.filter(({ userId }) => !without.has(userId)).map((one) => [one.userId, one]));
  return (
    <Select
      {...field}
      {...(labelHidden
        ? { 'aria-label': label, placeholder: label }
        : { label, placeholder: t('person.find') })}
      size={size}
      searchable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('person.clear') }}
      nothingFoundMessage={t('person.none')}
      // The server has filtered already, by address too.
      filter={({ options }) => options}
      data={[...known.values()].map(({ userId, userName }) => ({ value: userId as string, label: userName }))}
      renderOption={({ option }) => {
        const person = known.get(option.value as UserId);
        return person && <MemberCell person={person} />;
      }}
      value={value?.userId ?? null}
      onChange={(id) => {
        onChange(known.get(id as UserId) ?? null);
        // If the selection is used elsewhere, the field is ready for the next one.
        setTyped('');
      }}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}
