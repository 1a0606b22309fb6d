import { BlockList, isIP } from 'node:net';

export type ClientAddress = (peer: string | undefined, forwardedFor: string | null | undefined) => string;

/**
 * Finds from where a request comes (`X-Forwarded-For`, read from its end): the last address that no trusted proxy is.
 * What stands before that one is anybody's to write.
 * @param trusted addresses and ranges such as `10.0.0.0/8` (`TRUSTED_PROXIES`)
 * @returns a function of the connection's other end and the header; it gives an address without a zone or a
 *   IPv4-in-IPv6 prefix, `unknown` where the other end is not known
 */
export function clientAddressBy(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string): boolean =>
    proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (peer, forwardedFor) => {
    let found = plain(peer ?? '');
    if (isIP(found) === 0) return 'unknown';
    for (const said of (forwardedFor ?? '').split(',').reverse()) {
      if (!isTrusted(found)) break;
      const address = plain(said);
      if (isIP(address) === 0) break;
      found = address;
    }
    return found;
  };
}

/** Takes the address out of `::ffff:192.0.2.1`, `fe80::1%eth0`, `192.0.2.1:5000` and `[2001:db8::1]:5000`. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Whom an address stands for when tries are counted: a home has a whole IPv6 /64, and one IPv4 address.
 * @param address as `clientAddressBy` gives it
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
