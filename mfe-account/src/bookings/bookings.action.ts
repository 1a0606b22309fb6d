import { cancelBooking } from '@enerabi/shared/contract';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { cancelledAddress } from './bookings.address.ts';

/** Why a booking was not cancelled; the page has the texts. */
export interface BookingsReply {
  booking_id: number;
  failure: string;
}

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const booking_id = Number(form.get('booking_id'));
  const failed = await carryOut(args, cancelBooking, { booking_id });
  if (!failed) return redirect(cancelledAddress);
  return data<BookingsReply>({ booking_id, failure: failed.code }, { status: failed.status });
};
