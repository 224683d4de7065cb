/**
 * Tells the other tabs of this browser that the session has moved to another tenant. What is stored tells it too, but a
 * tab that fetches a new token just then takes the stored tenant over before it hears of the change, and would go on
 * with one tenant's pages and another's token.
 */
const CHANNEL = 'parrot-tenant';

/** The one this tab listens with: what it says itself does not come back to it. */
let own: BroadcastChannel | null = null;

export function broadcastTenantSwitch(): void {
  own?.postMessage('switched');
}

/** Answers with a function that stops listening. */
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
