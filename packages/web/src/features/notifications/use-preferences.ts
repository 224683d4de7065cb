/** The user's notification preferences. A switch changes at once, and is reverted if saving fails. */
import {
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
  readChoices,
  saveChoices,
} from '@parrot/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const KEY = ['session', 'choices'];

type Turn = { kind: NotificationKind; channel: NotificationChannel; on: boolean };

export const usePreferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(readChoices, { signal })).choices,
    meta: { quiet: true },
  });

export function useSetPreference() {
  const cache = useQueryClient();
  const turn = ({ kind, channel, on }: Turn) =>
    cache.setQueryData<NotificationChoices>(
      KEY,
      (choices) => choices && { ...choices, [kind]: { ...choices[kind], [channel]: on } },
    );
  return useMutation({
    // One after the other, each with the latest state: no save reverts another.
    scope: { id: 'notification-choices' },
    mutationFn: async (_turned: Turn) => {
      const choices = cache.getQueryData<NotificationChoices>(KEY);
      if (choices) await call(saveChoices, { body: { choices } });
    },
    onMutate: turn,
    onError: (_error, turned) => turn({ ...turned, on: !turned.on }),
  });
}
