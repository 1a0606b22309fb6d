import { dayInJapan } from '@enerabi/shared/clock';
import { getProfile } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { isFull, slotsOn } from '../slots/calendar/slot-calendar.rules.ts';
import { dayParameter } from '../slots/slot-time.ts';
import { loadTarget } from '../steps/booking-target.ts';

/** The facility and what can be waited for on the day of the address. */
export const loader = async (args: LoaderArgs) => {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const day = query.get(dayParameter) ?? '';
  const [{ facility, slots, slotsFailure }, profile] = await Promise.all([
    loadTarget(args),
    // A visitor has none, and enters an address.
    context.get(api)(getProfile, { signal: request.signal, onFailure: () => null }),
  ]);
  const ofDay = slotsOn(slots, day);
  return {
    facility,
    day,
    full: ofDay.filter(isFull),
    /** Whether any of the day's visits is waited for: all of them are full. */
    canWaitForDay: ofDay.length > 1 && ofDay.every(isFull),
    slotsFailure,
    mailaddress: profile?.information.mailaddress ?? '',
    today: dayInJapan(new Date()),
  };
};

export type WaitlistJoinData = Awaited<ReturnType<typeof loader>>;
