import { adoptStyles } from '../look/adopt-styles.ts';
import type { Panel, PanelModule, TextsModule, WidgetHost } from '../widget-host.ts';

/** Fetches the panel and its words from beside our own script, once; after a failure the next call tries again. */
export function lazyPanel(src: string, shadow: ShadowRoot, host: Omit<WidgetHost, 'load'>) {
  let tries = 0;
  let panel: Promise<Panel> | undefined;

  const mount = async (): Promise<Panel> => {
    // Some browsers keep a failed import for good: another try needs another address.
    const again = tries++ ? `?try=${tries}` : '';
    const load = (name: string) => import(/* @vite-ignore */ new URL(name + again, src).href);
    const [{ css, mountPanel }, { texts }]: [PanelModule, TextsModule] = await Promise.all([
      load('panel.js'),
      load(`texts/${host.language}.js`),
    ]);
    adoptStyles(shadow, css);
    return mountPanel({ ...host, load }, texts);
  };

  return {
    asked: () => panel !== undefined,
    get(): Promise<Panel> {
      panel ??= mount().catch((error) => {
        panel = undefined;
        throw error;
      });
      return panel;
    },
  };
}
