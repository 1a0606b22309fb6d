import { defineFlow } from '@enerabi/shared/flow/declaration';

const needs = [
  { fact: 'targetFacility', otherwise: 'facility' },
  { fact: 'jobPosting', otherwise: 'facility' },
] as const;

/** Contact about a job posting (specification section 2; R2.3). */
export const jobContactFlow = defineFlow({
  name: 'job contact',
  facility: 'f/:facility_path_name',
  steps: {
    job_contact_input: {
      path: 'contact/:facility_path_name/job_contact_input',
      requires: needs,
      // R2.1
      enterFrom: {
        steps: ['job_contact_input'],
        alsoFrom: { steps: ['job_contact_confirm'], while: 'targetFacility' },
        otherwise: 'facility',
      },
    },
    job_contact_confirm: { path: 'contact/:facility_path_name/job_contact_confirm', requires: needs },
    job_contact_complete: { path: 'contact/:facility_path_name/job_contact_complete', requires: needs },
  },
});
