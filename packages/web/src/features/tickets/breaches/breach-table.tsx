import { Table } from '@mantine/core';
import { MINUTE_MS } from '@parrot/contract/core';
import type { Breach } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { timeSpan } from '../../../shared/targets/due-state.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './breaches.module.css';

type BreachTableProps = {
  items: readonly Breach[];
  isStale: boolean;
  onOpen: (breach: Breach) => void;
};

const COLUMNS = ['ticket', 'target', 'due', 'met', 'late', 'agent', 'app'] as const;

export function BreachTable({ items, isStale, onOpen }: BreachTableProps) {
  const { t } = useTranslation(['breaches', 'targets']);
  return (
    <div className={classes.frame} data-stale={isStale || undefined}>
      <Table layout="fixed" aria-label={t('title')}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th
                key={column}
                className={classes[column]}
                title={column === 'late' ? t('lateHelp') : undefined}
              >
                {t(`columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((breach) => (
            <Table.Tr key={`${breach.ticketId} ${breach.kind}`}>
              <td className={classes.ticket}>
                <button type="button" className={classes.open} onClick={() => onOpen(breach)}>
                  <span className={classes.number}>T-{breach.number}</span>
                  <span className={classes.subject} title={breach.subject}>
                    {breach.subject}
                  </span>
                </button>
              </td>
              <td className={classes.target}>{t(`kinds.${breach.kind}`, { ns: 'targets' })}</td>
              <td className={classes.due}>{formatDateTime(breach.dueAt)}</td>
              <td className={classes.met}>
                <Outcome breach={breach} />
              </td>
              <td className={classes.late}>{timeSpan(breach.lateMinutes * MINUTE_MS)}</td>
              <td className={classes.agent}>{breach.agentName ?? t('nobody')}</td>
              <td className={classes.app}>{breach.appName}</td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Outcome({ breach: { outcome, stoppedAt } }: { breach: Breach }) {
  const { t } = useTranslation('breaches');
  if (outcome === 'open' || !stoppedAt) return <Pill tone="danger">{t('open')}</Pill>;
  return (
    <>{outcome === 'met' ? formatDateTime(stoppedAt) : t('ended', { at: formatDateTimeInText(stoppedAt) })}</>
  );
}
