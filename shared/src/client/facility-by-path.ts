import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { type FacilityDetail, getFacility, type Problem } from '../contract/index.ts';
import { failPage, fatalErrorMessage, messageOf } from './fatal-error.ts';

/**
 * Loads the facility of a page's address, for the loaders of all remotes.
 * @returns the published facility of `params.facility_path_name`
 * @throws a router response: 404 if there is none, or the name cannot be a facility's (R1.1); otherwise the failed
 *   call's status (R6.2). Only a 404 means that there is no such page: any other status is the server's failure (R6.6)
 */
export const facilityByPath = ({ params, request, context }: LoaderArgs): Promise<FacilityDetail> =>
  context.get(api)(getFacility, {
    query: { path_name: params.facility_path_name ?? '', is_published: true },
    signal: request.signal,
    onFailure: failAsMissing,
  });

/**
 * Handles a failed call about what the page's address names. A 422 counts as 404, since an invalid name cannot exist.
 * @throws a router response: 404, or the failed call's status with the server's message for users (R6.6); without a
 *   message, the page says that the server failed
 */
export function failAsMissing(problem: Problem): never {
  const status = problem.status === 422 ? 404 : problem.status;
  return failPage({ ...problem, status }, status === 404 ? fatalErrorMessage : messageOf(problem));
}
