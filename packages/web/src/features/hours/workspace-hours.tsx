/** The opening hours of a workspace: schedules, and which apps and groups use them. */
import { Button, Skeleton } from '@mantine/core';
import type { AppId, GroupId } from '@parrot/contract/core';
import type { Schedule } from '@parrot/contract/hours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconClock } from '../../shared/icons/clock.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx';
import classes from './hours.module.css';
import { ScheduleCard } from './schedule-card.tsx';
import { ScheduleDrawer } from './schedule-drawer.tsx';
import { ScheduleUsers } from './schedule-users.tsx';
import { useSchedules, useSetAppSchedule, useSetGroupSchedule } from './use-hours.ts';

type Opened = { kind: 'edit'; schedule: Schedule | undefined } | { kind: 'delete'; schedule: Schedule };

export function WorkspaceHours() {
  const { t } = useTranslation('hours');
  const { data, error, refetch } = useSchedules();
  const setApp = useSetAppSchedule();
  const setGroup = useSetGroupSchedule();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={220} radius="md" />;
  const { schedules, apps, groups } = data;
  const usersOf = ({ scheduleId }: Schedule) => [
    ...apps.flatMap((app) => (app.scheduleId === scheduleId ? [app.appName] : [])),
    ...groups.flatMap((group) => (group.scheduleId === scheduleId ? [group.groupName] : [])),
  ];
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => setOpened({ kind: 'edit', schedule: undefined })}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className={classes.page}>
      {schedules.length === 0 ? (
        <EmptyState
          icon={<IconClock size={24} stroke={1.75} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={add}
        />
      ) : (
        <>
          <div className={classes.bar}>{add}</div>
          {schedules.map((schedule) => (
            <ScheduleCard
              key={schedule.scheduleId}
              schedule={schedule}
              usedBy={usersOf(schedule)}
              onEdit={() => setOpened({ kind: 'edit', schedule })}
              onDelete={() => setOpened({ kind: 'delete', schedule })}
            />
          ))}
          {apps.length > 0 && (
            <ScheduleUsers
              title={t('uses.apps')}
              help={t('uses.appsHelp')}
              without={t('uses.alwaysOpen')}
              users={apps.map(({ appId, appName, scheduleId }) => ({ id: appId, name: appName, scheduleId }))}
              schedules={schedules}
              onChoose={(id, scheduleId) => setApp.mutateAsync({ appId: id as AppId, scheduleId })}
            />
          )}
          {groups.length > 0 && (
            <ScheduleUsers
              title={t('uses.groups')}
              help={t('uses.groupsHelp')}
              without={t('uses.likeApp')}
              users={groups.map(({ groupId, groupName, scheduleId }) => ({
                id: groupId,
                name: groupName,
                scheduleId,
              }))}
              schedules={schedules}
              onChoose={(id, scheduleId) => setGroup.mutateAsync({ groupId: id as GroupId, scheduleId })}
            />
          )}
        </>
      )}
      {opened?.kind === 'edit' && <ScheduleDrawer schedule={opened.schedule} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteScheduleDialog schedule={opened.schedule} usedBy={usersOf(opened.schedule)} onClose={close} />
      )}
    </div>
  );
}
