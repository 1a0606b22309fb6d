import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { getFacilityInterview } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';

/** An unknown facility or interview is 404 (R1.1); the ten of R1.5 are found like any other. */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const [facility, interview] = await Promise.all([
    facilityByPath(args),
    context.get(api)(getFacilityInterview, {
      query: {
        facility_path_name: params.facility_path_name ?? '',
        interview_path_name: params.interview_path_name ?? '',
        is_published: true,
      },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  return { facility, interview, today: tokyoDate(new Date()) };
};

export type InterviewData = Awaited<ReturnType<typeof loader>>;
