import { jobMapPath } from '../job-paths.ts';
import { changed, type JobCriteria, jobListAddress } from './job-criteria.ts';

/** A walk around the position that postings were sorted by. */
const zoomAround = 14;

/** The map with the conditions of a list; it goes to the list's position, or to its prefectures. */
export function jobMapAddress(criteria: JobCriteria): string {
  const { search_target_lat: lat, search_target_lng: lng, ...conditions } = criteria;
  const isPlaced = lat !== undefined && lng !== undefined;
  const shown = changed(conditions, { sort: 'standard', ...(isPlaced && { area: [] }) });
  const [, query] = jobListAddress(shown).split('?');
  const view = isPlaced && `lat=${lat}&lng=${lng}&zoom=${zoomAround}`;
  return [jobMapPath, view, query].filter(Boolean).join('&');
}
