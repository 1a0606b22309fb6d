import { addressOf, guardLoader } from '@enerabi/shared/flow';
import { facilityOf } from '@enerabi/shared/form-flow';
import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { referenceIn } from '../../message/complete/completion-address.ts';
import { supportMessage } from '../support-message.ts';

const sentIn = ({ request }: LoaderArgs) => referenceIn(new URL(request.url).searchParams);

export const loader = guardLoader({
  flow: supportMessage.flow,
  step: 'complete',
  store: supportMessage.store,
  // The address names the message, so that a reload shows it again.
  factsOf: (args) => ({ targetFacility: sentIn(args) !== undefined }),
  load: async (args) => {
    const reference = sentIn(args);
    // Without a message that was sent there is nothing to say.
    if (!reference)
      throw redirect(addressOf(supportMessage.flow, 'facility', args.params.facility_path_name ?? ''));
    return { facility: await facilityOf(supportMessage, args), reference };
  },
});

export type SupportMessageCompleteData = Awaited<ReturnType<typeof loader>>;
