/** Which schedule each app and each group uses. A choice is saved at once. */
import { Select } from '@mantine/core';
import type { ScheduleId } from '@parrot/contract/core';
import type { Schedule } from '@parrot/contract/hours';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import classes from './hours.module.css';

const NONE = 'none';

type User = { id: string; name: string; scheduleId: ScheduleId | null };
type ScheduleUsersProps = {
  title: string;
  help: string;
  /** What a user without a schedule has. */
  without: string;
  users: readonly User[];
  schedules: readonly Schedule[];
  onChoose: (id: string, scheduleId: ScheduleId | null) => Promise<unknown>;
};

export function ScheduleUsers({ title, help, without, users, schedules, onChoose }: ScheduleUsersProps) {
  const { t } = useTranslation('hours');
  const choices = [
    { value: NONE, label: without },
    ...schedules.map(({ scheduleId, name }) => ({ value: scheduleId as string, label: name })),
  ];
  const choose = (id: string, name: string, value: string | null) =>
    value &&
    void onChoose(id, value === NONE ? null : (value as ScheduleId)).then(
      () => toast.success(t('uses.saved', { name })),
      (error) => toast.failure(messageOf(error)),
    );
  return (
    <Panel title={title} help={help}>
      <ul className={classes.users}>
        {users.map(({ id, name, scheduleId }) => (
          <li key={id} className={classes.user}>
            <span className={classes.userName}>{name}</span>
            <Select
              aria-label={t('uses.of', { name })}
              allowDeselect={false}
              data={choices}
              value={scheduleId ?? NONE}
              onChange={(value) => choose(id, name, value)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
