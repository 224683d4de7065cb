/** Which IP addresses are public. All others are private networks and must not be called. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Carrier-grade NAT.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, including cloud metadata services.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast.
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Global unicast. Embedded IPv4 addresses (::ffff:…, 64:ff9b::…) are outside of it. */
const PUBLIC_6 = ['2000::/3'];
/** Tunnels, documentation and other special uses within it. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const public6 = listOf(PUBLIC_6, 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return isIPv6(address) && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
