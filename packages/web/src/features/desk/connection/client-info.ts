/** What every desk emit says about this browser: name and version, system, address and location. */

import { readUserAgent } from '@parrot/contract/core';
import type { ClientInfo } from '@parrot/contract/desk';
import type { AddressInfo } from '@parrot/contract/installation';

export const clientInfoOf = (userAgent: string, address: AddressInfo): ClientInfo => ({
  ...readUserAgent(userAgent),
  ipAddress: address.ip,
  ipLocation: [address.city, address.region_code, address.country_code].filter(Boolean).join(', '),
});
