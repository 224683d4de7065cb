/** The tour of the current page, and how the user starts it. */
import { useLocation } from 'react-router';
import { startTour } from '../../state/tour-store.ts';
import { tourAt, visibleSteps } from './tours.ts';
import { whenPageHasLoaded } from './when-page-is-ready.ts';

export function usePageTour() {
  const tour = tourAt(useLocation());
  const start = () => {
    if (!tour) return;
    // A page that shows only a message has nothing of its own to point at.
    whenPageHasLoaded(() => startTour(visibleSteps(tour).length > 0 ? tour : 'shell'));
  };
  return { tour, start };
}
