import { defineFlow } from '@enerabi/shared/flow/declaration';

/** Other contact, which is completed on its confirm page (specification section 2; R1.4). */
export const otherContactFlow = defineFlow({
  name: 'other contact',
  facility: 'f/:facility_path_name',
  steps: {
    other_contact_input: {
      path: 'contact/:facility_path_name/other_contact_input',
      // R2.2
      requires: [{ fact: 'targetFacility', otherwise: 'facility' }],
      // R2.6
      onLeave: { clears: 'isSetCandidateInformation', unlessTo: ['other_contact_confirm'] },
    },
    other_contact_confirm: {
      path: 'contact/:facility_path_name/other_contact_confirm',
      // R2.2
      requires: [{ fact: 'targetFacility', otherwise: 'other_contact_input' }],
      enterFrom: { steps: ['other_contact_input'], otherwise: 'facility' },
      // R2.6
      onLeave: { clears: 'isSetCandidateInformation', unlessTo: ['other_contact_confirm'] },
    },
  },
});
