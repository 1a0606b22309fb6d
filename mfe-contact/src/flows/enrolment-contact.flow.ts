import { defineFlow } from '@enerabi/shared/flow/declaration';

/** Enrolment and general contact (specification section 2). */
export const enrolmentContactFlow = defineFlow({
  name: 'enrolment contact',
  facility: 'f/:facility_path_name',
  steps: {
    contact_input: {
      path: 'contact/:facility_path_name/contact_input',
      // R2.1
      enterFrom: {
        steps: ['contact_input'],
        alsoFrom: { steps: ['contact_confirm'], while: 'targetFacility' },
        otherwise: 'facility',
      },
      // R2.6
      onLeave: { clears: 'isSetCandidateInformation', unlessTo: ['contact_confirm'] },
    },
    contact_confirm: {
      path: 'contact/:facility_path_name/contact_confirm',
      // R2.2
      requires: [{ fact: 'targetFacility', otherwise: 'contact_input' }],
      // R2.6
      onLeave: { clears: 'isSetCandidateInformation', unlessTo: ['contact_confirm'] },
    },
    contact_complete: {
      path: 'contact/:facility_path_name/contact_complete',
      // The specification names no guard; without a message that was sent there is nothing to say.
      requires: [{ fact: 'isSent', otherwise: 'facility' }],
      // R2.6
      onLeave: { clears: 'isSetCandidateInformation', unlessTo: ['contact_confirm'] },
    },
  },
});
