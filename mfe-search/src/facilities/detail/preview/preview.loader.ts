import {
  type FacilityContactLink,
  type FacilityPreview,
  getFacilityContactLink,
  getFacilityPreview,
} from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** Null if the request fails: the page works without the preview. */
export const previewOf = (
  facility_id: number,
  { context, request }: LoaderArgs,
): Promise<FacilityPreview | null> =>
  context.get(api)(getFacilityPreview, {
    query: { facility_id },
    signal: request.signal,
    onFailure: () => null,
  });

/** Null if the request fails. */
export const contactOf = (
  facility_id: number,
  { context, request }: LoaderArgs,
): Promise<FacilityContactLink | null> =>
  context.get(api)(getFacilityContactLink, {
    query: { facility_id },
    signal: request.signal,
    onFailure: () => null,
  });
