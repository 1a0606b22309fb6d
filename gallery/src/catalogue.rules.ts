import { groups } from './groups/groups.copy.ts';
import type { SpecimenSheet } from './specimen/specimen.ts';

export interface CatalogueEntry extends SpecimenSheet {
  /** The name of its file, and its anchor on the group's page. */
  id: string;
  /** How each of its specimens is written, see `usage/usages.ts`. */
  usages: readonly (string | null)[];
}

/** A sheet's module: its exports, and the usages that `usage/usage-loader.ts` adds. */
type SheetModule = { specimens?: SpecimenSheet; usages?: readonly (string | null)[] };

export type Catalogue = ReadonlyMap<string, readonly CatalogueEntry[]>;

/**
 * Sorts specimen sheets into their groups.
 * @param files modules by path, such as `./actions/button.specimens.tsx`
 * @returns groups in the order of the table of contents, with entries sorted by id; empty groups are left out
 * @throws if a file is in a folder that is not a group, exports no `specimens`, or makes several of one `render`
 */
export function catalogueOf(files: Readonly<Record<string, unknown>>): Catalogue {
  const sheets = Object.entries(files).map(([file, module]) => {
    const [, group = '', id = ''] = /([^/]+)\/([^/]+)\.specimens\.tsx$/.exec(file) ?? [];
    const { specimens: sheet, usages = [] } = module as SheetModule;
    if (!(group in groups)) throw new Error(`${file} lies in no group of groups.copy.ts`);
    if (!sheet) throw new Error(`${file} exports no specimens`);
    if (usages.length !== sheet.specimens.length)
      throw new Error(`${file} has specimens without a \`render\` of their own`);
    return { group, entry: { ...sheet, id, usages } };
  });
  const entriesOf = (group: string): CatalogueEntry[] =>
    sheets
      .filter((sheet) => sheet.group === group)
      .map(({ entry }) => entry)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = Object.keys(groups).map((group) => [group, entriesOf(group)] as const);
  return new Map(all.filter(([, entries]) => entries.length > 0));
}
