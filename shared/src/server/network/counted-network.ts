import { isIP } from 'node:net';

/**
 * The network that an address counts as when tries are counted: a home has a whole IPv6 /64, and one IPv4 address.
 * @param address a result of `clientAddressBy`
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
