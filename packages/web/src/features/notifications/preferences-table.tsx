/** A switch for each kind of notification and each channel. */
import { Skeleton, Switch, Table } from '@mantine/core';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@parrot/contract/notifications';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import classes from './preferences-table.module.css';
import { usePreferences, useSetPreference } from './use-preferences.ts';

export function PreferencesTable() {
  const { t } = useTranslation('profile');
  const { data: choices, error, isError, refetch } = usePreferences();
  const turn = useSetPreference();
  if (isError && !choices) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!choices)
    return <Skeleton h={220} radius="md" role="status" aria-label={t('loading', { ns: 'shell' })} />;
  return (
    <Table className={classes.table} aria-label={t('notifications.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('notifications.kind')}</Table.Th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <Table.Th key={channel} scope="col" className={classes.channel}>
              {t(`notifications.channels.${channel}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <Table.Tr key={kind}>
            <Table.Th scope="row" className={classes.kind}>
              <span className={classes.name}>{t(`notifications.kinds.${kind}.name`)}</span>
              <span className={classes.help}>{t(`notifications.kinds.${kind}.help`)}</span>
            </Table.Th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <Table.Td key={channel} className={classes.channel}>
                <Switch
                  className={classes.switch}
                  checked={choices[kind][channel]}
                  onChange={({ currentTarget }) => turn.mutate({ kind, channel, on: currentTarget.checked })}
                  aria-label={t('notifications.switch', {
                    kind: t(`notifications.kinds.${kind}.name`),
                    channel: t(`notifications.channels.${channel}`),
                  })}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
