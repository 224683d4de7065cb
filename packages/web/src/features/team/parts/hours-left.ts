/** How long a link still works: '5 h', in the last hour '12 min'. */
import { texts } from '../../../shared/i18n/i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function hoursLeft(until: string, now: Date): string {
  const left = Math.max(0, new Date(until).getTime() - now.getTime());
  return left < HOUR
    ? texts.t('team:left.minutes', { count: Math.ceil(left / MINUTE) })
    : texts.t('team:left.hours', { count: Math.floor(left / HOUR) });
}
