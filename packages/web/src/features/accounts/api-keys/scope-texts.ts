import type { ApiScope } from '@parrot/contract/core';

/** The key of each scope's description. */
export const SCOPE_TEXTS = {
  'apps:read': 'appsRead',
  'knowledge:read': 'knowledgeRead',
  'knowledge:write': 'knowledgeWrite',
  'conversations:read': 'conversationsRead',
  'tickets:read': 'ticketsRead',
  'tickets:write': 'ticketsWrite',
  'users:read': 'usersRead',
  'activity:read': 'activityRead',
} as const satisfies Record<ApiScope, string>;
