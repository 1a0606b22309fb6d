import { type LoaderArgs, type Prefecture, prefectures } from '@enerabi/shared/kernel';
import { pageNotFound } from '../address/page-not-found.ts';

/** The part of a prefecture that the railway pages need, and what they search there. */
export interface RailwayPrefecture extends Pick<Prefecture, 'id' | 'code' | 'name'> {
  /** Job postings, in the job section. Absent: facilities. */
  collection?: 'jobs';
}

/**
 * The prefecture whose JIS number, 1 to 47, is in the address (R1.10).
 * @throws a router response: 404 for anything else, including leading zeros and letters
 */
export function railwayPrefecture({
  params,
  request,
}: Pick<LoaderArgs, 'params' | 'request'>): RailwayPrefecture {
  const found = prefectures.find(({ id }) => String(id) === params.prefecture_ekispert_id);
  if (!found) throw pageNotFound();
  const { id, code, name } = found;
  const isOfJobs = new URL(request.url).searchParams.get('collection') === 'jobs';
  return { id, code, name, ...(isOfJobs && { collection: 'jobs' }) };
}
