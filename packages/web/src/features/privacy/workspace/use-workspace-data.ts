/** The workspace’s name, its export and its planned erasure. */
import type { ReplyOf, WorkspaceExportId } from '@parrot/contract/core';
import {
  cancelWorkspaceErasure,
  startWorkspaceExport,
  workspaceData,
  workspaceExportLink,
} from '@parrot/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { useUserStore } from '../../../state/user-store.ts';

const KEY = ['workspace-data'];
/** While the export is being written. */
const POLL_MS = 3_000;

export const useWorkspaceData = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(workspaceData, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.export?.state === 'pending' ? POLL_MS : false),
    meta: { quiet: true },
  });

/** Loads what the screen and the bar on every page show again. */
export function useReloadWorkspaceData() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: KEY }),
      cache.invalidateQueries({ queryKey: profileQuery.queryKey }),
    ]);
}

/** Shows the new name everywhere, without a request. */
export function useUpdateWorkspaceName() {
  const cache = useQueryClient();
  const tenantId = useUserStore(({ details }) => details?.tenantId);
  return (workspaceName: string) => {
    cache.setQueryData<ReplyOf<typeof workspaceData>>(KEY, (data) => data && { ...data, workspaceName });
    cache.setQueryData(
      profileQuery.queryKey,
      (profile) =>
        profile && {
          ...profile,
          tenantList: profile.tenantList.map((tenant) =>
            tenant.tenantId === tenantId ? { ...tenant, tenantName: workspaceName } : tenant,
          ),
        },
    );
  };
}

export function useStartExport() {
  const reload = useReloadWorkspaceData();
  return useMutation({
    mutationFn: () => call(startWorkspaceExport),
    onSuccess: reload,
    meta: { quiet: true },
  });
}

/** Gets a link that works for minutes, and lets the browser download the file. */
export const useDownloadExport = () =>
  useMutation({
    mutationFn: async (exportId: WorkspaceExportId) => {
      const { url } = await call(workspaceExportLink, { body: { exportId } });
      window.location.assign(url);
    },
    meta: { quiet: true },
  });

export function useCancelErasure() {
  const reload = useReloadWorkspaceData();
  return useMutation({
    mutationFn: () => call(cancelWorkspaceErasure),
    onSuccess: reload,
    meta: { quiet: true },
  });
}
