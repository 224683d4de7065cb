/** Whether one may watch the conversations of colleagues. */
import { holds } from '@parrot/contract/core';
import { useRights } from '../../../shared/session/use-rights.ts';

export const useMayMonitor = (): boolean => holds(useRights(), 'Handle Chats', 'Agent chat monitoring');
