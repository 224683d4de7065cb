/** A popover to filter by any number of values, with a search if there are many. */
import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCirclePlus } from '../../../shared/icons/circle-plus.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import classes from './filter.module.css';

export type Choice = { value: string; label: string };
type FilterPopoverProps = {
  label: string;
  choices: Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Longer lists get a search field. */
const LONG = 8;

export function FilterPopover({ label, choices, chosen, onChange }: FilterPopoverProps) {
  const { t } = useTranslation('team');
  const [typed, setTyped] = useState('');
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Popover
      position="bottom-start"
      width={260}
      trapFocus={choices.length > 0}
      returnFocus
      onClose={() => setTyped('')}
    >
      <Popover.Target>
        <Button
          size="sm"
          variant="default"
          className={classes.opener}
          leftSection={<IconCirclePlus size={14} stroke={1.75} aria-hidden />}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {choices.length > LONG && (
          <TextInput
            aria-label={t('filter.find')}
            placeholder={t('filter.find')}
            leftSection={<IconSearch size={14} stroke={1.75} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
        )}
        {found.length === 0 && <p className={classes.none}>{t('filter.none')}</p>}
        <Checkbox.Group
          aria-label={label}
          value={[...chosen]}
          onChange={(values) => onChange(values)}
          className={classes.choices}
        >
          {found.map(({ value, label: text }) => (
            <Checkbox key={value} size="xs" value={value} label={text} className={classes.choice} />
          ))}
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
