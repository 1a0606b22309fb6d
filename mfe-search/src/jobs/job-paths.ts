import { railwaySearchPath } from '@enerabi/shared/constants';

/** The entrance for job seekers, and the list of postings (specification section 2). */
export const jobTopPath = '/job_top';
export const jobListPath = '/job';

/** A posting's page (specification section 2). */
export const jobPath = ({
  path_name,
  facility,
}: {
  path_name: string;
  facility: { path_name: string };
}): string => `/f/${facility.path_name}/job/${path_name}`;

/** The search of postings by railway line and station; it begins in Tokyo, and leads to any prefecture. */
export const jobStationsPath = `${railwaySearchPath}?collection=jobs`;

/** The map of postings; it begins with all of Japan. */
export const jobMapPath = '/map_search?collection=jobs';

/** The prefecture's postings in the job section (R1.7). */
export const jobsOfAreaPath = (area: string): string => `/job?area=${area}`;
