import { countJobs, getTop, type JobCounts } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

/** If a call fails, the page still links to every search, and leaves out what it answers. */
export const loader = async ({ request: { signal }, context }: LoaderArgs) => {
  const call = context.get(api);
  const [top, counts] = await Promise.all([
    call(getTop, { query: {}, signal, onFailure: () => null }),
    call(countJobs, { query: {}, signal, onFailure: () => null }),
  ]);
  return { top, jobs: counts && shownCounts(counts), today: dayInJapan(new Date()) };
};

/** The document carries no more than what the page shows. */
const shownCounts = ({ total, job_types, employment_statuses }: JobCounts) => ({
  total,
  job_types,
  employment_statuses,
});

export type TopData = Awaited<ReturnType<typeof loader>>;
