/** Model usage of a month, by day, app or purpose. */
import { SegmentedControl, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDayOfYear } from '../../shared/format/format-date-time.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { dollars } from './format-usage.ts';
import classes from './models.module.css';
import { lastMonth, sumUsage, thisMonth, type UsageGrouping } from './sum-usage.ts';
import { useModelUsage } from './use-models.ts';

const USAGE_GROUPINGS: readonly UsageGrouping[] = ['day', 'app', 'purpose'];
const PERIODS = { thisMonth, lastMonth };
type Period = keyof typeof PERIODS;

export function UsagePanel() {
  const { t } = useTranslation('models');
  const [grouping, setGrouping] = useState<UsageGrouping>('day');
  const [period, setPeriod] = useState<Period>('thisMonth');
  return (
    <Panel title={t('use.title')}>
      <div className={classes.controls}>
        <SegmentedControl
          aria-label={t('use.by')}
          value={grouping}
          data={USAGE_GROUPINGS.map((value) => ({ value, label: t(`use.ways.${value}`) }))}
          onChange={(next) => setGrouping(next as UsageGrouping)}
        />
        <SegmentedControl
          aria-label={t('use.period')}
          value={period}
          data={(Object.keys(PERIODS) as Period[]).map((value) => ({ value, label: t(`use.${value}`) }))}
          onChange={(next) => setPeriod(next as Period)}
        />
      </div>
      <UsageTable grouping={grouping} period={period} />
    </Panel>
  );
}

function UsageTable({ grouping, period }: { grouping: UsageGrouping; period: Period }) {
  const { t } = useTranslation('models');
  const { data, error, refetch } = useModelUsage(PERIODS[period](new Date()));
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={80} radius="md" />;
  const sums = sumUsage(data.items, grouping);
  if (sums.length === 0) return <p className={classes.quiet}>{t('use.empty')}</p>;
  const nameOf = ({ day, appId, appName, purpose }: (typeof sums)[number]) => {
    if (grouping === 'day') return formatCalendarDayOfYear(day);
    if (grouping === 'purpose') return t(`use.purposes.${purpose}`);
    return appName || t(appId === null ? 'use.noApp' : 'use.goneApp');
  };
  return (
    <div className={classes.table}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(`use.ways.${grouping}`)}</Table.Th>
            <Table.Th className={classes.number}>{t('use.calls')}</Table.Th>
            <Table.Th className={classes.number}>{t('use.tokens')}</Table.Th>
            <Table.Th className={classes.number}>{t('use.cost')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sums.map((sum) => (
            <Table.Tr key={sum.key}>
              <Table.Th scope="row" className={classes.name}>
                {nameOf(sum)}
              </Table.Th>
              <Table.Td className={classes.number}>{formatNumber(sum.calls)}</Table.Td>
              <Table.Td className={classes.number}>{formatNumber(sum.tokens)}</Table.Td>
              <Table.Td className={classes.number}>{dollars(sum.cost)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
