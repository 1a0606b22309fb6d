import { type ServiceId, serviceIds } from '@enerabi/shared/constants';
import type { FacilityDocument } from './facility-document.ts';
import { storedFlags } from './flag-columns.ts';

/** Yes-or-no facts of a facility, one bit each. */
const flags = [...storedFlags, 'takes_bookings'] as const;
export type Flag = (typeof flags)[number];

export const flagBit = (flag: Flag): number => 1 << flags.indexOf(flag);
export const serviceBit = (service: ServiceId): number => 1 << (flags.length + serviceIds.indexOf(service));

export function factBits(document: FacilityDocument): number {
  let bits = 0;
  for (const flag of flags) if (document[flag]) bits |= flagBit(flag);
  for (const service of document.services) bits |= serviceBit(service);
  return bits;
}

export const maskOf = (classes: readonly number[]): number =>
  classes.reduce((mask, id) => mask | (1 << id), 0);

/** Every class, since the facility may have any. */
export const everyClass = 0b111111;

/** Minutes from midnight. @param time `HH:MM`, up to 29:59 */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A day as a sortable number. @param day `YYYY-MM-DD` */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
