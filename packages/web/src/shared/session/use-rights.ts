/** The rights of the signed-in user. Inside /home they are always loaded; before that there are none. */
import type { Rights } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from './session-queries.ts';

const NO_RIGHTS: Rights = { userInfo: { studioAccess: false, deskAccess: false }, roleFunctionList: [] };

export const useRights = (): Rights => useQuery({ ...rolesQuery, enabled: false }).data ?? NO_RIGHTS;
