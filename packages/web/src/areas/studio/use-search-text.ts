/** What is looked for in a list: as typed, and as asked for a moment later. The address keeps it. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const DELAY_MS = 200;
const NAME = 'find';

export function useSearchText(): { typed: string; setTyped: (text: string) => void; search: string } {
  const [query, setQuery] = useSearchParams();
  const kept = query.get(NAME) ?? '';
  const [typed, setTyped] = useState(kept);
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  useEffect(() => {
    if (search === kept) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (search) next.set(NAME, search);
        else next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  }, [search, kept, setQuery]);
  return { typed, setTyped, search };
}
