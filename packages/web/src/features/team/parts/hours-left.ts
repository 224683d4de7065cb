/** The time left of a link: '5 h', in the last hour '12 min'. */
import { HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import { texts } from '../../../shared/i18n/i18n.ts';

export function hoursLeft(until: string, now: Date): string {
  const left = Math.max(0, new Date(until).getTime() - now.getTime());
  return left < HOUR_MS
    ? texts.t('team:left.minutes', { count: Math.ceil(left / MINUTE_MS) })
    : texts.t('team:left.hours', { count: Math.floor(left / HOUR_MS) });
}
