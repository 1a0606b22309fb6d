import { BlockList, isIP } from 'node:net';

export type ClientAddress = (peer: string | undefined, forwardedFor: string | null | undefined) => string;

/**
 * Finds the client's address (`X-Forwarded-For`, read from its end): the last address that is no trusted proxy.
 * Anybody can forge the addresses before it.
 * @param trusted addresses and ranges such as `10.0.0.0/8` (`TRUSTED_PROXIES`)
 * @returns a function of the connection's remote address and the header; its result has no zone or IPv4-in-IPv6
 *   prefix, and is `unknown` if the remote address is
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
