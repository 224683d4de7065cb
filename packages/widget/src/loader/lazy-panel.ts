import type { WidgetConfig } from '@parrot/contract/conversations';
import type { SERVICE_BASES } from '@parrot/contract/core';
import { adoptStyles } from '../look/adopt-styles.ts';
import type { Panel, PanelModule, TextsModule, WidgetHost } from '../widget-host.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';

/** Fetches the panel, its words and the bot's settings all at once, and once; after a failure the next call tries again. */
export function lazyPanel(src: string, shadow: ShadowRoot, host: Omit<WidgetHost, 'load' | 'config'>) {
  let tries = 0;
  let panel: Promise<Panel> | undefined;

  const mount = async (): Promise<Panel> => {
    // Some browsers keep a failed import for good: another try needs another address.
    const again = tries++ ? `?try=${tries}` : '';
    const load = (name: string) => import(/* @vite-ignore */ new URL(name + again, src).href);
    const [{ css, mountPanel }, { texts }, reply]: [PanelModule, TextsModule, Response] = await Promise.all([
      load('panel.js'),
      load(`texts/${host.language}.js`),
      fetch(`${host.origin}${BASE}/widget/config?parrotId=${host.parrotId}`, { credentials: 'omit' }),
    ]);
    if (!reply.ok) throw reply.status;
    const config: WidgetConfig = await reply.json();
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
