import type { Summary } from '../summary-context.ts';

export const callApiSummary: Summary<'call-api'> = ({ method, url }, { t }) =>
  url.trim() ? `${method} ${withoutHost(url.trim())}` : t('summary.noAddress');

/** Shows the path: most calls have the same host. */
function withoutHost(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.length > 1 ? path : url;
}
