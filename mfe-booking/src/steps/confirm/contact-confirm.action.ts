import { addressIn, confirmActionOf } from '@enerabi/shared/form-flow';
import { redirect } from '@enerabi/shared/kernel';
import { booking } from '../booking.ts';
import { completionQuery } from '../complete/completion-address.ts';
import { bookingSubmission } from '../draft/booking-submission.ts';

export const action = confirmActionOf(booking, bookingSubmission, (booked, args) =>
  redirect(`${addressIn(booking, 'contact_complete', args)}?${completionQuery(booked)}`),
);
