/** The members of a group: added by search, removed one by one. */
import { ActionIcon, Button } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { MemberEntry } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../../shared/form/edit-form.tsx';
import { IconX } from '../../../shared/icons/x.ts';
import { MemberCell } from '../parts/member-cell.tsx';
import { MemberPicker } from '../parts/member-picker.tsx';
import classes from './group-members.module.css';

type GroupMembersProps = {
  value: MemberEntry[];
  error: string | undefined;
  onChange: (members: MemberEntry[]) => void;
};

/** Shown at first; the rest on demand. */
const SHOWN = 20;

export function GroupMembers({ value: members, error, onChange }: GroupMembersProps) {
  const { t } = useTranslation('team');
  const [isWhole, setWhole] = useState(false);
  const isFull = members.length >= LIMITS.groupMembers;
  const shown = isWhole ? members : members.slice(0, SHOWN);
  return (
    <FormPart
      title={t('groups.editor.people')}
      help={
        members.length > 0 ? t('groups.editor.chosen', { count: members.length }) : t('groups.editor.nobody')
      }
    >
      <MemberPicker
        label={t('groups.editor.add')}
        labelHidden
        value={null}
        without={new Set(members.map(({ userId }) => userId))}
        error={isFull ? t('groups.editor.full', { max: LIMITS.groupMembers }) : error}
        disabled={isFull}
        onChange={(member) => member && onChange([member, ...members])}
      />
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((member) => (
            <li key={member.userId} className={classes.row}>
              <MemberCell person={member} />
              <ActionIcon
                size="sm"
                aria-label={t('groups.editor.takeOut', { name: member.userName })}
                onClick={() => onChange(members.filter(({ userId }) => userId !== member.userId))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {members.length > shown.length && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          {t('groups.editor.showAll', { count: members.length })}
        </Button>
      )}
    </FormPart>
  );
}
