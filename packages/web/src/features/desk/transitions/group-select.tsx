/** Groups to choose from, as part of the choice of agents. */
import { Radio } from '@mantine/core';
import type { TransferGroup } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { IconUsers } from '../../../shared/icons/users.ts';
import classes from './transitions.module.css';

export function GroupSelect({ groups }: { groups: readonly TransferGroup[] }) {
  const { t } = useTranslation('routing');
  if (groups.length === 0) return null;
  return (
    <div>
      <p className={classes.group}>{t('toGroup.title')}</p>
      {groups.map(({ groupId, groupName, available, agents }) => (
        <Radio
          key={groupId}
          size="xs"
          classNames={{ root: classes.agent, body: classes.centered }}
          value={groupId}
          label={
            <span className={classes.who}>
              <span className={classes.tile}>
                <IconUsers size={14} stroke={1.75} aria-hidden />
              </span>
              <span className={classes.name}>{groupName}</span>
              <span className={classes.load}>{t('toGroup.available', { available, agents })}</span>
            </span>
          }
        />
      ))}
    </div>
  );
}
