/** The default base address of each service. The server can configure others. */
export const SERVICE_BASES = {
  accounts: '/api/ps-accounts',
  accountsPublic: '/api/ps-accounts',
  studio: '/api/ps-studio',
  studioV2: '/api/ps-studio/v2',
  faq: '/api/ps-faq',
  genai: '/api/ps-genai',
  desk: '/api/ps-desk',
  chat: '/api/ps-chat',
  foundation: '/api/ps-foundation',
  crm: '/api/ps-crm',
  subscription: '/api/ps-subscription',
  studioWebsocket: '',
  parrot: '/api/v1',
} as const;

export type ServiceBase = keyof typeof SERVICE_BASES;
