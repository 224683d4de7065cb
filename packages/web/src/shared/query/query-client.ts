/**
 * The cache of server replies. A failed call shows a toast, unless `meta.quiet` says it is shown elsewhere.
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTransient, messageOf } from '../http/api-error.ts';
import { toast } from '../toast/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => showError(error, query.meta?.quiet) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => showError(error, mutation.meta?.quiet),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && isTransient(error),
      refetchOnWindowFocus: true,
    },
  },
});

function showError(error: unknown, quiet = false): void {
  const leaving = error instanceof ApiError && (error.status === 401 || error.status === 403);
  if (!quiet && !leaving) toast.failure(messageOf(error));
}
