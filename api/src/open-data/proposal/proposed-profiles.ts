import { resolve } from 'node:path';
import type { Profile } from '../layout/profile.ts';
import { ImportError } from '../report/import-error.ts';
import { takeProposal } from './take-proposal.ts';
import { terminalPrompt } from './terminal-prompt.ts';

interface Flags {
  yes?: boolean;
  saveProfile?: string;
  municipality?: string;
  facilityType?: string;
  sheet?: string;
}

/**
 * The proposed profiles of those files that need one, by their paths.
 * @param here base of a relative path
 * @throws ImportError if one is not confirmed or cannot be proposed
 */
export async function proposedProfiles(
  paths: string[],
  flags: Flags,
  here: string,
): Promise<Map<string, Profile>> {
  const { yes = false, saveProfile, municipality, facilityType, sheet } = flags;
  if (saveProfile !== undefined && paths.length > 1)
    throw new ImportError('--save-profile keeps the profile of one file; import the others by themselves');
  const prompt = terminalPrompt();
  const profiles = new Map<string, Profile>();
  try {
    for (const path of paths) {
      const saveTo = saveProfile === undefined ? undefined : resolve(here, saveProfile);
      const profile = await takeProposal(path, { yes, municipality, facilityType, sheet, saveTo }, prompt);
      if (profile) profiles.set(path, profile);
    }
  } finally {
    prompt.leave();
  }
  return profiles;
}
