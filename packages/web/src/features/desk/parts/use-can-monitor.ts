/** Whether the user may monitor other agents' conversations. */
import { hasPermission } from '@parrot/contract/core';
import { useRights } from '../../../shared/session/use-rights.ts';

export const useCanMonitor = (): boolean =>
  hasPermission(useRights(), 'Handle Chats', 'Agent chat monitoring');
