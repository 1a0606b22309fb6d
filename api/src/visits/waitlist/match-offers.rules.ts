import { visitClassFault } from '@enerabi/shared/child';
import type { ChildClassId } from '@enerabi/shared/constants';
import { offerDeadline } from './offer-deadline.rules.ts';

/** A family that waits. Starts are wall clocks in Japan, both included. */
export interface WaitingFamily {
  id: number;
  /** Its mail address without its case. */
  contact_key: string;
  first_start: string;
  last_start: string;
  /** `YYYY-MM-DD`; null: it comes to visits for any class alone. */
  child_birthday: string | null;
  /** `YYYY-MM-DD`; null: not known. */
  desired_admission_date: string | null;
  /** Slots of which it was told that they can be booked openly. */
  announced_slot_ids: readonly number[];
}

/** A slot whose booking is open. */
export interface OpenSlot {
  id: number;
  starts_at: string;
  child_class_ids: readonly ChildClassId[];
  families_left: number;
  book_by: Date;
}

export interface Offer {
  entryId: number;
  contactKey: string;
  slotId: number;
  startsAt: string;
  /** Undefined: it is announced to all who wait, and the first one books it. */
  expiresAt: Date | undefined;
}

/**
 * Offers what is left to those who wait, in their order: each family gets the first slot that it waits for, and no
 * family two. A slot with too little time left to hold it is announced to all who wait for it.
 * @param waiting in the order of joining, without those who have an offer of the facility
 * @param slots of one facility
 */
export function matchOffers(
  waiting: readonly WaitingFamily[],
  slots: readonly OpenSlot[],
  now: Date,
): Offer[] {
  const sorted = slots.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
  const left = new Map(sorted.map(({ id, families_left }) => [id, families_left]));
  const deadlines = new Map(sorted.map(({ id, book_by }) => [id, offerDeadline(now, book_by)]));
  const served = new Set<string>();
  const offers: Offer[] = [];
  for (const family of waiting) {
    const wanted = sorted.filter((slot) => (left.get(slot.id) ?? 0) > 0 && isFor(family, slot));
    const held = wanted.find(({ id }) => deadlines.get(id));
    if (held && !served.has(family.contact_key)) {
      served.add(family.contact_key);
      left.set(held.id, (left.get(held.id) ?? 0) - 1);
      offers.push(offerOf(family, held, deadlines.get(held.id)));
    } else if (!served.has(family.contact_key)) {
      const open = wanted.filter(({ id }) => !family.announced_slot_ids.includes(id));
      offers.push(...open.map((slot) => offerOf(family, slot, undefined)));
    }
  }
  return offers;
}

const isFor = (family: WaitingFamily, slot: OpenSlot): boolean =>
  family.first_start <= slot.starts_at &&
  slot.starts_at <= family.last_start &&
  visitClassFault(visitingFamily(family), slot) === undefined;

/** The child, as far as it decides for which visits the family comes. */
export const visitingFamily = ({
  child_birthday,
  desired_admission_date: admissionDate,
}: Pick<WaitingFamily, 'child_birthday' | 'desired_admission_date'>) => ({
  birthdays: child_birthday === null ? [] : [child_birthday],
  admissionDate,
});

const offerOf = ({ id, contact_key }: WaitingFamily, slot: OpenSlot, expiresAt: Date | undefined): Offer => ({
  entryId: id,
  contactKey: contact_key,
  slotId: slot.id,
  startsAt: slot.starts_at,
  expiresAt,
});
