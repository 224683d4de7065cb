/** The time left until a ticket is due, which updates by itself. Icon and text say what the color says. */
import type { NextDue } from '@parrot/contract/tickets';
import { useClock } from '../clock/use-clock.ts';
import { formatDateTimeInText } from '../format/format-date-time.ts';
import { texts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { IconAlertCircle } from '../icons/alert-circle.ts';
import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import { IconHourglass } from '../icons/hourglass.ts';
import { dueText, dueTone } from './due-state.ts';
import classes from './due-timer.module.css';

const ICONS = { calm: IconHourglass, soon: IconAlertCircle, late: IconAlertTriangle };

/** `hasVisibleName`: the name of the target is shown next to it. */
export function DueTimer({ due, hasVisibleName = false }: { due: NextDue; hasVisibleName?: boolean }) {
  useLanguage();
  const tone = useClock((now) => dueTone(due, now));
  const text = useClock((now) => dueText(due, now));
  const Icon = ICONS[tone];
  const what = texts.t(`targets:due.${due.kind}`, { at: formatDateTimeInText(due.dueAt) });
  return (
    <time className={classes.timer} dateTime={due.dueAt} data-tone={tone} title={what}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {!hasVisibleName && <span className={classes.hidden}>{texts.t(`targets:kinds.${due.kind}`)} </span>}
      {text}
    </time>
  );
}
