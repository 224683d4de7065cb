/** Calls back when the browser is online again or has moved to another network. */
type NetworkInformation = EventTarget & { type?: string };

/** Returns a function that stops watching. */
export function watchNetwork(onChange: () => void): () => void {
  const network = (navigator as { connection?: NetworkInformation }).connection;
  let type = network?.type;
  // It also changes with the measured speed, which needs no new path.
  const onInformation = () => {
    if (network?.type === type) return;
    type = network?.type;
    onChange();
  };
  window.addEventListener('online', onChange);
  network?.addEventListener('change', onInformation);
  return () => {
    window.removeEventListener('online', onChange);
    network?.removeEventListener('change', onInformation);
  };
}
