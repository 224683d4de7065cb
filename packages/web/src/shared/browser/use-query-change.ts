/**
 * The query of the address, and how to change it. Both use the latest change, rendered or not: two quick
 * clicks on two filters set both.
 */
import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigate } from 'react-router';
import { useStableCallback } from '../ui/use-stable-callback.ts';

type ChangeQuery = (change: (query: URLSearchParams) => void, options?: { replace?: boolean }) => void;

export function useQueryChange(): ChangeQuery {
  const latestQuery = useLatestQuery();
  const navigate = useNavigate();
  return useStableCallback((...[change, { replace = false } = {}]: Parameters<ChangeQuery>) => {
    const before = latestQuery();
    const query = new URLSearchParams(before);
    change(query);
    if (String(query) !== String(before)) navigate(`?${query}`, { replace });
  });
}

export function useLatestQuery(): () => URLSearchParams {
  const router = useContext(RouterContext)?.router;
  return useStableCallback(() => {
    if (!router) throw new Error('useLatestQuery needs a router');
    return new URLSearchParams(router.state.location.search);
  });
}
