import type { ErrorCode, SERVICE_BASES } from '@parrot/contract/core';
import type { WidgetConfig } from '../widget-host.ts';
import { warn } from './warn.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';
const NOT_HERE: ErrorCode = 'site_not_allowed';

/** How the bot looks; nothing, with a word to whoever builds the page, where there is no such bot or it may not be here. */
export async function loadConfig(origin: string, parrotId: string): Promise<WidgetConfig | undefined> {
  try {
    const address = `${origin}${BASE}/widget/config?parrotId=${encodeURIComponent(parrotId)}`;
    const reply = await fetch(address, { credentials: 'omit' });
    const told = await reply.json();
    if (reply.ok) return told;
    warn(
      told.code === NOT_HERE
        ? `This bot is not allowed on ${location.host}.`
        : `There is no bot ${parrotId} (${reply.status}).`,
    );
  } catch (error) {
    warn('The server cannot be reached.', error);
  }
}
