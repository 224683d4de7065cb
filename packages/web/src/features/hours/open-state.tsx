/** Whether a schedule is open now and when that changes, in the time zone of the schedule. */
import { type Hours, openStateAt } from '@parrot/contract/hours';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../shared/clock/use-clock.ts';
import { texts } from '../../shared/i18n/i18n.ts';
import { Pill } from '../../shared/ui/pill.tsx';

const DAY_MS = 86_400_000;

export function OpenState({ hours }: { hours: Hours }) {
  const { t } = useTranslation('hours');
  const minute = useClock((now) => Math.floor(now / 60_000));
  const now = new Date(minute * 60_000);
  const { isOpen, changesAt } = openStateAt(hours, now);
  const at = changesAt ? momentText(changesAt, now, hours.timeZone) : '';
  if (isOpen)
    return (
      <Pill tone="ok" dot>
        {at ? t('state.openUntil', { at }) : t('state.open')}
      </Pill>
    );
  return <Pill dot>{at ? t('state.opens', { at }) : t('state.never')}</Pill>;
}

/** 'Mon, 9:00 AM', from a week on with the date. */
function momentText(moment: Date, now: Date, timeZone: string): string {
  const isFar = moment.getTime() - now.getTime() > 6 * DAY_MS;
  return new Intl.DateTimeFormat(texts.language, {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { day: 'numeric', month: 'short' }),
  })
    .format(moment)
    .replaceAll('\u202f', ' ');
}
