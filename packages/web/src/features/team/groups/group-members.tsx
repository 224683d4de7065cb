/** Who is in a group: add by search, take out one by one. */
import { ActionIcon, Button } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { MemberEntry } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../../shared/form/edit-form.tsx';
import { IconX } from '../../../shared/icons/x.ts';
import { PersonCell } from '../parts/member-cell.tsx';
import { PersonPicker } from '../parts/member-picker.tsx';
import classes from './group-members.module.css';

type GroupPeopleProps = {
  people: MemberEntry[];
  error: string | undefined;
  onChange: (people: MemberEntry[]) => void;
};

/** So many are read at a glance; the rest is there on demand. */
const SHOWN = 20;

export function GroupPeople({ people, error, onChange }: GroupPeopleProps) {
  const { t } = useTranslation('team');
  const [isWhole, setWhole] = useState(false);
  const isFull = people.length >= LIMITS.groupMembers;
  const shown = isWhole ? people : people.slice(0, SHOWN);
  return (
    <FormPart
      title={t('groups.editor.people')}
      help={
        people.length > 0 ? t('groups.editor.chosen', { count: people.length }) : t('groups.editor.nobody')
      }
    >
      <PersonPicker
        label={t('groups.editor.add')}
        labelHidden
        value={null}
        without={new Set(people.map(({ userId }) => userId))}
        error={isFull ? t('groups.editor.full', { max: LIMITS.groupMembers }) : error}
        disabled={isFull}
        onChange={(person) => person && onChange([person, ...people])}
      />
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((person) => (
            <li key={person.userId} className={classes.row}>
              <PersonCell person={person} />
              <ActionIcon
                size="sm"
                aria-label={t('groups.editor.takeOut', { name: person.userName })}
                onClick={() => onChange(people.filter(({ userId }) => userId !== person.userId))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {people.length > shown.length && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          {t('groups.editor.showAll', { count: people.length })}
        </Button>
      )}
    </FormPart>
  );
}
