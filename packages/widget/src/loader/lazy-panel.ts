import { adoptStyles } from '../look/adopt-styles.ts';
import type { Panel, PanelModule, TextsModule, WidgetHost } from '../widget-host.ts';

/** Fetches the panel and its words from beside our own script, once; after a failure the next call tries again. */
export function lazyPanel(src: string, shadow: ShadowRoot, host: WidgetHost) {
  let tries = 0;
  let panel: Promise<Panel> | undefined;

  const load = async (): Promise<Panel> => {
    // Some browsers keep a failed import for good: another try needs another address.
    const again = tries++ ? `?try=${tries}` : '';
    const fetched = (name: string) => import(/* @vite-ignore */ new URL(name + again, src).href);
    const [{ css, mountPanel }, { texts }]: [PanelModule, TextsModule] = await Promise.all([
      fetched('panel.js'),
      fetched(`texts/${host.config.language}.js`),
    ]);
    adoptStyles(shadow, css);
    return mountPanel(host, texts);
  };

  return {
    asked: () => panel !== undefined,
    get(): Promise<Panel> {
      panel ??= load().catch((error) => {
        panel = undefined;
        throw error;
      });
      return panel;
    },
  };
}
