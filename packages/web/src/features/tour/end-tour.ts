/** Turns the tour off. The server records it, so that it does not start by itself again on any device. */
import { markToursSeen, TOURS } from '@parrot/contract/accounts';
import { call } from '../../shared/http/call.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { TOUR_OFF, type Tour, useTourStore } from '../../state/tour-store.ts';

export function endTour(ended: Tour): void {
  useTourStore.setState(TOUR_OFF);
  const tour = TOURS.find((name) => name === ended);
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (!tour || !profile || profile.seenTours.includes(tour)) return;
  queryClient.setQueryData(profileQuery.queryKey, { ...profile, seenTours: [...profile.seenTours, tour] });
  call(markToursSeen, { body: { tours: [tour] } }).catch((error: unknown) =>
    console.error(`recording the tour '${tour}' failed; it will start again in the next session`, error),
  );
}
