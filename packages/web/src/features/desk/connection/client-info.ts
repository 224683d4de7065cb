/** What the desk tells of this browser with every emit: its name and version, the system's, and where it comes from. */

import { readUserAgent } from '@parrot/contract/core';
import type { ClientInfo } from '@parrot/contract/desk';
import type { AddressInfo } from '@parrot/contract/installation';

export const clientInfoOf = (userAgent: string, address: AddressInfo): ClientInfo => ({
  ...readUserAgent(userAgent),
  ipAddress: address.ip,
  ipLocation: [address.city, address.region_code, address.country_code].filter(Boolean).join(', '),
});
