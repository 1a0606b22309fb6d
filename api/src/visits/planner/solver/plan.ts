import type { PlanKind } from '@enerabi/shared/constants';

/** A point on the earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A visit that can be booked. Times are minutes since an epoch of the caller's. */
export interface PlannedSlot {
  slot_id: number;
  start: number;
  end: number;
  /** In Japan, `YYYY-MM-DD`. */
  day: string;
}

export interface PlannedFacility {
  id: number;
  /** Null: not known; then it is as far away as most. */
  point: Point | null;
  /** A facility that is pinned at a time by hand has this slot alone. */
  slots: readonly PlannedSlot[];
  /** Whether its time was pinned by hand: it outweighs others that do not fit with it. */
  isPinned?: boolean;
}

export interface PlanRules {
  /** Minutes from one point to the other. */
  travelMinutes: (from: Point | null, to: Point | null) => number;
  /** Where each day begins and ends; null: not known, so that it does not count. */
  home: Point | null;
  /** Minutes that are left over at least, besides travelling. */
  marginMinutes: number;
  maxPerDay: number;
}

export interface PlannedVisit {
  facility_id: number;
  slot: PlannedSlot;
  /** From home or the visit before it. */
  travel_minutes: number;
  /** Back home, after the last visit of a day; null elsewhere, or if home is not known. */
  return_minutes: number | null;
  /** Between the visit before it, without travelling, and this one; 0 for the first of a day. */
  waiting_minutes: number;
}

export interface Plan {
  /** Usually one; a plan that is the best in several has them all. */
  kinds: PlanKind[];
  /** In the order of time. */
  visits: PlannedVisit[];
  days: number;
  /** With the ways from and to home, if it is known. */
  travel_minutes: number;
  waiting_minutes: number;
  /** Facilities that do not fit with the others. */
  left_out: number[];
}
