/** The publish checks and installs of an app. Failures are shown in place. */
import { appInstalls, publishChecks } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { APPS } from '../use-apps.ts';

export const usePublishChecks = (appId: AppId) =>
  useQuery({
    queryKey: [APPS, 'checks', appId],
    queryFn: ({ signal }) => call(publishChecks, { body: { appId }, signal }),
    select: ({ checks }) => checks,
    meta: { quiet: true },
  });

/** Always refetched: builders return here right after installing the bot on their site. */
export const useInstallsSeen = (appId: AppId) =>
  useQuery({
    queryKey: [APPS, 'sightings', appId],
    queryFn: ({ signal }) => call(appInstalls, { body: { appId }, signal }),
    select: ({ items }) => items,
    staleTime: 0,
    meta: { quiet: true },
  });
