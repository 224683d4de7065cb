/** The conversations of each of the last days as bars, with the plan's limit as a line. */
import { VisuallyHidden } from '@mantine/core';
import type { Usage } from '@parrot/contract/billing';
import { hasPermission } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { TimeZoneDialog } from './time-zone-dialog.tsx';
import classes from './usage-trend.module.css';

/** A limit that is further away would flatten the bars. */
const MAX_LIMIT_SHARE = 2;

export function UsageTrend({ usage }: { usage: Usage }) {
  const { t } = useTranslation('billing');
  const rights = useRights();
  const [isChoosing, setChoosing] = useState(false);
  const { trend, timeZone, conversationsPerDay } = usage;
  const busiest = Math.max(0, ...trend.map(({ conversations }) => conversations));
  const { limit } = conversationsPerDay;
  const shownLimit = limit !== null && limit <= busiest * MAX_LIMIT_SHARE ? limit : null;
  const top = Math.max(1, busiest, shownLimit ?? 0);
  const heightOf = (count: number) => `${(count / top) * 100}%`;
  return (
    <figure className={classes.trend}>
      <figcaption className={classes.head}>
        <span className={classes.title}>{t('trend.title', { count: trend.length })}</span>
        <span className={classes.zone}>{t('trend.zone', { zone: timeZone.replaceAll('_', ' ') })}</span>
        {hasPermission(rights, 'Makes Payment') && (
          <button type="button" className={classes.change} onClick={() => setChoosing(true)}>
            {t('timeZone.change')}
          </button>
        )}
      </figcaption>
      {busiest === 0 ? (
        <p className={classes.empty}>{t('trend.empty')}</p>
      ) : (
        <div className={classes.chart}>
          <ol className={classes.days}>
            {trend.map(({ day, conversations }) => {
              const text = t('trend.day', {
                day: formatCalendarDay(day),
                value: formatNumber(conversations),
              });
              const isFull = limit !== null && conversations >= limit;
              return (
                <li key={day} className={classes.day} title={text}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                  <span
                    className={classes.column}
                    data-full={isFull || undefined}
                    style={{ height: heightOf(conversations) }}
                  />
                </li>
              );
            })}
          </ol>
          {shownLimit !== null && (
            <span className={classes.limit} style={{ bottom: heightOf(shownLimit) }}>
              <span className={classes.limitText}>
                {t('trend.limit', { value: formatNumber(shownLimit) })}
              </span>
            </span>
          )}
        </div>
      )}
      {isChoosing && <TimeZoneDialog timeZone={timeZone} onClose={() => setChoosing(false)} />}
    </figure>
  );
}
