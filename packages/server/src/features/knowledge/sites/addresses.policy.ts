/** Which addresses belong to a site, which are the same page, and which are traps. */

const MAX_ADDRESS_LENGTH = 500;
const MAX_SEGMENTS = 12;
/** The same path segment more often than this is a loop. */
const MAX_EQUAL_SEGMENTS = 2;
/** Tracking parameters, which do not change the page. */
const TRACKING_PARAMETERS =
  /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|sid|sessionid|session_id|phpsessid|jsessionid|replytocom|share|print)$/i;
/** Files without readable text. */
const NOT_READ =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|css|js|mjs|json|xml|rss|atom|woff2?|ttf|eot|zip|gz|tgz|rar|7z|exe|dmg|apk|iso|mp[34]|m4[av]|avi|mov|webm|ogg|wav|xlsx?|pptx?|ics|vcf)$/i;

/** Maximum pages of one address shape, such as a calendar or a filter. */
const MAX_OF_A_SHAPE = 100;
const MAX_OF_A_QUERY = 30;

/** The canonical form of a page address. Undefined if it is outside of the site or not readable. */
export function siteAddress(href: string, from: string, start: string): string | undefined {
  const url = parsed(href, from);
  if (!url || !isOfSite(url, new URL(start))) return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()])
    if (TRACKING_PARAMETERS.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, '').replace(/\/(index\.(html?|php))$/i, '/');
  if (url.href.length > MAX_ADDRESS_LENGTH || NOT_READ.test(url.pathname) || isLoop(url)) return undefined;
  return url.href;
}

/** The same host, with or without www, over http or https; another port is another site. */
function isOfSite(url: URL, start: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return bare(url) === bare(start) && url.port === start.port;
}

/** The common shape of generated addresses: numbers, dates and query values are replaced. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return [pathname.replace(/\d+/g, '0'), ...new Set(searchParams.keys())].join('?');
}

export const maxOfShape = (shape: string): number => {
  if (shape.includes('?')) return MAX_OF_A_QUERY;
  return /0/.test(shape) ? MAX_OF_A_SHAPE : Number.POSITIVE_INFINITY;
};

function isLoop({ pathname }: URL): boolean {
  const steps = pathname.split('/').filter((step) => step !== '');
  if (steps.length > MAX_SEGMENTS) return true;
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts.values()].some((count) => count > MAX_EQUAL_SEGMENTS);
}

function parsed(href: string, from: string): URL | undefined {
  try {
    return new URL(href, from);
  } catch {
    return undefined;
  }
}
