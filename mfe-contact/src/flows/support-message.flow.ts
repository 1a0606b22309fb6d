import { defineFlow } from '@enerabi/shared/flow/declaration';

/** A page of the flow is no leaving of the flow (R2.1): what is corrected must not be reset (R4.7). */
const leaving = {
  clears: 'isInputFinished',
  unlessTo: ['input', 'confirm', 'complete'],
} as const;

/** Support message (specification section 2). */
export const supportMessageFlow = defineFlow({
  name: 'support message',
  facility: 'f/:facility_path_name',
  steps: {
    input: {
      path: 'support_message/:facility_path_name/input',
      // R2.1
      enterFrom: {
        steps: ['input'],
        alsoFrom: { steps: ['confirm'], while: 'targetFacility' },
        otherwise: 'facility',
      },
      // R2.6
      onLeave: leaving,
    },
    confirm: {
      path: 'support_message/:facility_path_name/confirm',
      // R2.4
      requires: [{ fact: 'targetFacility', otherwise: 'input' }],
      // R2.6
      onLeave: leaving,
    },
    complete: {
      path: 'support_message/:facility_path_name/complete',
      // R2.4
      requires: [{ fact: 'targetFacility', otherwise: 'facility' }],
      // R2.6
      onLeave: leaving,
    },
  },
});
