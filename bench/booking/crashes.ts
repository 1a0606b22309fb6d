import { setTimeout as sleep } from 'node:timers/promises';
import type { BookableSlot } from './bookable-slots.ts';
import { type BookingCall, book, cancel, mailaddressOf, untilAnswered, waitFor } from './booking-call.ts';

export interface CrashPlan {
  /** Of a server that runs now; undefined while there is none. */
  origin: () => string | undefined;
  slots: readonly BookableSlot[];
  /** Families for each slot: more than it has places. */
  familiesPerSlot: number;
  perSecond: number;
  round: string;
  /** Makes the token by which a family cancels. Without it none cancels: it needs a second connection to the database. */
  tokenOf?: ((mailaddress: string) => Promise<string>) | undefined;
}

export interface CrashOutcome {
  /** Mail addresses of the families whose booking was acknowledged, with its reference. */
  acknowledged: ReadonlyMap<string, string>;
  /** Families that were told that it is full. */
  full: number;
  /** Booking calls that were sent, repeats included. */
  tries: number;
  /** Families that then cancelled, and those that wait for what becomes free. */
  cancelled: number;
  waiting: number;
}

/** Every so many families that have booked cancel. */
const cancelEvery = 4;

/**
 * Books each slot for more families than it has places, each family with a key until an answer arrives. Some of those who
 * have booked cancel, and those for whom it is full wait, so that places are offered meanwhile.
 * @param isOver ends it before all slots are booked
 */
export async function bookThroughCrashes(plan: CrashPlan, isOver: () => boolean): Promise<CrashOutcome> {
  const { slots, familiesPerSlot, perSecond, round, tokenOf } = plan;
  const acknowledged = new Map<string, string>();
  let [full, tries, cancelled, waiting] = [0, 0, 0, 0];
  const cancelSome = async (call: BookingCall): Promise<void> => {
    if (!tokenOf || call.family % cancelEvery !== 0) return;
    const token = await tokenOf(mailaddressOf(call));
    const { status, body } = await untilAnswered(plan.origin, (origin) => cancel(origin, token, call));
    if (status !== 200) throw new Error(`A cancellation was answered with ${status} ${body.code}.`);
    cancelled += 1;
  };
  const wait = async (call: BookingCall): Promise<void> => {
    const { status, body } = await untilAnswered(plan.origin, (origin) => waitFor(origin, call));
    if (status === 200) waiting += 1;
    // Somebody has cancelled just now.
    else if (body.code !== 'slot_available')
      throw new Error(`Waiting was answered with ${status} ${body.code}.`);
  };
  const bookOne = async (family: number): Promise<void> => {
    const { facilityId, startsAt } = slots[Math.floor(family / familiesPerSlot)] as BookableSlot;
    const call = { facilityId, startsAt, family, round, hasKey: true };
    const origin = (): string | undefined => {
      const running = plan.origin();
      if (running) tries += 1;
      return running;
    };
    const { status, body } = await untilAnswered(origin, (running) => book(running, call));
    if (status === 200 && body.reference) {
      acknowledged.set(mailaddressOf(call), body.reference);
      await cancelSome(call);
    } else if (body.code === 'slot_full') {
      full += 1;
      await wait(call);
    } else throw new Error(`A booking was answered with ${status} ${body.code}.`);
  };
  const bookings: Promise<void>[] = [];
  const families = slots.length * familiesPerSlot;
  for (let family = 0; family < families && !isOver(); family += 1) {
    bookings.push(bookOne(family));
    await sleep(1_000 / perSecond);
  }
  await Promise.all(bookings);
  return { acknowledged, full, tries, cancelled, waiting };
}
