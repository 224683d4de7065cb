import type { Summary } from '../summary-context.ts';

export const callApiSummary: Summary<'call-api'> = ({ method, url }, { t }) =>
  url.trim() ? `${method} ${withoutHost(url.trim())}` : t('summary.noAddress');

/** The path tells calls apart; the host is the same for most of them. */
function withoutHost(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.length > 1 ? path : url;
}
