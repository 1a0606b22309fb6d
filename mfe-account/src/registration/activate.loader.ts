import { failAsMissing } from '@enerabi/shared/client';
import { getRegistration, type Registration } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';

/** `over` also covers unknown registrations, to hide whether one existed. */
export type ActivateData = { state: 'waiting'; registration: Registration } | { state: 'over' | 'busy' };

export const loader = async ({ params, request, context }: LoaderArgs) => {
  const registration = await context.get(api)(getRegistration, {
    query: { cognito_sub: params.cognito_sub ?? '' },
    signal: request.signal,
    onFailure: (problem) => {
      if (problem.status === 429) return 'busy';
      return problem.status === 404 || problem.status === 422 ? 'over' : failAsMissing(problem);
    },
  });
  if (registration === 'over') return data<ActivateData>({ state: 'over' }, { status: 404 });
  if (registration === 'busy') return data<ActivateData>({ state: 'busy' }, { status: 429 });
  return data<ActivateData>({ state: 'waiting', registration });
};
