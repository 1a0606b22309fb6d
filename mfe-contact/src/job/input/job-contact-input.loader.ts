import { addressOf, guardLoader } from '@enerabi/shared/flow';
import { factsOfAddress, loadAnew, tabDraft } from '@enerabi/shared/form-flow';
import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { setJobCandidateInformation } from '../../message/draft/contact-draft.rules.ts';
import { loadInput } from '../../message/form/load-input.ts';
import { jobContact } from '../job-contact.ts';

const forWork = 1;

export const loader = guardLoader({
  flow: jobContact.flow,
  step: jobContact.input,
  store: jobContact.store,
  factsOf: (args) => factsOfAddress(jobContact, args),
  load: async (args: LoaderArgs) => {
    const target = await loadAnew(jobContact, args);
    // A posting that has ended is none (R2.3).
    if (!target.isOpen) throw redirect(addressOf(jobContact.flow, 'facility', target.facility.path_name));
    const input = await loadInput(args, tabDraft(jobContact, jobContact.draftName(args)), (profile) => ({
      purposeKindId: forWork,
      informed: (empty) => setJobCandidateInformation(empty, profile, target.job_posting.job_type_id),
    }));
    return { ...target, ...input };
  },
});

export type JobContactInputData = Awaited<ReturnType<typeof loader>>;
