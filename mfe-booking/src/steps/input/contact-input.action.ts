import { inputActionOf } from '@enerabi/shared/form-flow';
import { booking } from '../booking.ts';
import { bookingSubmission } from '../draft/booking-submission.ts';

export const action = inputActionOf(booking, bookingSubmission);

export { preloadSteps as preload } from '../preload-steps.ts';
