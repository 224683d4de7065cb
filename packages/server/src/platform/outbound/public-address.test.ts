import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['this network', '0.0.0.0', '0.1.2.3'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1'],
  ['link-local and metadata', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
  ['shared by a carrier', '100.64.0.1', '100.127.255.255'],
  ['special uses', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '192.88.99.1'],
  ['multicast and reserved', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  [
    'IPv4 in disguise',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::7f00:1',
    '64:ff9b::7f00:1',
  ],
  ['tunnels and examples', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1'],
  ['no address at all', '', 'localhost', '127.1', '8.8.8.8 ', '0x7f.0.0.1', 'fe80::1%eth0'],
])('%s is not public', (_what, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('public addresses are', () => {
  const addresses = ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '223.255.255.255'];
  addresses.push('2606:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888');
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});
