/** Settings of a server whose clients are all on this machine: no limit per address, app or tenant is met. */
const LIMITS_PER_MINUTE = ['HANDSHAKES', 'CONVERSATIONS', 'MESSAGES'].flatMap((what) =>
  ['', 'APP_', 'TENANT_'].map((whose) => `${whose}${what}_PER_MINUTE`),
);

export const NO_LIMITS: Record<string, string> = Object.fromEntries(
  [
    'CALLS_PER_MINUTE',
    'SIGN_INS_PER_MINUTE',
    'SIGN_UPS_PER_HOUR',
    'CONNECTIONS_PER_ADDRESS',
    ...LIMITS_PER_MINUTE,
  ].map((name) => [name, '1000000']),
);
