/** Selects one of four hundred time zones: the search starts empty. */
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './time-zone-select.module.css';
import { ownTimeZone, timeZones } from './time-zones.ts';

type TimeZoneSelectProps = {
  label: string;
  description?: string;
  value: string;
  error: string | undefined;
  onChange: (zone: string) => void;
};

export function TimeZoneSelect({ label, description, value, error, onChange }: TimeZoneSelectProps) {
  const { t } = useTranslation();
  const choices = timeZones(value);
  const labelOf = (zone: string) => choices.find((choice) => choice.value === zone)?.label ?? zone;
  const [search, setSearch] = useState(() => labelOf(value));
  const here = ownTimeZone();
  return (
    <div>
      <Select
        label={label}
        description={description}
        data={choices}
        value={value}
        onChange={(zone) => zone && onChange(zone)}
        error={error}
        placeholder={labelOf(value)}
        nothingFoundMessage={t('timeZone.none')}
        allowDeselect={false}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        onDropdownOpen={() => setSearch('')}
        onDropdownClose={() => setSearch(labelOf(value))}
      />
      {here !== value && (
        <button type="button" className={classes.here} onClick={() => onChange(here)}>
          {t('timeZone.here', { zone: here.replaceAll('_', ' ') })}
        </button>
      )}
    </div>
  );
}
