import { guardLoader } from '@enerabi/shared/flow';
import { facilityOf } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { enrolmentContactFlow } from '../../flows/enrolment-contact.flow.ts';
import { completionOf } from '../../message/complete/completion-address.ts';
import { enrolmentContact } from '../enrolment-contact.ts';

const completionIn = ({ request }: LoaderArgs) => completionOf(new URL(request.url).searchParams);

export const loader = guardLoader({
  flow: enrolmentContactFlow,
  step: 'contact_complete',
  store: enrolmentContact.store,
  // The address names the message, so that a reload shows it again.
  factsOf: (args) => ({ isSent: completionIn(args) !== undefined }),
  load: async (args) => ({
    facility: await facilityOf(enrolmentContact, args),
    completion: completionIn(args),
  }),
});

export type ContactCompleteData = Awaited<ReturnType<typeof loader>>;
