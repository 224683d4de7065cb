/** Shows the tour that is on, and turns on that of a page which the user has not seen. */
import { TOURS } from '@parrot/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { startTour, useTourStore } from '../../state/tour-store.ts';
import { endTour } from './end-tour.ts';
import { playTour } from './play-tour.ts';
import { usePageTour } from './use-page-tour.ts';
import { whenPageIsReady } from './when-page-is-ready.ts';

export function GuidedTour() {
  const { t } = useTranslation();
  const { tour: here } = usePageTour();
  const running = useTourStore(({ tour }) => tour);
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const pending = profile && TOURS.find((tour) => tour === here && !profile.seenTours.includes(tour));

  useEffect(() => {
    if (pending && !running) return whenPageIsReady(pending, () => startTour(pending));
  }, [pending, running]);
  useEffect(() => {
    if (!running) return;
    if (running === here || running === 'shell') return playTour(running, t);
    // The user has left its page.
    endTour(running);
  }, [running, here, t]);
  return null;
}
