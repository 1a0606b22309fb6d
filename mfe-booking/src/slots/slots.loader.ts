import { loadAnew } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { booking } from '../steps/booking.ts';

/** The facility and its slots, as they are now. */
export const loader = (args: LoaderArgs) => loadAnew(booking, args);

export type SlotsData = Awaited<ReturnType<typeof loader>>;
