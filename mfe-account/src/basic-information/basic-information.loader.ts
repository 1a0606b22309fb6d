import { orLogin } from '@enerabi/shared/client';
import { getMe, getProfile } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { draftOf } from './draft/draft.ts';

/** Redirects from another member's address, such as an old mail's, to the visitor's own. */
export const loader = async ({ request, params, context }: LoaderArgs) => {
  const options = { signal: request.signal, onFailure: orLogin(request) };
  const call = context.get(api);
  const [me, profile] = await Promise.all([call(getMe, options), call(getProfile, options)]);
  if (me.cognito_sub !== params.cognito_sub)
    throw redirect(`/activate/basic_information/${me.cognito_sub}${new URL(request.url).search}`);
  return {
    draft: draftOf(profile),
    positions: profile.positions,
    // The member was registered by a call without a version of the terms.
    asksTerms: profile.terms_version === '',
    today: dayInJapan(new Date()),
  };
};

export type BasicInformationData = Awaited<ReturnType<typeof loader>>;
