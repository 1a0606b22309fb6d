/** Pages of the job section (R1.6): its list and its entrance, a posting's page, and asking about a posting. */
const jobSection = [/^\/job(_top)?(\/|$)/, /^\/f\/[^/]+\/job(\/|$)/, /^\/contact\/[^/]+\/job_contact_/];

/**
 * Finds the section that an address is in; a page of it may be missing or fail.
 * @returns undefined for the rest of the site
 */
export const sectionOf = (path: string): 'job' | undefined =>
  jobSection.some((pattern) => pattern.test(path)) ? 'job' : undefined;
