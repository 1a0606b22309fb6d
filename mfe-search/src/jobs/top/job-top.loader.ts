import { countJobs, listHiringFacilities, listInterviews, listJobs } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** Enough for a first impression; the list has all of them. */
const shownJobs = 6;
const shownFacilities = 6;
const shownInterviews = 3;

/** If calls fail, the page leaves out what they answer, and still links to every search. */
export const loader = async ({ request: { signal }, context }: LoaderArgs) => {
  const call = context.get(api);
  const onFailure = () => null;
  const [counts, newest, hiring, interviews] = await Promise.all([
    call(countJobs, { query: {}, signal, onFailure }),
    call(listJobs, { query: { sort: 'new', limit: shownJobs }, signal, onFailure }),
    call(listHiringFacilities, { query: { limit: shownFacilities }, signal, onFailure }),
    call(listInterviews, { query: { limit: shownInterviews }, signal, onFailure }),
  ]);
  return {
    counts,
    jobs: newest?.jobs ?? null,
    facilities: hiring?.facilities ?? [],
    interviews: interviews?.interviews ?? [],
  };
};

export type JobTopData = Awaited<ReturnType<typeof loader>>;
