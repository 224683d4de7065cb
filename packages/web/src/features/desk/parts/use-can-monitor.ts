/** Whether the user may monitor other agents' conversations. */
import { type AppId, hasPermission } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useRights } from '../../../shared/session/use-rights.ts';
import { deskRoleQuery } from './desk-role-query.ts';

export const useCanMonitor = (): boolean =>
  hasPermission(useRights(), 'Handle Chats', 'Agent chat monitoring');

/**
 * At the desk of one app, or of all apps if `appId` is null. Decided by the role alone until the details are
 * loaded.
 */
export function useCanMonitorApp(appId: AppId | null): boolean {
  const canMonitor = useCanMonitor();
  const { data: actions } = useQuery(deskRoleQuery(appId));
  return canMonitor && (actions?.some(({ actionName }) => actionName === 'monitor') ?? true);
}
