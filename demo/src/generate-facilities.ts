import type { FacilityRecord } from '@enerabi/shared/server/records';
import { allocate } from './allocation.ts';
import { facilityOf } from './facility.ts';
import { type Stem, stemsOf } from './names/stems.ts';

export interface DemoOptions {
  /** How many facilities. A larger set begins with those of a smaller one. */
  facilities: number;
  /** A whole number from 0; the same seed yields the same facilities. */
  seed: number;
  /** `YYYY-MM-DD` in Japan: the latest day of vacancies and updates. */
  today: string;
}

/** Demonstration facilities all over Japan, one by one: memory does not grow with their number. */
export function* generateFacilities({ facilities, seed, today }: DemoOptions): Generator<FacilityRecord> {
  const places = allocate(seed);
  const open = new Map<string, { stems: Generator<Stem, never>; serial: number }>();
  for (let at = 0; at < facilities; at++) {
    const municipality = places.next().value;
    let seat = open.get(municipality.digits);
    if (!seat) {
      seat = { stems: stemsOf(municipality, seed), serial: 0 };
      open.set(municipality.digits, seat);
    }
    seat.serial++;
    yield facilityOf({ municipality, stem: seat.stems.next().value, serial: seat.serial, seed, today });
  }
}
