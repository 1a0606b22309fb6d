import { experienceYearIds, experienceYears, jobTypes } from '@enerabi/shared/constants';
import { addressOf } from '@enerabi/shared/flow';
import { FormSection } from '@enerabi/shared/form';
import { OccupationFields, Options } from '@enerabi/shared/form/occupation';
import { setTabDraft, tabDraft } from '@enerabi/shared/form-flow';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { SelectField } from '@enerabi/shared/ui';
import { ContentField } from '../../message/fields/content-field.tsx';
import { DatesFields } from '../../message/fields/dates-fields.tsx';
import { copy } from '../../message/fields/fields.copy.ts';
import { KindsField } from '../../message/fields/kinds-fields.tsx';
import { PersonFields } from '../../message/fields/person-fields.tsx';
import { ContactForm } from '../../message/form/contact-form.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, jobContact, postingQuery } from '../job-contact.ts';
import { copy as page } from './job-contact-input.copy.ts';
import type { JobContactInputData } from './job-contact-input.loader.ts';

/** The fields of a job contact (specification section 3): with experience, school and graduation. */
export function JobContactForm() {
  const { facility, job, candidate_contact_kinds, initial, calendar, today } =
    useLoaderData<JobContactInputData>();
  const reply = useActionData<ContactReply>();
  const { path_name } = facility;
  const name = draftName(path_name, job.path_name);
  const query = postingQuery(job.path_name);
  return (
    <ContactForm
      saved={{
        name,
        title: page.title(job.title),
        path: addressOf(jobContact.flow, jobContact.input, path_name) + query,
      }}
      initial={initial}
      known={tabDraft(jobContact, name)}
      reply={reply}
      onChange={(draft) => setTabDraft(jobContact, { name, facility: path_name, draft })}
    >
      {({ draft, errorOf }) => (
        <>
          <FormSection title={copy.message}>
            <input type="hidden" name="purpose_kind_id" value="1" />
            <KindsField purpose={1} draft={draft} errorOf={errorOf} permitted={candidate_contact_kinds} />
            <ContentField draft={draft} errorOf={errorOf} />
          </FormSection>
          <DatesFields draft={draft} errorOf={errorOf} calendar={calendar} />
          <PersonFields draft={draft} errorOf={errorOf} />
          <FormSection title={copy.work.title}>
            <SelectField
              name="experience_year_id"
              label={copy.work.experience(jobTypes[job.job_type])}
              need="optional"
              defaultValue={draft.texts.experience_year_id}
              error={errorOf('experience_year_id')}
            >
              <Options ids={experienceYearIds} nameOf={(id) => experienceYears[id]} />
            </SelectField>
            <OccupationFields texts={draft.texts} errorOf={errorOf} today={today} />
          </FormSection>
        </>
      )}
    </ContactForm>
  );
}
