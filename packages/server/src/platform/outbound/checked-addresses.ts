/** Resolves a host once and checks all its addresses; the connection goes to these and no others. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

export type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

export const resolveByDns: Resolve = (host) => lookup(host, { all: true });

export type AddressesOf = (url: URL) => Promise<Address[]>;

/** `allowed`: own host:port pairs that may be called although they are not public. */
export function createAddressesOf(allowed: string, resolve: Resolve): AddressesOf {
  const own = new Set(
    allowed
      .split(',')
      .map((pair) => pair.trim().toLowerCase())
      .filter((pair) => pair !== ''),
  );
  return async (url) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutboundError('notAllowed');
    if (url.username !== '' || url.password !== '') throw new OutboundError('notAllowed');
    const addresses = await addressesOf(url.hostname, resolve);
    const isOwn = own.has(`${url.hostname}:${portOf(url)}`);
    if (!isOwn && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new OutboundError('notAllowed');
    return addresses;
  };
}

async function addressesOf(hostname: string, resolve: Resolve): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new OutboundError('notReachable');
  return addresses;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');
