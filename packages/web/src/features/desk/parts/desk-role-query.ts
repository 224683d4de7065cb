/** Desk role details: what the agent may do at the desk of one app, or of all their apps. */
import type { AppId } from '@parrot/contract/core';
import { agentAppDetails } from '@parrot/contract/desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

export const DESK_ROLE_KEY = ['desk', 'role'];

/** `null`: all apps. */
export const deskRoleQuery = (appId: AppId | null) =>
  queryOptions({
    queryKey: [...DESK_ROLE_KEY, appId],
    queryFn: async ({ signal }) => {
      const body = appId ? { isAllApps: false, appId } : { isAllApps: true };
      return (await call(agentAppDetails, { body, signal })).actionList;
    },
    meta: { quiet: true },
  });
