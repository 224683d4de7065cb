/** Handles rights that change during a session: data loaded under the old ones is refetched or dropped. */
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { rolesQuery } from '../../../shared/session/session-queries.ts';

/** Mounted above the guarded routes: its effect runs after closed routes have released their data. */
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

/** The user's own data is under 'session', and stays valid whatever the rights. */
const isOfTenant = ({ queryKey }: Query): boolean => queryKey[0] !== 'session';
