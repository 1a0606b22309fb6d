import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type AddressPolicy, isCallable } from './address.rules.ts';

/** A host resolves to an address that may not be called. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Resolves a host to all its addresses. */
export type Resolve = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, callback) => systemLookup(host, { all: true }, callback);

/**
 * A resolver for a socket, which connects to the very addresses that were checked: a name that resolves to another
 * address a moment later (DNS rebinding) gains nothing. One refused address among several refuses the host.
 * @param resolve default: the system's resolver
 */
export const checkedLookup =
  (policy: AddressPolicy, resolve: Resolve = resolveBySystem): LookupFunction =>
  (host, options, callback) =>
    resolve(host, (error, addresses = []) => {
      const refused = addresses.find(({ address }) => !isCallable(address, policy));
      const [first] = addresses;
      if (error) callback(error, []);
      else if (refused)
        callback(new AddressRefused(`${host} resolves to ${refused.address}, which is not public`), []);
      else if (!first)
        callback(Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
