/** As far as a postal code tells it. */
export interface Address {
  prefecture: string;
  municipality: string;
  /** '' where the code stands for a whole municipality, or for towns that it does not name one by one. */
  town: string;
}

export const addressParts = ['prefecture', 'municipality', 'town'] as const;

export const addressText = ({ prefecture, municipality, town }: Address): string =>
  prefecture + municipality + town;

/** Whether filling the address in would change something that is there. */
export const wouldOverwrite = (present: Address, found: Address): boolean =>
  addressParts.some((part) => present[part].trim() !== '' && present[part].trim() !== found[part]);

/**
 * The town in what Japan Post's list has in its place. 種市第５０地割〜第７０地割 and 樺沢１６地割、樺沢１７地割 are numbers that the
 * visitor's own is one of: the town is what is before them. 利島村一円 and 小菅村の次に６６４番地以降がくる場合 are a whole
 * municipality (but 一円 is a town), 甲、乙 are several.
 */
export function townOf(listed: string): string {
  if (/.一円$|の次に.*場合$/.test(listed)) return '';
  const town = listed.replace(/第?[０-９]+[^０-９]*[〜、].*$/, '');
  return town.includes('、') ? '' : town;
}
