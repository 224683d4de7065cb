/** Loads the plan and everything about it again, after something changed it. */
import type { QueryClient } from '@tanstack/react-query';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';

export function reloadBilling(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['billing'] });
  void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
