import { guardLoader } from '@enerabi/shared/flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { completionOf } from '../../message/complete/completion-address.ts';
import { factsOfAddress } from '../../message/send/contact.ts';
import { targetOf } from '../../message/send/known-target.ts';
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
