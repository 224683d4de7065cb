/** The search field above a list. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '../../../shared/icons/search.ts';
import classes from './search-field.module.css';

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void };

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextInput
    className={classes.find}
    aria-label={label}
    placeholder={label}
    leftSection={<IconSearch size={16} stroke={1.75} />}
    maxLength={100}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
