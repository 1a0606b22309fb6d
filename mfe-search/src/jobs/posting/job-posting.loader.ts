import { failAsMissing } from '@enerabi/shared/client';
import { getJobPosting, type JobPostingDetail } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

export interface JobPostingData extends JobPostingDetail {
  today: string;
}

/** An unknown facility or posting is 404 (R1.1); one that has ended is 410, so that search engines take it out. */
export const loader = async ({ params, request, context }: LoaderArgs) => {
  const { facility_path_name = '', job_posting_path_name = '' } = params;
  const found = await context.get(api)(getJobPosting, {
    query: { facility_path_name, job_posting_path_name },
    signal: request.signal,
    onFailure: failAsMissing,
  });
  const loaded: JobPostingData = { ...found, today: dayInJapan(new Date()) };
  return data(loaded, { status: found.is_open ? 200 : 410 });
};
