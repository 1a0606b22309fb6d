import { holdDraft } from '@enerabi/shared/form-flow';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { booking } from '../steps/booking.ts';
import { readDraft } from '../steps/draft/booking-fields.ts';
import type { CarriedForm } from './carried-form.ts';
import { dayParameter } from './slot-time.ts';

/** Another time is wanted: the page carries what is filled in, as every page of the flow does (R2.8). */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const draft = readDraft(form);
  holdDraft(booking, args, draft);
  const day = String(form.get(dayParameter) ?? draft.texts.desired_reservation_datetime.slice(0, 10));
  return data<CarriedForm>({ draft, day });
};
