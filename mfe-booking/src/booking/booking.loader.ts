import { orLogin } from '@enerabi/shared/client';
import { wallClockInJapan } from '@enerabi/shared/clock';
import {
  type AvailableTimeSlot,
  getBooking,
  listAvailableTimes,
  type OwnBooking,
} from '@enerabi/shared/contract';
import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';
import { bookingNameIn } from './booking.address.ts';

/** A booking by its address, with the other times of its facility while it can be changed. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const name = bookingNameIn(query);
  const call = context.get(api);
  const { signal } = request;
  const booking: OwnBooking | undefined = name
    ? await call(getBooking, {
        query: name,
        signal,
        onFailure: (problem) => {
          if (problem.status === 404 || problem.status === 422) return undefined;
          return orLogin(request)(problem);
        },
      })
    : undefined;
  if (!name || !booking) return data({ result: undefined }, { status: 404 });
  let slots: readonly AvailableTimeSlot[] = [];
  if (booking.is_cancellable) {
    const { facility_id } = booking;
    const times = await call(listAvailableTimes, { query: { facility_id }, signal, onFailure: () => {} });
    slots = times?.data.available_time_slot_list ?? [];
  }
  const isPast = booking.starts_at <= wallClockInJapan(new Date());
  return data({ result: { name, booking, slots, isPast } });
};

type Loaded = Awaited<ReturnType<typeof loader>>['data'];
export type BookingData = Loaded;
export type BookingResult = NonNullable<Loaded['result']>;
