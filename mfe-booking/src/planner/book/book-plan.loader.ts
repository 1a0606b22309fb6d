import { dayInJapan } from '@enerabi/shared/clock';
import { getProfile, planVisits } from '@enerabi/shared/contract';
import { madeNow } from '@enerabi/shared/form-flow';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { prefilled } from '../../steps/draft/booking-draft.rules.ts';
import { emptyDraft } from '../../steps/draft/booking-draft.ts';
import { plannerPath, readPlanner } from '../planner-address.ts';
import { wantedVisits } from './book-address.ts';

/** The visits that the address names, as they can be booked now. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const wanted = wantedVisits(searchParams);
  if (wanted.length === 0) throw redirect(plannerPath);
  const call = context.get(api);
  const { signal } = request;
  const [{ facilities }, profile] = await Promise.all([
    call(planVisits, { query: { path_names: wanted.map(({ path_name }) => path_name) }, signal }),
    // A visitor has none, and enters everything.
    call(getProfile, { signal, onFailure: () => null }),
  ]);
  const now = new Date();
  const empty = emptyDraft('', madeNow(now));
  const visits = wanted.flatMap(({ path_name, at }) => {
    const facility = facilities.find((one) => one.path_name === path_name);
    return facility ? [{ facility, startsAt: `${at.replace('T', ' ')}:00` }] : [];
  });
  return {
    /** The plan's conditions; its facilities are those of the visits. */
    state: readPlanner(searchParams),
    visits: visits.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    initial: profile ? prefilled(empty, profile) : empty,
    today: dayInJapan(now),
  };
};

export type BookPlanData = Awaited<ReturnType<typeof loader>>;
