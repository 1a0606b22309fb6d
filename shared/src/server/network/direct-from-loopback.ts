import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a request comes from this machine, and was not passed on by a proxy on it.
 * @param address of the connection
 */
export function isDirectFromLoopback(
  address: string | undefined,
  header: (name: string) => string | undefined,
): boolean {
  if (header('x-forwarded-for') || header('forwarded')) return false;
  return address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
