/** As far as a postal code tells it. */
export interface Address {
  prefecture: string;
  municipality: string;
  /** '' where the code stands for a whole municipality. */
  town: string;
}

export const addressText = ({ prefecture, municipality, town }: Address): string =>
  prefecture + municipality + town;

/** Whether filling the address in would change something that is there. */
export const wouldOverwrite = (present: Address, found: Address): boolean =>
  (['prefecture', 'municipality', 'town'] as const).some(
    (part) => present[part].trim() !== '' && present[part].trim() !== found[part],
  );

/** 種市第５０地割〜第７０地割 is a range of numbers that the visitor's own is one of: what is before it is the town. */
export const withoutRange = (town: string): string => town.replace(/第?[０-９]+[^０-９]*〜.*$/, '');
