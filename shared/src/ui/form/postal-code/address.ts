/** The part of an address that a postal code determines. */
export interface Address {
  prefecture: string;
  municipality: string;
  /** '' if the code covers a whole municipality, or several unnamed towns. */
  town: string;
}

export const addressParts = ['prefecture', 'municipality', 'town'] as const;

export const addressText = ({ prefecture, municipality, town }: Address): string =>
  prefecture + municipality + town;

/** Whether filling in the address would change existing text. */
export const wouldOverwrite = (present: Address, found: Address): boolean =>
  addressParts.some((part) => present[part].trim() !== '' && present[part].trim() !== found[part]);

/**
 * Finds the town in an entry of Japan Post's list. 種市第５０地割〜第７０地割 and 樺沢１６地割、樺沢１７地割 contain lot numbers, one of which is
 * the visitor's: the town is the text before them. 利島村一円 and 小菅村の次に６６４番地以降がくる場合 mean a whole municipality (but 一円 alone
 * is a town), 甲、乙 are several towns.
 */
export function townOf(listed: string): string {
  if (/.一円$|の次に.*場合$/.test(listed)) return '';
  const town = listed.replace(/第?[０-９]+[^０-９]*[〜、].*$/, '');
  return town.includes('、') ? '' : town;
}
