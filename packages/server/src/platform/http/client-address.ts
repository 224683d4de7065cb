/** The address a request comes from: of the connection, or of what the trusted proxies in between name. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Each proxy adds the address it was called from at the end, so what a client wrote there itself is never reached. */
export function clientAddress(headers: IncomingHttpHeaders, remote: string, proxies: number): string {
  if (proxies === 0) return remote;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded.map((part) => part.trim()).filter((part) => part !== ''), remote];
  const named = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
  return isIP(named) ? named : remote;
}
