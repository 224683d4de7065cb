import type { WidgetConfig } from '@parrot/contract/conversations';
import { adoptStyles } from '../appearance/adopt-styles.ts';
import type { Panel, PanelModule, TextsModule, WidgetHost } from '../widget-host.ts';
import { fetchConfig } from './fetch-config.ts';

/**
 * Loads the panel, its texts and the bot's settings in parallel, once; after a failure the next call retries.
 */
export function lazyPanel(src: string, shadow: ShadowRoot, host: Omit<WidgetHost, 'load' | 'config'>) {
  let tries = 0;
  let panel: Promise<Panel> | undefined;

  const mount = async (): Promise<Panel> => {
    // Some browsers cache a failed import: a retry needs another address.
    const again = tries++ ? `?try=${tries}` : '';
    const load = (name: string) => import(/* @vite-ignore */ new URL(name + again, src).href);
    const [{ css, mountPanel }, { texts }, config]: [PanelModule, TextsModule, WidgetConfig] =
      await Promise.all([
        load('panel.js'),
        load(`texts/${host.language}.js`),
        fetchConfig(host.origin, host.parrotId),
      ]);
    adoptStyles(shadow, css);
    return mountPanel({ ...host, config, load }, texts);
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
