/** Whether a link leads to the open page: the same path, with at least the link's own query. */
type Location = { pathname: string; search: string };

export function isOpenPage(link: string, { pathname, search }: Location): boolean {
  const target = new URL(link, window.location.origin);
  if (target.pathname !== pathname) return false;
  const open = new URLSearchParams(search);
  return [...target.searchParams].every(([name, value]) => open.get(name) === value);
}
