import { flowStore } from '@enerabi/shared/flow';
import { knownTarget } from '@enerabi/shared/form-flow';
import { otherContactFlow } from '../flows/other-contact.flow.ts';
import type { ContactDraft } from '../message/draft/contact-draft.ts';
import { otherKindIds } from '../message/draft/contact-kinds.rules.ts';
import { loadTarget, type TargetFacility } from '../message/form/target.ts';
import type { Contact } from '../message/send/contact.ts';

type Fact = 'targetFacility' | 'isSetCandidateInformation';
type Step = 'other_contact_input' | 'other_contact_confirm';

/** Name under which the browser keeps the draft. */
export const draftName = (facility: string): string => `other_contact:${facility}`;

/** The other contact: its store holds the form of this tab (R4). Only general inquiries belong to it. */
export const otherContact: Contact<Step, Fact, TargetFacility> = {
  flow: otherContactFlow,
  input: 'other_contact_input',
  confirm: 'other_contact_confirm',
  store: flowStore<ContactDraft, Fact, Step>(),
  facts: { targetFacility: true, isSetCandidateInformation: true },
  load: async (args) => {
    const target = await loadTarget(args);
    const candidate_contact_kinds = target.candidate_contact_kinds.filter(
      ({ facility_candidate_contact_kind_id }) => otherKindIds.includes(facility_candidate_contact_kind_id),
    );
    return { ...target, candidate_contact_kinds, answersKinds: candidate_contact_kinds.length > 0 };
  },
  known: knownTarget(),
  draftName: ({ params }) => draftName(params.facility_path_name ?? ''),
};
