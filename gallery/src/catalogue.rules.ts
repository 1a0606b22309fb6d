import { groups } from './groups/groups.copy.ts';
import type { SpecimenSheet } from './specimen/specimen.ts';

/** A sheet with the name of its file, which is its anchor on the group's page. */
export interface CatalogueEntry extends SpecimenSheet {
  id: string;
}

export type Catalogue = ReadonlyMap<string, readonly CatalogueEntry[]>;

/**
 * Sorts specimen sheets into their groups.
 * @param files module by path, such as `./actions/button.specimens.tsx`
 * @returns groups in the order of the contents, entries in that of their ids; empty groups are left out
 * @throws where a file lies in a folder that is no group, or exports no `specimens`
 */
export function catalogueOf(files: Readonly<Record<string, unknown>>): Catalogue {
  const sheets = Object.entries(files).map(([file, module]) => {
    const [, group = '', id = ''] = /([^/]+)\/([^/]+)\.specimens\.tsx$/.exec(file) ?? [];
    const sheet = (module as { specimens?: SpecimenSheet }).specimens;
    if (!(group in groups)) throw new Error(`${file} lies in no group of groups.copy.ts`);
    if (!sheet) throw new Error(`${file} exports no specimens`);
    return { group, entry: { ...sheet, id } };
  });
  const entriesOf = (group: string): CatalogueEntry[] =>
    sheets
      .filter((sheet) => sheet.group === group)
      .map(({ entry }) => entry)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = Object.keys(groups).map((group) => [group, entriesOf(group)] as const);
  return new Map(all.filter(([, entries]) => entries.length > 0));
}
