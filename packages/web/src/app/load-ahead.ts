/**
 * Loads the scripts of the page in the address, together with those that every page needs. Otherwise the
 * router, the shell and the page would be loaded one after the other.
 */
const HOME = () => [import('./routed-pages.tsx'), import('./home.tsx')];

const PAGES: readonly [start: string, load: () => Promise<unknown>[]][] = [
  ['/home/desk/chats', () => [...HOME(), import('../areas/desk/chats-page.tsx')]],
  ['/home/studio/designer', () => [...HOME(), import('../areas/studio/designer/designer-page.tsx')]],
  ['/home/studio/apps', () => [...HOME(), import('../areas/studio/apps/apps-page.tsx')]],
  ['/home', HOME],
];

export function loadAhead(path: string): void {
  const [, load] = PAGES.find(([start]) => path.startsWith(start)) ?? [];
  // A page that can't be loaded is reported where it is rendered.
  for (const loading of load?.() ?? []) loading.catch(() => {});
}
