import { leaveWaitlist, type Problem, waitlistPagePath } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';

export interface WaitlistReply {
  failure: string;
}

/** Leaves the list. */
export const action = async ({ request, context }: LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const problems: Problem[] = [];
  await context.get(api)(leaveWaitlist, {
    body: { token },
    signal: request.signal,
    onFailure: (problem) => void problems.push(problem),
  });
  const [problem] = problems;
  if (!problem) return redirect(`${waitlistPagePath(token)}&done=left`);
  const { status, code: failure } = problem;
  return data<WaitlistReply>({ failure }, { status: status < 500 ? status : 503 });
};
