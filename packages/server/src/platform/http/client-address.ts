/** The client's address: of the connection, or as named by the trusted proxies. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Each proxy appends the address it was called from, so what the client itself wrote is never used. */
export function clientAddress(headers: IncomingHttpHeaders, remote: string, proxies: number): string {
  if (proxies === 0) return remote;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded.map((part) => part.trim()).filter((part) => part !== ''), remote];
  const named = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
  return isIP(named) ? named : remote;
}
