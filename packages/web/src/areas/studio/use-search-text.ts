/** The search text of a list: as typed, and debounced. Stored in the URL. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChange } from '../../shared/browser/use-query-change.ts';

const DELAY_MS = 200;
const NAME = 'find';

export function useSearchText(): { typed: string; setTyped: (text: string) => void; search: string } {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const [typed, setTyped] = useState(query.get(NAME) ?? '');
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  useEffect(() => {
    changeQuery((next) => (search ? next.set(NAME, search) : next.delete(NAME)), { replace: true });
  }, [search, changeQuery]);
  return { typed, setTyped, search };
}
