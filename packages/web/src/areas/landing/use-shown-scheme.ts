/** The color scheme on the screen, which Mantine writes on the root element. */
import { useSyncExternalStore } from 'react';

const ATTRIBUTE = 'data-mantine-color-scheme';
const root = document.documentElement;

export const useShownScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read);

const read = () => (root.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}
