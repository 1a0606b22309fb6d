import { guardLoader } from '@enerabi/shared/flow';
import { factsOfAddress, targetOf } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { completionOf } from '../../message/complete/completion-address.ts';
import { jobContact } from '../job-contact.ts';

export const loader = guardLoader({
  flow: jobContact.flow,
  step: 'job_contact_complete',
  store: jobContact.store,
  factsOf: (args) => factsOfAddress(jobContact, args),
  load: async (args: LoaderArgs) => ({
    ...(await targetOf(jobContact, args)),
    completion: completionOf(new URL(args.request.url).searchParams),
  }),
});

export type JobContactCompleteData = Awaited<ReturnType<typeof loader>>;
