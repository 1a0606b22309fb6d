/** The first step of the job contact flow, for this posting (R2.3). */
export const askingPath = (facilityPathName: string, jobPathName: string): string =>
  `/contact/${facilityPathName}/job_contact_input?job_posting_path_name=${jobPathName}`;
