import { setTimeout as sleep } from 'node:timers/promises';
import type { BookableSlot } from './bookable-slots.ts';
import { bookUntilAnswered, mailaddressOf } from './booking-call.ts';

export interface CrashPlan {
  /** Of a server that runs now; undefined while there is none. */
  origin: () => string | undefined;
  slots: readonly BookableSlot[];
  /** Families for each slot: more than it has places. */
  familiesPerSlot: number;
  perSecond: number;
  round: string;
}

export interface CrashOutcome {
  /** Mail addresses of the families whose booking was acknowledged, with its reference. */
  acknowledged: ReadonlyMap<string, string>;
  /** Families that were told that it is full. */
  full: number;
  tries: number;
}

/**
 * Books each slot for more families than it has places, each family with a key until an answer arrives.
 * @param isOver ends it before all slots are booked
 */
export async function bookThroughCrashes(plan: CrashPlan, isOver: () => boolean): Promise<CrashOutcome> {
  const { slots, familiesPerSlot, perSecond, round } = plan;
  const acknowledged = new Map<string, string>();
  let [full, tries] = [0, 0];
  const bookOne = async (family: number): Promise<void> => {
    const { facilityId, startsAt } = slots[Math.floor(family / familiesPerSlot)] as BookableSlot;
    const call = { facilityId, startsAt, family, round, hasKey: true };
    const origin = (): string | undefined => {
      const running = plan.origin();
      if (running) tries += 1;
      return running;
    };
    const { status, body } = await bookUntilAnswered(origin, call);
    if (status === 200 && body.reference) acknowledged.set(mailaddressOf(call), body.reference);
    else if (body.code === 'slot_full') full += 1;
    else throw new Error(`A booking was answered with ${status} ${body.code}.`);
  };
  const bookings: Promise<void>[] = [];
  const families = slots.length * familiesPerSlot;
  for (let family = 0; family < families && !isOver(); family += 1) {
    bookings.push(bookOne(family));
    await sleep(1_000 / perSecond);
  }
  await Promise.all(bookings);
  return { acknowledged, full, tries };
}
