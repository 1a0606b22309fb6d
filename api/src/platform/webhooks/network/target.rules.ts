import { isIP } from 'node:net';
import { type AddressPolicy, isCallable } from './address.rules.ts';

/** The longest URL that is taken. */
const longestUrl = 2_000;

/** @returns the host of a URL as resolvers take it: an IPv6 address has no brackets */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Why a URL may not be called, whatever its host resolves to.
 * @returns undefined if it may
 */
export function urlFault(text: string, policy: AddressPolicy): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no https:// address';
  if (text.length > longestUrl) return `is longer than ${longestUrl} characters`;
  if (url.username || url.password) return 'contains a user name or password, which would be logged';
  if (url.hash) return 'has a part after #, which no server gets';
  const host = hostOf(url);
  if (isIP(host) && !isCallable(host, policy)) return `is not on the public internet (${host})`;
  if (url.protocol === 'https:' || (policy.mayCallLoopback && isLocal(host))) return undefined;
  return 'begins with http://; only https:// keeps what is sent from readers on the way';
}

const isLocal = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && !isCallable(host, { mayCallLoopback: false }));
