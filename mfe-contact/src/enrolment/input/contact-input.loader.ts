import { guardLoader } from '@enerabi/shared/flow';
import { loadAnew, tabDraft } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { initialPurposeKindId, setCandidateInformation } from '../../message/draft/contact-draft.rules.ts';
import { loadInput } from '../../message/form/load-input.ts';
import { enrolmentContact } from '../enrolment-contact.ts';

export const loader = guardLoader({
  flow: enrolmentContact.flow,
  step: enrolmentContact.input,
  store: enrolmentContact.store,
  load: async (args: LoaderArgs) => {
    const [target, input] = await Promise.all([
      loadAnew(enrolmentContact, args),
      loadInput(args, tabDraft(enrolmentContact, enrolmentContact.draftName(args)), (profile) => ({
        purposeKindId: initialPurposeKindId(profile?.positions),
        informed: (empty) => (profile ? setCandidateInformation(empty, profile) : empty),
      })),
    ]);
    return { ...target, ...input };
  },
});

export type ContactInputData = Awaited<ReturnType<typeof loader>>;
