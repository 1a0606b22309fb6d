import { dayInJapan } from '@enerabi/shared/clock';
import { getProfile } from '@enerabi/shared/contract';
import { guardLoader } from '@enerabi/shared/flow';
import { loadAnew, madeNow, tabDraft } from '@enerabi/shared/form-flow';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { slotParameter, startsAtOf, waitlistParameter } from '../../slots/slot-time.ts';
import { booking } from '../booking.ts';
import { prefilled, withTime } from '../draft/booking-draft.rules.ts';
import { emptyDraft } from '../draft/booking-draft.ts';

export const loader = guardLoader({
  flow: booking.flow,
  step: booking.input,
  store: booking.store,
  load: async (args: LoaderArgs) => {
    const { request, context } = args;
    const known = tabDraft(booking, booking.draftName(args));
    const now = new Date();
    const [target, profile] = await Promise.all([
      loadAnew(booking, args),
      // A visitor has none, and without it the form is empty.
      known ? null : context.get(api)(getProfile, { signal: request.signal, onFailure: () => null }),
    ]);
    const query = new URL(request.url).searchParams;
    const chosen = startsAtOf(query.get(slotParameter));
    const waitlistToken = query.get(waitlistParameter) ?? '';
    const empty = withTime(emptyDraft(chosen, madeNow(now)), chosen, waitlistToken);
    return {
      ...target,
      /** The time that the address names, or ''. */
      chosen,
      waitlistToken,
      initial: profile ? prefilled(empty, profile) : empty,
      today: dayInJapan(now),
    };
  },
});

export type ContactInputData = Awaited<ReturnType<typeof loader>>;
