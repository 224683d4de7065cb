import type { SERVICE_BASES } from '@parrot/contract/core';
import type { WidgetConfig } from '../widget-host.ts';
import { warn } from './warn.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';

/** How the bot looks; nothing, with a word to whoever builds the page, where there is no such bot. */
export async function loadConfig(origin: string, parrotId: string): Promise<WidgetConfig | undefined> {
  try {
    const address = `${origin}${BASE}/widget/config?parrotId=${encodeURIComponent(parrotId)}`;
    const reply = await fetch(address, { credentials: 'omit' });
    if (reply.ok) return await reply.json();
    warn(reply.status === 404 ? `There is no bot ${parrotId}.` : `The server answered ${reply.status}.`);
  } catch (error) {
    warn('The server cannot be reached.', error);
  }
}
