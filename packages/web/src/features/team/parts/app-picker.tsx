/** Selects apps by a server-side search: there may be too many for a list. */
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AppId } from '@parrot/contract/core';
import { type AppEntry, inviteApps } from '@parrot/contract/team';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { TEAM } from './use-team-mutation.ts';

const DELAY_MS = 200;
const MOST = 100;

type AppPickerProps = {
  label: string;
  description?: string;
  value: AppEntry[];
  error?: string;
  onChange: (apps: AppEntry[]) => void;
};

export function AppPicker({ value, onChange, ...field }: AppPickerProps) {
  const { t } = useTranslation('team');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useQuery({
    queryKey: [TEAM, 'apps', search],
    queryFn: ({ signal }) => call(inviteApps, { body: { search, limit: MOST }, signal }),
    placeholderData: keepPreviousData,
  });
  const known = new Map([...(data?.items ?? []), ...value].map((app) => [app.appId, app]));
  const pick = (ids: AppId[]) => onChange(ids.flatMap((id) => known.get(id) ?? []));
  return (
    <MultiSelect
      {...field}
      size="lg"
      searchable
      hidePickedOptions
      placeholder={value.length === 0 ? t('apps.find') : undefined}
      nothingFoundMessage={t('apps.none')}
      data={[...known.values()].map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
      value={value.map(({ appId }) => appId as string)}
      onChange={(ids) => pick(ids as AppId[])}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}
