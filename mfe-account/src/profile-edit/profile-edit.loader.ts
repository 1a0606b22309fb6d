import { orLogin } from '@enerabi/shared/client';
import { getProfile } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { draftOf } from '../basic-information/draft/draft.ts';

export const loader = async ({ request, context }: LoaderArgs) => {
  const profile = await context.get(api)(getProfile, {
    signal: request.signal,
    onFailure: orLogin(request),
  });
  return {
    draft: draftOf(profile),
    mailaddress: profile.information.mailaddress,
    position_kind_ids: profile.positions.map(({ position_kind_id }) => String(position_kind_id)),
    today: dayInJapan(new Date()),
  };
};

export type ProfileEditData = Awaited<ReturnType<typeof loader>>;
