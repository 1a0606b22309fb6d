import { flowStore } from '@enerabi/shared/flow';
import { knownTarget } from '@enerabi/shared/form-flow';
import { enrolmentContactFlow } from '../flows/enrolment-contact.flow.ts';
import type { ContactDraft } from '../message/draft/contact-draft.ts';
import { loadTarget, type TargetFacility } from '../message/form/target.ts';
import type { Contact } from '../message/send/contact.ts';

type Fact = 'targetFacility' | 'isSetCandidateInformation' | 'isSent';
type Step = 'contact_input' | 'contact_confirm' | 'contact_complete';

/** Name under which the browser keeps the draft. */
export const draftName = (facility: string): string => `enrolment_contact:${facility}`;

/** The enrolment contact: its store holds the form of this tab (R4). */
export const enrolmentContact: Contact<Step, Fact, TargetFacility> = {
  flow: enrolmentContactFlow,
  input: 'contact_input',
  confirm: 'contact_confirm',
  store: flowStore<ContactDraft, Fact, Step>(),
  facts: { targetFacility: true, isSetCandidateInformation: true },
  load: loadTarget,
  known: knownTarget(),
  draftName: ({ params }) => draftName(params.facility_path_name ?? ''),
};
