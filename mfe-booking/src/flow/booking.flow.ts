import { defineFlow } from '@enerabi/shared/flow/declaration';

/** One-stop booking (specification section 2; R2.5). */
export const bookingFlow = defineFlow({
  name: 'booking',
  facility: 'one_stop/f/:facility_path_name',
  steps: {
    contact_input: {
      path: 'one_stop/contact/:facility_path_name/contact_input',
      onEnter: { clears: 'isSetCandidateInformation', unlessFrom: ['contact_confirm'] },
    },
    contact_confirm: {
      path: 'one_stop/contact/:facility_path_name/contact_confirm',
      requires: [
        { fact: 'targetFacility', otherwise: 'contact_input' },
        { fact: 'isSent', otherwise: 'contact_input' },
      ],
      enterFrom: { steps: ['contact_input'], otherwise: 'facility' },
    },
    contact_complete: {
      path: 'one_stop/contact/:facility_path_name/contact_complete',
      requires: [{ fact: 'targetFacility', otherwise: 'facility' }],
    },
  },
});
