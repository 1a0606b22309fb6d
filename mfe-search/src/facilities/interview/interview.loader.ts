import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { getFacilityInterview } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** The ten interviews of R1.5 have routes without a parameter, so their name is read from the end of the address. */
const nameOf = ({ params, request }: LoaderArgs): string =>
  params.interview_path_name ?? new URL(request.url).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** An unknown facility or interview is 404 (R1.1), and so is one of the ten that this facility does not have. */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const [facility, interview] = await Promise.all([
    facilityByPath(args),
    context.get(api)(getFacilityInterview, {
      query: {
        facility_path_name: params.facility_path_name ?? '',
        interview_path_name: nameOf(args),
        is_published: true,
      },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  return { facility, interview };
};

export type InterviewData = Awaited<ReturnType<typeof loader>>;
