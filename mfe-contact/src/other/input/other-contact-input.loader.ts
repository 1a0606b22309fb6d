import { guardLoader } from '@enerabi/shared/flow';
import { loadAnew, tabDraft } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import { initialPurposeKindId, setCandidateInformation } from '../../message/draft/contact-draft.rules.ts';
import { otherKindIds } from '../../message/draft/contact-kinds.rules.ts';
import { loadInput } from '../../message/form/load-input.ts';
import { otherContact } from '../other-contact.ts';

export const loader = guardLoader({
  flow: otherContact.flow,
  step: otherContact.input,
  store: otherContact.store,
  // The facility of the address is the target; an unknown one is 404.
  factsOf: () => ({ targetFacility: true }),
  load: async (args: LoaderArgs) => {
    const [target, input] = await Promise.all([
      loadAnew(otherContact, args),
      loadInput(args, tabDraft(otherContact, otherContact.draftName(args)), (profile) => ({
        purposeKindId: initialPurposeKindId(profile?.positions),
        informed: (empty) => ({
          ...(profile ? setCandidateInformation(empty, profile) : empty),
          kinds: otherKindIds.map(String),
        }),
      })),
    ]);
    return { ...target, ...input };
  },
});

export type OtherContactInputData = Awaited<ReturnType<typeof loader>>;
