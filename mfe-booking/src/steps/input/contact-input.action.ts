import { inputActionOf } from '@enerabi/shared/form-flow';
import { booking } from '../booking.ts';
import { bookingForm } from '../draft/booking-form.ts';

export const action = inputActionOf(booking, bookingForm);

export { preloadSteps as preload } from '../preload-steps.ts';
