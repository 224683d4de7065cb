import type { WidgetConfig } from '@parrot/contract/conversations';
import type { SERVICE_BASES } from '@parrot/contract/core';

type Base = (typeof SERVICE_BASES)['parrot'];

/** Fetches the widget config; rejects with the HTTP status. */
export async function fetchConfig(origin: string, parrotId: string): Promise<WidgetConfig> {
  const reply = await fetch(`${origin}${'/api/v1' satisfies Base}/widget/config?parrotId=${parrotId}`, {
    credentials: 'omit',
  });
  if (!reply.ok) throw reply.status;
  return reply.json();
}
