import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { getFacilityInterview } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

/** The ten of R1.5 have routes of their own, without the name as a parameter: it is the last part of their address. */
const nameOf = ({ params, request }: LoaderArgs): string =>
  params.interview_path_name ?? new URL(request.url).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** An unknown facility or interview is 404 (R1.1), one of the ten that this facility does not have, too. */
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
  return { facility, interview, today: dayInJapan(new Date()) };
};

export type InterviewData = Awaited<ReturnType<typeof loader>>;
