import type { BookingTimes } from '../../visits/slots/booking-times.queries.ts';
import { Column } from '../index/column.ts';
import { Bits } from '../index/sets/bit-set.ts';

const never: BookingTimes = [];

/** The documents with a visit to book at a time; recomputed only when they have changed. */
export class Bookable {
  #docIds = new Bits();
  readonly #times = new Map<number, BookingTimes>();
  readonly #from = new Column(Float64Array);
  readonly #until = new Column(Float64Array);
  /** Documents with interrupted booking times. */
  readonly #several = new Map<number, BookingTimes>();
  #length = 0;
  /** The set is valid from one time to another. */
  #since = Number.POSITIVE_INFINITY;
  #before = Number.NEGATIVE_INFINITY;

  /** Must not be changed. */
  get docIds(): Bits {
    return this.#docIds;
  }

  /** @param docId of the facility, if it is in the index and takes bookings */
  setTimes(facilityId: number, times: BookingTimes, docId: number | undefined): void {
    if (times.length > 0) this.#times.set(facilityId, times);
    else this.#times.delete(facilityId);
    if (docId !== undefined) this.#update(docId, times);
  }

  /** Adds a docId. @param takesBookings if false, its facility's times are ignored */
  add(docId: number, facilityId: number, takesBookings: boolean): void {
    this.#update(docId, takesBookings ? (this.#times.get(facilityId) ?? never) : never);
  }

  #update(docId: number, times: BookingTimes): void {
    const [[from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]] = times;
    const isOne = times.length <= 1;
    this.#from.set(docId, isOne ? (from ?? Number.NEGATIVE_INFINITY) : Number.POSITIVE_INFINITY);
    this.#until.set(docId, isOne ? until : Number.NEGATIVE_INFINITY);
    if (isOne) this.#several.delete(docId);
    else this.#several.set(docId, times);
    this.#length = Math.max(this.#length, docId + 1);
    this.#before = Number.NEGATIVE_INFINITY;
  }

  /** @returns whether the set has changed */
  setTime(now: number): boolean {
    if (now >= this.#since && now < this.#before) return false;
    const before = this.#docIds;
    this.#since = Number.NEGATIVE_INFINITY;
    this.#before = Number.POSITIVE_INFINITY;
    this.#docIds = new Bits(this.#length);
    const [from, until] = [this.#from.values, this.#until.values];
    for (let docId = 0; docId < this.#length; docId += 1)
      this.#look(docId, from[docId] as number, until[docId] as number, now);
    for (const [docId, times] of this.#several)
      for (const [start, end] of times) this.#look(docId, start ?? Number.NEGATIVE_INFINITY, end, now);
    return !this.#docIds.equals(before);
  }

  #look(docId: number, from: number, until: number, now: number): void {
    if (now >= until) {
      if (until > this.#since) this.#since = until;
    } else if (now >= from) {
      if (from > this.#since) this.#since = from;
      if (until < this.#before) this.#before = until;
      this.#docIds.add(docId);
    } else if (from < this.#before) this.#before = from;
  }
}
