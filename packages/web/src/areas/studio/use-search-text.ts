/** The search text of a list: as typed, and debounced. Stored in the URL. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useQueryChange } from '../../shared/browser/use-query-change.ts';

const DELAY_MS = 200;
const NAME = 'find';

export function useSearchText(): { typed: string; setTyped: (text: string) => void; search: string } {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const [typed, setTyped] = useState(query.get(NAME) ?? '');
  const { key, state } = useLocation();
  const asked = query.get(NAME) ?? '';
  // A link of the search to this list, which may be open already. Without the mark it is what was typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if ((state as { isFromSearch?: boolean } | null)?.isFromSearch) setTyped(asked);
  }, [key]);
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  useEffect(() => {
    changeQuery((next) => (search ? next.set(NAME, search) : next.delete(NAME)), { replace: true });
  }, [search, changeQuery]);
  return { typed, setTyped, search };
}
