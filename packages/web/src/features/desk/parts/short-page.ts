/**
 * The path of a page, without its site; blank for what is no web address. The contract's check would bring its schemas
 * into the first load.
 */
export function shortPage(page: string): string {
  if (!/^https?:\/\//i.test(page) || !URL.canParse(page)) return '';
  const { pathname, search, host } = new URL(page);
  return pathname === '/' && !search ? host : `${pathname}${search}`;
}
