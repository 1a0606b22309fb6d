import { orLogin } from '@enerabi/shared/client';
import { cancelBooking, changeBooking, type Problem } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { slotParameter, startsAtOf } from '../slots/slot-time.ts';
import { bookingAddress, bookingNameIn } from './booking.address.ts';

/** Why a booking was not changed or cancelled; the page has the texts, or the API's own sentence. */
export interface BookingReply {
  intent: 'change' | 'cancel';
  failure: string;
  message?: string | undefined;
}

export const action = async (args: LoaderArgs) => {
  const { request, context } = args;
  const form = await request.formData();
  const name = bookingNameIn(new URL(request.url).searchParams);
  const intent = form.get('intent') === 'change' ? 'change' : 'cancel';
  if (!name) return data<BookingReply>({ intent, failure: 'booking_not_found' }, { status: 404 });
  const desired_reservation_datetime = startsAtOf(String(form.get(slotParameter) ?? ''));
  if (intent === 'change' && desired_reservation_datetime === '')
    return data<BookingReply>({ intent, failure: 'required' }, { status: 422 });
  const problems: Problem[] = [];
  const onFailure = (problem: Problem): void => {
    if (problem.status === 401) orLogin(request)(problem);
    problems.push(problem);
  };
  const { signal } = request;
  const call = context.get(api);
  if (intent === 'change')
    await call(changeBooking, { body: { ...name, desired_reservation_datetime }, signal, onFailure });
  else await call(cancelBooking, { body: name, signal, onFailure });
  const [problem] = problems;
  if (!problem)
    return redirect(bookingAddress(name, { done: intent === 'change' ? 'changed' : 'cancelled' }));
  const { status, code: failure, message } = problem;
  return data<BookingReply>({ intent, failure, message }, { status: status < 500 ? status : 503 });
};
