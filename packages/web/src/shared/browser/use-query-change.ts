/**
 * Changes the query of the address. A change starts from the one before it, whether or not that one is drawn yet: two quick
 * clicks on two filters are two filters.
 */
import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigate } from 'react-router';
import { useStable } from '../ui/use-stable.ts';

type ChangeQuery = (change: (query: URLSearchParams) => void, options?: { replace?: boolean }) => void;

export function useQueryChange(): ChangeQuery {
  const router = useContext(RouterContext)?.router;
  const navigate = useNavigate();
  return useStable((...[change, { replace = false } = {}]: Parameters<ChangeQuery>) => {
    if (!router) throw new Error('There is no router around this.');
    const { location, navigation } = router.state;
    const isUnderWay = navigation.location?.pathname === location.pathname;
    const { search } = (isUnderWay && navigation.location) || location;
    const query = new URLSearchParams(search);
    change(query);
    if (String(query) !== String(new URLSearchParams(search))) navigate(`?${query}`, { replace });
  });
}
