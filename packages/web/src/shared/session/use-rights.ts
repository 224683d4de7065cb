/** What whoever is signed in may do. Inside /home the role details are always loaded; before that nobody may do anything. */
import type { Rights } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from './session-queries.ts';

const NO_RIGHTS: Rights = { userInfo: { studioAccess: false, deskAccess: false }, roleFunctionList: [] };

export const useRights = (): Rights => useQuery({ ...rolesQuery, enabled: false }).data ?? NO_RIGHTS;
