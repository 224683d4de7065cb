/** Parses robots.txt: forbidden paths, delay and sitemaps. */

/** Our user agent in robots.txt. */
const USER_AGENT_NAME = 'parrot';
const MAX_RULES = 1_000;
const MAX_SITEMAPS = 20;
/** Upper limit of the delay, so that a crawl ends. */
const MAX_DELAY_MS = 10_000;

type Rule = { allow: boolean; path: string };
export type Robots = { rules: Rule[]; delayMs: number; sitemaps: string[] };

export const EVERYTHING_ALLOWED: Robots = { rules: [], delayMs: 0, sitemaps: [] };

export function parseRobots(text: string): Robots {
  const groups: { names: string[]; rules: Rule[]; delayMs: number }[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/).slice(0, 5 * MAX_RULES)) {
    const [, field = '', rawValue = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const value = rawValue.trim();
    const name = field.toLowerCase();
    if (name === 'sitemap' && sitemaps.length < MAX_SITEMAPS) sitemaps.push(value);
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ names: [], rules: [], delayMs: 0 });
      groups.at(-1)?.names.push(value.toLowerCase());
    }
    if (name !== '' && name !== 'sitemap') isNaming = name === 'user-agent';
    const group = groups.at(-1);
    if (!group) continue;
    if (name === 'crawl-delay')
      group.delayMs = Math.min(MAX_DELAY_MS, Math.max(0, 1_000 * Number(value)) || 0);
    if ((name === 'allow' || name === 'disallow') && value !== '' && group.rules.length < MAX_RULES)
      group.rules.push({ allow: name === 'allow', path: value });
  }
  const meant = (own: string) => groups.filter(({ names }) => names.includes(own));
  const ours = meant(USER_AGENT_NAME);
  const heeded = ours.length > 0 ? ours : meant('*');
  return {
    rules: heeded.flatMap(({ rules }) => rules),
    delayMs: Math.max(0, ...heeded.map(({ delayMs }) => delayMs)),
    sitemaps,
  };
}

/** The longest matching rule decides; between equals, the one that allows. */
export function mayCrawl({ rules }: Robots, url: string): boolean {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue;
    const isLonger = !best || rule.path.length > best.path.length;
    if (isLonger || (best && rule.path.length === best.path.length && rule.allow)) best = rule;
  }
  return best?.allow ?? true;
}

/**
 * `*` matches anything, `$` at the end matches the end. Matched piece by piece, so that no pattern is slow.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = pieces.pop();
  if (last === undefined) return !isWhole || path.length === at;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at);
}
