/** What an API key may do. A call names the scope it needs; one without a scope accepts no keys. */
export const API_SCOPES = [
  'apps:read',
  'knowledge:read',
  'knowledge:write',
  'conversations:read',
  'tickets:read',
  'tickets:write',
  'users:read',
  'activity:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Every secret starts like this, so that it is recognized where it leaked. */
export const API_KEY_PREFIX = 'parrot_';
