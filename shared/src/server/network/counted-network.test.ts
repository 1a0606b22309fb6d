import { expect, it } from '@jest/globals';
import { networkOf } from './counted-network.ts';

it('counts a home by its IPv6 /64 and by its IPv4 address', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2:ffff:0:0:9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});
