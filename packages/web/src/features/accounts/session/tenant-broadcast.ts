/**
 * Notifies the other tabs that the session has moved to another tenant. The stored state changes too, but a
 * tab that is refreshing its token would take over the stored tenant before it notices, and mix one tenant's
 * pages with another's token.
 */
const CHANNEL = 'parrot-tenant';

/** The channel of this tab: it does not receive its own messages. */
let own: BroadcastChannel | null = null;

export function broadcastTenantSwitch(): void {
  own?.postMessage('switched');
}

/** Returns a function that stops listening. */
export function onTenantSwitched(act: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', act);
  own = channel;
  return () => {
    channel.close();
    if (own === channel) own = null;
  };
}
