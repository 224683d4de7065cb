/**
 * Loads a chunk of the application. After a server update the old files are gone: the page reloads to get the
 * new ones, once; if that does not help, the error is thrown.
 */
import { page } from './page-location.ts';

export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  const reloadedFor = `parrot-reloaded:${name}`;
  try {
    const loaded = await load();
    window.sessionStorage.removeItem(reloadedFor);
    return loaded;
  } catch (error) {
    if (window.sessionStorage.getItem(reloadedFor)) throw error;
    window.sessionStorage.setItem(reloadedFor, 'yes');
    page.reload();
    return new Promise(() => {});
  }
}
