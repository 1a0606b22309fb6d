import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { type FacilityDetail, getFacility, type Problem } from '../contract/index.ts';
import { failPage, fatalErrorMessage, messageOf } from './fatal-error.ts';

/**
 * The facility that a page's address names, for the loaders of all remotes.
 * @returns the published facility of `params.facility_path_name`
 * @throws a router response: 404 where there is none, also where no facility could be called that (R1.1); else the
 *   failed call's status (R6.2). Only a 404 says that there is no such page: any other is the server's failure (R6.6)
 */
export const facilityByPath = ({ params, request, context }: LoaderArgs): Promise<FacilityDetail> =>
  context.get(api)(getFacility, {
    query: { path_name: params.facility_path_name ?? '', is_published: true },
    signal: request.signal,
    onFailure: failAsMissing,
  });

/**
 * For a call that asks for what the page's address names: nothing could be called what the contract refuses.
 * @throws a router response: 404 also for a 422; else the failed call's status, with the server's own message where it
 *   has one for people (R6.6), otherwise none, for which the page says that the server failed
 */
export function failAsMissing(problem: Problem): never {
  const status = problem.status === 422 ? 404 : problem.status;
  return failPage({ ...problem, status }, status === 404 ? fatalErrorMessage : messageOf(problem));
}
