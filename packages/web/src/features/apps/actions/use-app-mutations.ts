/**
 * The mutations of an existing app. Lists are refetched afterwards, also after a failure, as other users
 * change apps too.
 */
import {
  type App,
  archiveApp,
  copySample,
  deleteApp,
  duplicateApp,
  unarchiveApp,
  updateAppDetails,
} from '@parrot/contract/apps';
import type { AppId, LanguageCode } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useRefreshApps } from '../use-apps.ts';

type Details = { appId: AppId; appName: string; description: string };

/** Errors of forms are shown in the form. */
export const useRenameApp = () =>
  useAppMutation((body: Details) => call(updateAppDetails, { body }), { quiet: true });

export const useDuplicateApp = () =>
  useAppMutation((body: { appId: AppId; appName: string }) => call(duplicateApp, { body }), { quiet: true });

export const useCopySample = () =>
  useAppMutation(
    (body: { sampleId: string; appName: string; language: LanguageCode }) => call(copySample, { body }),
    {
      quiet: true,
    },
  );

export const useDeleteApp = () =>
  useAppMutation(({ appId, appName }: App) => call(deleteApp, { query: { appId, appName } }), {
    quiet: true,
  });

export const useArchiveApp = () => useAppMutation(({ appId }: App) => call(archiveApp, { body: { appId } }));

export const useUnarchiveApp = () =>
  useAppMutation(({ appId }: App) => call(unarchiveApp, { body: { appId } }));

function useAppMutation<Input, Reply>(action: (input: Input) => Promise<Reply>, { quiet = false } = {}) {
  const refresh = useRefreshApps();
  return useMutation({ mutationFn: action, onSettled: () => void refresh(), meta: { quiet } });
}
