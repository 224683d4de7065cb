/** Apps as rows of a table. */
import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import type { StartAction } from '../actions/use-app-actions.tsx';
import { AppRow } from './app-row.tsx';
import classes from './app-table.module.css';
import type { LongAppList } from './use-app-list.ts';

const COLUMNS = ['name', 'status', 'languages', 'conversations', 'answered', 'edited'] as const;

type AppTableProps = {
  apps: LongAppList;
  label: string;
  addressOf: (app: App) => string | undefined;
  onAction: StartAction;
};

export function AppTable({ apps, label, addressOf, onAction }: AppTableProps) {
  const { t } = useTranslation('apps');
  const { drawn: visible, total } = apps;
  return (
    <div
      className={classes.frame}
      data-stale={apps.first.isPlaceholderData || undefined}
      {...tourTarget('appList')}
    >
      <Table layout="fixed" aria-label={label} aria-rowcount={total + 1}>
        <Table.Thead className={classes.head}>
          <Table.Tr aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <Table.Th key={column} className={classes[column]}>
                {t(`list.columns.${column}`)}
              </Table.Th>
            ))}
            <Table.Th className={classes.actions}>
              <VisuallyHidden>{t('list.columns.acts')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={visible.setBody}>
          <Room height={visible.before} />
          {visible.indexes.map((index) => {
            const app = apps.at(index);
            return (
              <Table.Tr key={app?.appId ?? index} aria-rowindex={index + 2} className={classes.row}>
                {app ? (
                  <AppRow app={app} to={addressOf(app)} onAction={onAction} />
                ) : (
                  <Table.Td colSpan={COLUMNS.length + 1}>
                    <Skeleton height={16} width="40%" />
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
          <Room height={visible.after} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
