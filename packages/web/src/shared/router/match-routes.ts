/** The routes from the outermost to the page of a path. Paths are fixed, or end with `*`. */
import type { RouteObject } from 'react-router';

export type Match = { route: RouteObject /** The part of the path before its own `*`. */; base: string };

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

export function matchRoutes(routes: readonly RouteObject[], path: string, base = ''): Match[] | null {
  const rest = segmentsOf(path).slice(segmentsOf(base).length);
  return matchAny(routes, rest, segmentsOf(base));
}

function matchAny(routes: readonly RouteObject[], rest: string[], before: string[]): Match[] | null {
  // A route for everything else comes last, wherever it is declared.
  const ordered = [...routes].sort((one, other) => Number(one.path === '*') - Number(other.path === '*'));
  for (const route of ordered) {
    const found = matchOne(route, rest, before);
    if (found) return found;
  }
  return null;
}

function matchOne(route: RouteObject, rest: string[], before: string[]): Match[] | null {
  const own = segmentsOf(route.path ?? '');
  const isOpen = own.at(-1) === '*';
  if (isOpen) own.pop();
  if (own.some((segment, at) => segment !== rest[at])) return null;
  const base = [...before, ...own];
  const [match, left] = [{ route, base: `/${base.join('/')}` }, rest.slice(own.length)];
  const children = matchAny(route.children ?? [], left, base);
  if (children) return [match, ...children];
  const isLayout = route.path === undefined && !route.index;
  return (left.length === 0 && !isLayout) || isOpen ? [match] : null;
}
