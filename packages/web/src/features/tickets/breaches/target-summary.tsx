/** How many targets of the period were met in time. */
import { TARGET_KINDS } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { BreachQuery } from './breach-query.ts';
import classes from './breaches.module.css';
import { useTargetSummary } from './use-breaches.ts';

export function TargetSummary({ wanted }: { wanted: BreachQuery }) {
  const { t } = useTranslation(['breaches', 'targets']);
  const { data } = useTargetSummary(wanted);
  const shown = TARGET_KINDS.filter((kind) => wanted.kinds.length === 0 || wanted.kinds.includes(kind));
  return (
    <dl className={classes.summary} aria-busy={!data}>
      {shown.map((kind) => {
        const { met, breached } = data?.[kind] ?? { met: 0, breached: 0 };
        const all = met + breached;
        return (
          <div key={kind} className={classes.figure}>
            <dt>{t(`kinds.${kind}`, { ns: 'targets' })}</dt>
            <dd>
              <strong>{all === 0 ? '–' : t('share', { percent: Math.floor((met * 100) / all) })}</strong>
              <span>{data && t('counts', { met: formatNumber(met), breached: formatNumber(breached) })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
