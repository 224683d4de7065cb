/** Rights that change while somebody works: what was loaded under the old ones is asked for again, or forgotten. */
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { rolesQuery } from '../../../shared/session/session-queries.ts';

/** Stands above the guarded routes: its effect runs once those that closed have let go of their data. */
export function useLiveRights(): void {
  const cache = useQueryClient();
  const { dataUpdatedAt } = useQuery({ ...rolesQuery, enabled: false });
  const known = useRef(0);

  useEffect(() => {
    if (known.current && known.current !== dataUpdatedAt) {
      cache.removeQueries({ type: 'inactive', predicate: isOfTenant });
      void cache.invalidateQueries({ predicate: isOfTenant });
    }
    known.current = dataUpdatedAt;
  }, [cache, dataUpdatedAt]);
}

/** What is the person's own stands under 'session', and stays theirs whatever they may do. */
const isOfTenant = ({ queryKey }: Query): boolean => queryKey[0] !== 'session';
