import ipaddr from 'ipaddr.js';

/** Which addresses webhooks may call beside public ones. */
export interface AddressPolicy {
  /** This machine itself, also by http: for development and tests alone. */
  mayCallLoopback: boolean;
}

/** Only the public internet. */
export const publicOnly: AddressPolicy = { mayCallLoopback: false };

/** Whatever is not assigned to the public internet by name is refused: the list of what may be called is the short one. */
export function isCallable(address: string, { mayCallLoopback }: AddressPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return mayCallLoopback;
  if (range !== 'unicast') return false;
  // Global unicast of IPv6 (RFC 4291); the rest is not assigned, such as the old ::/96 that contains IPv4 addresses.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}
