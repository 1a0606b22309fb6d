import { describe, expect, it } from '@jest/globals';
import { clientAddressBy } from './client-address.ts';

describe('from where a request comes', () => {
  const addressOf = clientAddressBy(['127.0.0.0/8', '::1', '10.1.0.0/16']);

  it.each([
    ['the other end, where it is no proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['whom a trusted proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['not whom a visitor names before it', '127.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['past every trusted proxy', '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['the proxy, where nobody is named', '127.0.0.1', null, '127.0.0.1'],
    ['the proxy, where nonsense is named', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['IPv4 in IPv6 as IPv4', '::ffff:127.0.0.1', '2001:db8::5', '2001:db8::5'],
    ['without ports and zones', '127.0.0.1', '[2001:db8::5]:443, 10.1.0.9:80', '2001:db8::5'],
    ['nobody, where the other end is not known', undefined, '198.51.100.1', 'unknown'],
  ])('is %s', (_, peer, forwardedFor, expected) => {
    expect(addressOf(peer, forwardedFor)).toBe(expected);
  });
});
