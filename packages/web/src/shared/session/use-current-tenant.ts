/** The tenant of this session as the user's profile lists it; undefined until the profile is loaded. */
import type { TenantEntry } from '@parrot/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useUserStore } from '../../state/user-store.ts';
import { profileQuery } from './session-queries.ts';

export function useCurrentTenant(): TenantEntry | undefined {
  const tenantId = useUserStore(({ details }) => details?.tenantId);
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  return profile?.tenantList.find((tenant) => tenant.tenantId === tenantId);
}
