import { orLogin } from '@enerabi/shared/client';
import { getWaitlistEntry } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';

/** What the family of the address's link waits for. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const entry = token
    ? await context.get(api)(getWaitlistEntry, {
        query: { token },
        signal: request.signal,
        onFailure: (problem) => {
          if (problem.status === 404 || problem.status === 422) return undefined;
          return orLogin(request)(problem);
        },
      })
    : undefined;
  return entry ? data({ result: { token, entry } }) : data({ result: undefined }, { status: 404 });
};

export type WaitlistData = Awaited<ReturnType<typeof loader>>['data'];
export type WaitlistResult = NonNullable<WaitlistData['result']>;
