import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';
import { type FacilityDetail, getFacility, type Problem } from '../contract/index.ts';
import { fatalErrorMessage } from './create-client.ts';

/**
 * The facility that a page's address names, for the loaders of all remotes.
 * @returns the published facility of `params.facility_path_name`
 * @throws a router response: 404 where there is none, also where no facility could be called that (R1.1); else the
 *   failed call's status (R6.2)
 */
export const facilityByPath = ({ params, request, context }: LoaderArgs): Promise<FacilityDetail> =>
  context.get(api)(getFacility, {
    query: { path_name: params.facility_path_name ?? '', is_published: true },
    signal: request.signal,
    onFailure: ({ status, code, request_id }: Problem): never => {
      throw data(
        { message: fatalErrorMessage, code, request_id },
        { status: status === 422 ? 404 : status || 500 },
      );
    },
  });
