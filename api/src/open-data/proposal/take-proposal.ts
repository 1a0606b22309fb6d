import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Profile } from '../layout/profile.ts';
import { ImportError, UnknownLayout } from '../report/import-error.ts';
import { openFile } from '../source-file/open-file.ts';
import { givenMunicipality } from './find-municipality.ts';
import { proposalText } from './proposal.text.ts';
import { type Missing, type Proposal, propose } from './propose.ts';
import {
  checkedProfile,
  isImportable,
  profileText,
  proposedProfile,
  type WrittenProfile,
} from './proposed-profile.ts';
import { readSample } from './read-sample.ts';

export interface ProposalOptions {
  /** Take certain matches without a question. */
  yes: boolean;
  /** Six digits, or a name with its prefecture. */
  municipality?: string | undefined;
  /** The kind of all facilities, in words. */
  facilityType?: string | undefined;
  sheet?: string | undefined;
  /** The file in which the profile is saved. */
  saveTo?: string | undefined;
}

/** Talks with the person at the terminal. */
export interface Prompt {
  say: (text: string) => void;
  /** Null if no person can answer. */
  ask: ((question: string) => Promise<string>) | null;
}

/** Whether a file needs no proposal: it can be read as it is, or not at all, which its import reports. */
async function isKnown(path: string, sheet: string | undefined): Promise<boolean> {
  try {
    const { rows } = await openFile(path, null, () => {}, sheet);
    await rows.return();
    return true;
  } catch (error) {
    if (error instanceof UnknownLayout) return false;
    if (error instanceof ImportError) return true;
    throw error;
  }
}

const without = (missing: Missing[], ...given: Missing[]): Missing[] =>
  missing.filter((one) => !given.includes(one));

function withMunicipality(proposal: Proposal, text: string): Proposal {
  const municipality = givenMunicipality(text, proposal.municipality);
  if (!municipality)
    throw new ImportError(
      `no city is called "${text}"; give its name with the prefecture, such as 香川県高松市, or its six digits. Of a town or ` +
        'village the file must name prefecture and town, and its six digits are needed',
    );
  return {
    ...proposal,
    municipality,
    missing: without(proposal.missing, 'municipality', 'municipality_code'),
  };
}

const withKind = (proposal: Proposal, facility_type: string): Proposal => ({
  ...proposal,
  facility_type,
  missing: without(proposal.missing, 'facility_type'),
});

const isYes = (answer: string): boolean => /^(?:y|yes|はい)$/i.test(answer.trim());

/** Asks for what is missing and about every uncertain column; refused ones are left out. */
async function withAnswers(proposal: Proposal, ask: NonNullable<Prompt['ask']>): Promise<Proposal> {
  let now = proposal;
  if (now.missing.some((one) => one === 'municipality' || one === 'municipality_code'))
    now = withMunicipality(now, await ask('Municipality (香川県高松市, or six digits): '));
  if (now.missing.includes('facility_type')) {
    const kind = (await ask('Kind of all facilities (認可保育所 …; Enter: none): ')).trim();
    if (kind !== '') now = withKind(now, kind);
  }
  const columns: Proposal['columns'] = [];
  for (const column of now.columns)
    columns.push(
      column.isSure
        ? column
        : {
            ...column,
            isSure: isYes(await ask(`Is 「${column.header}」 the field ${column.field}? [y/N] `)),
          },
    );
  const isNamed = columns.some(({ field, isSure }) => isSure && field === 'name');
  const name = columns.find(({ field }) => field === 'name');
  return {
    ...now,
    columns,
    id: now.id.length === 0 && isNamed && name ? [name.header] : now.id,
    missing: isNamed ? without(now.missing, 'name', 'id') : now.missing,
  };
}

async function keep(profile: WrittenProfile, saveTo: string, say: Prompt['say']): Promise<void> {
  await writeFile(saveTo, profileText(profile), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'it is there already; name another file' : error.message;
    throw new ImportError(`the profile was not saved to ${saveTo}: ${why}`);
  });
  say(`The profile is in ${saveTo}: next time give it with --profile ${saveTo}`);
}

/**
 * The profile for a file of unknown layout: proposed, shown, and confirmed by a person or by `yes`.
 * @returns null if the file needs none
 * @throws ImportError if it is not confirmed, or a required field is missing
 */
export async function takeProposal(
  path: string,
  options: ProposalOptions,
  prompt: Prompt,
): Promise<Profile | null> {
  const { yes, municipality, facilityType, sheet, saveTo } = options;
  if (await isKnown(path, sheet)) return null;
  const file = basename(path);
  let proposal = propose(await readSample(path, sheet), file);
  if (municipality !== undefined) proposal = withMunicipality(proposal, municipality);
  if (facilityType !== undefined) proposal = withKind(proposal, facilityType);
  prompt.say(proposalText(proposal, file));
  const ask = yes ? null : prompt.ask;
  if (ask) proposal = await withAnswers(proposal, ask);
  const written = proposedProfile(proposal, basename(file, extname(file)), sheet);
  const isTaken = yes || (ask !== null && isYes(await ask('Import it so? [y/N] ')));
  if (isImportable(proposal)) {
    const profile = checkedProfile(written);
    if (saveTo !== undefined) await keep(written, saveTo, prompt.say);
    if (isTaken) return profile;
  }
  const how = isImportable(proposal)
    ? 'take it with --yes, or keep it with --save-profile FILE, mend it and give it with --profile FILE'
    : 'say what is missing, as shown above, or describe the file in a profile (--profile FILE)';
  throw new ImportError(`${file}: nothing was imported, its layout is not known; ${how}`);
}
