import { addressOf, guardLoader } from '@enerabi/shared/flow';
import { facilityOf } from '@enerabi/shared/form-flow';
import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { booking } from '../booking.ts';
import { completionOf } from './completion-address.ts';

const completionIn = ({ request }: LoaderArgs) => completionOf(new URL(request.url).searchParams);

export const loader = guardLoader({
  flow: booking.flow,
  step: 'contact_complete',
  store: booking.store,
  // The address names the booking, so that a reload shows it again.
  factsOf: (args) => ({ targetFacility: completionIn(args) !== undefined }),
  load: async (args) => {
    const completion = completionIn(args);
    // Without a booking there is nothing to say.
    if (!completion)
      throw redirect(addressOf(booking.flow, 'facility', args.params.facility_path_name ?? ''));
    return { facility: await facilityOf(booking, args), completion };
  },
});

export type ContactCompleteData = Awaited<ReturnType<typeof loader>>;
