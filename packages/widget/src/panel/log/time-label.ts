const DAY_MS = 86_400_000;

/** 'Today, 10:24', 'Yesterday, 18:02', 'Mon 3 Mar, 09:15'. */
export function timeLabel(time: string, locale: string, now: Date): string {
  const at = new Date(time);
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  const day =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
      : at.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const hour = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}, ${hour}`;
}

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
