/** Apps as rows of a table. */
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { LongTable } from '../../../shared/table/long-table.tsx';
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
  const { total, first } = apps;
  return (
    <LongTable
      label={label}
      list={{ rows: apps.visible, total, first }}
      classNames={{ frame: classes.frame, head: classes.head, row: classes.row }}
      frameProps={tourTarget('appList')}
      columns={[
        ...COLUMNS.map((name) => ({ name, label: t(`list.columns.${name}`), className: classes[name] })),
        { name: 'actions', label: t('list.columns.acts'), className: classes.actions, isLabelHidden: true },
      ]}
      rowKey={(index) => apps.at(index)?.appId ?? index}
      row={(index) => {
        const app = apps.at(index);
        return app && <AppRow app={app} to={addressOf(app)} onAction={onAction} />;
      }}
    />
  );
}
