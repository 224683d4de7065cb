/** The export of the workspace and its planned erasure. */
import type { WorkspaceExportId } from '@parrot/contract/core';
import {
  cancelWorkspaceErasure,
  startWorkspaceExport,
  workspaceData,
  workspaceExportLink,
} from '@parrot/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';

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
