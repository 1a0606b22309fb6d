import type { z } from 'zod';
import { type Profile, parseProfile, type profileSchema } from '../layout/profile.ts';
import type { Missing, Proposal } from './propose.ts';

/** A profile as it is written in a file. */
export type WrittenProfile = z.input<typeof profileSchema>;

/** Fields without which a file cannot be imported. */
const needed: ReadonlySet<Missing> = new Set(['name', 'id', 'municipality', 'municipality_code']);

export const isImportable = ({ missing }: Proposal): boolean => !missing.some((one) => needed.has(one));

/** The profile for a proposal, without uncertain columns. @param sheet of a workbook */
export function proposedProfile(
  { file, columns, id, municipality, facility_type }: Proposal,
  name: string,
  sheet?: string,
): WrittenProfile {
  const { delimiter, header_row, header_rows, comment_prefix } = file;
  const sureOnes = columns.filter(({ isSure }) => isSure);
  return {
    name,
    description: `Proposed for ${name}; see docs/guides/open-data.md`,
    file: {
      ...(delimiter === ',' ? {} : { delimiter }),
      ...(sheet === undefined ? {} : { sheet }),
      header_row,
      ...(header_rows === 1 ? {} : { header_rows }),
      ...(comment_prefix === undefined ? {} : { comment_prefix }),
    },
    ...(municipality?.code ? { municipality: { code: municipality.code, name: municipality.name } } : {}),
    ...(facility_type === null ? {} : { facility_type }),
    id: { columns: id },
    columns: Object.fromEntries(sureOnes.map(({ field, header }) => [field, header])),
  };
}

export const profileText = (profile: WrittenProfile): string => `${JSON.stringify(profile, null, 2)}\n`;

/** As if read from a file. @throws ImportError if an entry is invalid */
export const checkedProfile = (profile: WrittenProfile): Profile =>
  parseProfile(profileText(profile), `the profile proposed for ${profile.name}`);
