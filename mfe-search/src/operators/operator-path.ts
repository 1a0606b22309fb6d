import { queryString } from '@enerabi/shared/client';

/** @returns the address of an operator's page */
export const operatorPath = (pathName: string): string => `/o/${pathName}`;

interface OperatorPages {
  /** Of its facilities. */
  page?: number | undefined;
  /** Of the job postings. */
  jobsPage?: number | undefined;
}

const beyondFirst = (page = 1): number | undefined => (page > 1 ? page : undefined);

/** @returns the address of an operator's page with a page of each of its lists, the first one if none is said */
export function operatorAddress(pathName: string, { page, jobsPage }: OperatorPages): string {
  const query = queryString({ page: beyondFirst(page), jobs_page: beyondFirst(jobsPage) });
  return query === '' ? operatorPath(pathName) : `${operatorPath(pathName)}?${query}`;
}
