/** The guided tour: on or off, with a step index. Stored, so that it continues after a reload. */
import { TOURS } from '@parrot/contract/accounts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './timed-storage.ts';

/** `shell` is the tour of pages without their own; it never starts by itself. */
const ALL_TOURS = [...TOURS, 'shell'] as const;
export type Tour = (typeof ALL_TOURS)[number];

/** The step is an index into the steps of the tour; null if it is off. */
type TourState = { tour: Tour | null; step: number };

export const TOUR_OFF: TourState = { tour: null, step: 0 };

export const useTourStore = create<TourState>()(
  persist((): TourState => TOUR_OFF, {
    name: 'parrot-tour',
    storage: browserStorage<TourState>(),
    skipHydration: true,
    merge: (stored) => {
      const { tour, step } = { ...TOUR_OFF, ...(stored as Partial<TourState> | undefined) };
      const known = ALL_TOURS.find((name) => name === tour);
      return known && Number.isInteger(step) ? { tour: known, step } : TOUR_OFF;
    },
  }),
);

export function startTour(tour: Tour): void {
  useTourStore.setState({ tour, step: 0 });
}
