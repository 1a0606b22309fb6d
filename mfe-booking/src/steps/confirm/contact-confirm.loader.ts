import { confirmLoader } from '@enerabi/shared/form-flow';
import { booking } from '../booking.ts';

export const loader = confirmLoader(booking);

export type ContactConfirmData = Awaited<ReturnType<typeof loader>>;
