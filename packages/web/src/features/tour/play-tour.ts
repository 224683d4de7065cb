/** Shows a tour from its stored step on. Everything behind it is inert, and the keyboard stays in it. */
import type { TFunction } from 'i18next';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import type { Tour } from '../../state/tour-store.ts';
import { endTour } from './end-tour.ts';
import { whenPageIsReady } from './when-page-is-ready.ts';

/** Returns a function that hides the tour without ending it. */
export function playTour(tour: Tour, t: TFunction): () => void {
  let hide = () => {};
  let isHidden = false;
  const show = async () => {
    const [{ driveTour }] = await Promise.all([import('./drive-tour.ts'), loadTexts(['tour'])]);
    if (!isHidden) hide = driveTour(tour, t, () => !isHidden && endTour(tour));
  };
  const stopWaiting = whenPageIsReady(tour, () => void show());
  return () => {
    isHidden = true;
    stopWaiting();
    hide();
  };
}
