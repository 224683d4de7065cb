/**
 * Loads a part of the application that comes in a file of its own. After an update of the server the old files are gone:
 * the page then reloads to get the new ones. Once; if that does not help, the failure is a failure.
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
