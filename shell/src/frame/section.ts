import { capabilityOf } from '@enerabi/shared/constants';

/**
 * Finds the section that an address, with its query, is in; a page of it may be missing or fail. The job section has
 * the pages of the job board and of asking about a posting, and not those of a member (R1.6).
 * @returns undefined for the rest of the site
 */
export const sectionOf = (address: string): 'job' | undefined =>
  capabilityOf(address)?.startsWith('job') && !address.startsWith('/my') ? 'job' : undefined;
