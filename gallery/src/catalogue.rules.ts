import { type GroupId, groups } from './groups/groups.copy.ts';
import type { SpecimenSheet } from './specimen/specimen.ts';

/** A sheet with the name of its file, which is its anchor on the group's page. */
export interface CatalogueEntry extends SpecimenSheet {
  id: string;
}

export type Catalogue = ReadonlyMap<string, readonly CatalogueEntry[]>;

/**
 * Sorts specimen sheets into their groups.
 * @param files module by path, such as `./actions/button.specimens.tsx`
 * @returns groups in the order of the contents, entries in that of their file names; empty groups are left out
 * @throws where a file lies in a folder that is no group, or exports no `specimens`
 */
export function catalogueOf(files: Readonly<Record<string, unknown>>): Catalogue {
  const found = new Map<string, CatalogueEntry[]>();
  for (const file of Object.keys(files).sort()) {
    const [, group = '', id = ''] = /([^/]+)\/([^/]+)\.specimens\.tsx$/.exec(file) ?? [];
    const sheet = (files[file] as { specimens?: SpecimenSheet }).specimens;
    if (!(group in groups)) throw new Error(`${file} lies in no group of groups.copy.ts`);
    if (!sheet) throw new Error(`${file} exports no specimens`);
    found.set(group, [...(found.get(group) ?? []), { ...sheet, id }]);
  }
  const order = Object.keys(groups) as GroupId[];
  return new Map(order.flatMap((group) => (found.has(group) ? [[group, found.get(group) ?? []]] : [])));
}
