/** What the workspace uses of its plan. */
import { LIMIT_KINDS, type LimitKind, type Usage, usedPercent } from '@parrot/contract/billing';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconApps } from '../../../shared/icons/apps.ts';
import { IconMessages } from '../../../shared/icons/messages.ts';
import { IconUsers } from '../../../shared/icons/users.ts';
import classes from './usage-bars.module.css';
import { UsageTrend } from './usage-trend.tsx';

const ICONS = { users: IconUsers, apps: IconApps, conversationsPerDay: IconMessages } as const;
const TONES = { 0: 'ok', 80: 'near', 100: 'full' } as const;

export function UsageBars({ usage }: { usage: Usage }) {
  const busiest = Math.max(0, ...usage.trend.map(({ conversations }) => conversations));
  return (
    <div className={classes.bars}>
      {LIMIT_KINDS.map((kind) => (
        <UsageBar key={kind} kind={kind} {...usage[kind]} busiest={busiest} />
      ))}
      <UsageTrend usage={usage} />
    </div>
  );
}

type UsageBarProps = { kind: LimitKind; used: number; limit: number | null; busiest: number };

function UsageBar({ kind, used, limit, busiest }: UsageBarProps) {
  const { t } = useTranslation('billing');
  const Icon = ICONS[kind];
  const share = limit ? Math.min(1, used / limit) : 0;
  const tone = TONES[usedPercent({ used, limit })];
  return (
    <section className={classes.bar} aria-label={t(`rows.${kind}`)}>
      <div className={classes.head}>
        <Icon size={16} stroke={1.75} />
        <span className={classes.name}>{t(`rows.${kind}`)}</span>
        <span className={classes.count}>
          {limit === null
            ? t('usage.unlimited', { used: formatNumber(used) })
            : t('usage.count', { used: formatNumber(used), limit: formatNumber(limit) })}
        </span>
      </div>
      {limit !== null && (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={t(`rows.${kind}`)}
          aria-valuenow={used}
          aria-valuemin={0}
          aria-valuemax={limit}
        >
          <div className={classes.fill} data-tone={tone} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {kind === 'conversationsPerDay' && tone === 'ok' ? (
        <p className={classes.hint}>{t('usage.busiest', { value: formatNumber(busiest) })}</p>
      ) : (
        limit !== null && (
          <p className={classes.hint} data-tone={tone}>
            {tone === 'full'
              ? t(`usage.reached.${kind}`)
              : t('usage.left', { value: formatNumber(limit - used) })}
          </p>
        )
      )}
    </section>
  );
}
