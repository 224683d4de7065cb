/** Documents and pages as a table; a row opens the passages. */
import { ActionIcon, Button, Menu, Table } from '@mantine/core';
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconFileText } from '../../../shared/icons/file-text.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { IconSitemap } from '../../../shared/icons/sitemap.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { IconWorld } from '../../../shared/icons/world.ts';
import { PlainTable } from '../../../shared/table/plain-table.tsx';
import { SiteProgress } from '../sites/site-progress.tsx';
import { SourceState } from './source-state.tsx';
import classes from './source-table.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true };
const KILOBYTE = 1_024;
const KIND_ICONS = { file: IconFileText, page: IconWorld, site: IconSitemap };

type SourceTableProps = {
  items: readonly Source[];
  onOpen: (source: Source) => void;
  onReadAgain: (source: Source) => void;
  onDelete: (source: Source) => void;
};

export function SourceTable({ items, ...actions }: SourceTableProps) {
  const { t } = useTranslation('studio');
  return (
    <PlainTable
      isDense
      columns={[
        { name: 'name', label: t('sources.columns.name') },
        { name: 'state', label: t('sources.columns.state') },
        { name: 'passages', label: t('sources.columns.passages'), className: classes.wide },
        { name: 'size', label: t('sources.columns.size'), className: classes.wide },
        { name: 'when', label: t('sources.columns.when'), className: classes.wide },
        { name: 'actions', label: t('sources.columns.acts'), isLabelHidden: true },
      ]}
    >
      {items.map((source) => (
        <SourceRow key={source.sourceId} source={source} {...actions} />
      ))}
    </PlainTable>
  );
}

type SourceRowProps = { source: Source } & Omit<SourceTableProps, 'items'>;

function SourceRow({ source, onOpen, onReadAgain, onDelete }: SourceRowProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const { kind, title, address, state, problem, passageCount, bytes, updatedAt, updatedBy } = source;
  const KindIcon = KIND_ICONS[kind];
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>
        <div className={classes.name}>
          <KindIcon {...ICON} className={classes.icon} />
          <span className={classes.text}>
            <button type="button" className={classes.title} onClick={() => onOpen(source)}>
              {title}
            </button>
            {kind !== 'file' && title !== address && <span className={classes.address}>{address}</span>}
            {source.site && <SiteProgress visit={source.site} name={title} />}
            {problem && (
              <span className={classes.problem}>
                {t(`apps:sourceProblems.${problem}`)} {passageCount > 0 && t('sources.keptOld')}
              </span>
            )}
            {state === 'error' && (
              <span className={classes.remedies}>
                <Button size="compact-xs" variant="default" onClick={() => onReadAgain(source)}>
                  {t('sources.again')}
                </Button>
                <Button size="compact-xs" variant="subtle" color="red" onClick={() => onDelete(source)}>
                  {t('sources.remove')}
                </Button>
              </span>
            )}
          </span>
        </div>
      </Table.Td>
      <Table.Td>
        <SourceState state={state} />
      </Table.Td>
      <Table.Td className={classes.wide}>{passageCount > 0 && formatNumber(passageCount)}</Table.Td>
      <Table.Td className={classes.wide}>{bytes > 0 && sizeOf(bytes)}</Table.Td>
      <Table.Td className={classes.wide}>
        {formatDateTime(updatedAt)}
        {updatedBy && <span className={classes.by}>{updatedBy}</span>}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <Menu position="bottom-end" hideDetached={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={t('sources.acts', { name: title })}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconRefresh {...ICON} />}
              disabled={state === 'in progress'}
              onClick={() => onReadAgain(source)}
            >
              {t('sources.readAgain')}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => onDelete(source)}>
              {t('sources.delete.act')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${formatNumber(Math.max(1, Math.round(kilobytes)))} KB`
    : `${formatNumber(Math.round((kilobytes / KILOBYTE) * 10) / 10)} MB`;
}
