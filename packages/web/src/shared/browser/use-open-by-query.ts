/** Opens something when the address names it, and removes the name: a link can open a dialog of a page. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useStableCallback } from '../ui/use-stable-callback.ts';
import { useQueryChange } from './use-query-change.ts';

export function useOpenByQuery(name: string, onOpen: () => void): void {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const open = useStableCallback(onOpen);
  const isNamed = query.has(name);
  useEffect(() => {
    if (!isNamed) return;
    changeQuery((next) => next.delete(name), { replace: true });
    open();
  }, [isNamed, name, changeQuery, open]);
}
