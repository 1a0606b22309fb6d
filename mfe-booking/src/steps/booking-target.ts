import { facilityByPath } from '@enerabi/shared/client';
import { type AvailableTimeSlot, type FacilityDetail, listAvailableTimes } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { copy } from './booking-target.copy.ts';

/** A facility with the visits that it offers (specification section 3). */
export interface BookingTarget {
  facility_id: number;
  facility: FacilityDetail;
  slots: readonly AvailableTimeSlot[];
  /** What the facility says to families that come, with line breaks; null: nothing. */
  guidance: string | null;
  /** Why they could not be loaded; undefined: they are loaded. */
  slotsFailure: string | undefined;
}

/** Loads the facility of the address and its slots. @throws as `facilityByPath` */
export async function loadTarget(args: LoaderArgs): Promise<BookingTarget> {
  const facility = await facilityByPath(args);
  const { facility_id, facility_number } = facility;
  let slotsFailure: string | undefined;
  const times = await args.context.get(api)(listAvailableTimes, {
    query: { facility_id, ...(facility_number && { facility_number }) },
    signal: args.request.signal,
    onFailure: ({ message }) => {
      slotsFailure = message ?? copy.slotsFailure;
    },
  });
  return {
    facility_id,
    facility,
    slots: times?.data.available_time_slot_list ?? [],
    guidance: times?.data.visit_guidance ?? null,
    slotsFailure,
  };
}

/** The slot that begins then. @param startsAt `YYYY-MM-DD HH:mm:ss` */
export const slotAt = (
  slots: readonly AvailableTimeSlot[],
  startsAt: string,
): AvailableTimeSlot | undefined => slots.find(({ starts_at }) => starts_at === startsAt);
