/** Waits until the page shows what a tour points at: it has loaded, and no dialog is open. */
import type { Tour } from '../../state/tour-store.ts';
import { visibleSteps } from './tours.ts';

const LOADING = '#content .mantine-Skeleton-root';
const DIALOG = '[role="dialog"]';

/** Both return a function that stops waiting. */
export const whenPageHasLoaded = (onLoaded: () => void): (() => void) =>
  when(() => !document.querySelector(LOADING), onLoaded);

export const whenPageIsReady = (tour: Tour, onReady: () => void): (() => void) =>
  when(() => visibleSteps(tour).length > 0 && !document.querySelector(`${LOADING}, ${DIALOG}`), onReady);

function when(isTrue: () => boolean, onTrue: () => void): () => void {
  const observer = new MutationObserver(() => check());
  const check = () => {
    if (!isTrue()) return;
    observer.disconnect();
    onTrue();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
