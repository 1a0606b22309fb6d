import { addressOf } from '@enerabi/shared/flow';
import { FormSection } from '@enerabi/shared/form';
import { OccupationFields } from '@enerabi/shared/form/occupation';
import { setTabDraft, tabDraft } from '@enerabi/shared/form-flow';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { enrolmentContactFlow } from '../../flows/enrolment-contact.flow.ts';
import { ChildrenFields } from '../../message/fields/children-fields.tsx';
import { ContentField } from '../../message/fields/content-field.tsx';
import { DatesFields } from '../../message/fields/dates-fields.tsx';
import { copy } from '../../message/fields/fields.copy.ts';
import { KindsFields } from '../../message/fields/kinds-fields.tsx';
import { PersonFields } from '../../message/fields/person-fields.tsx';
import { ContactForm } from '../../message/form/contact-form.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, enrolmentContact } from '../enrolment-contact.ts';
import { copy as page } from './contact-input.copy.ts';
import type { ContactInputData } from './contact-input.loader.ts';

/** The fields of an enrolment or general contact, in the order of specification section 3. */
export function EnrolmentForm() {
  const { facility, candidate_contact_kinds, initial, calendar, today } = useLoaderData<ContactInputData>();
  const reply = useActionData<ContactReply>();
  const { path_name } = facility;
  const name = draftName(path_name);
  return (
    <ContactForm
      saved={{
        name,
        title: page.title(facility.name),
        path: addressOf(enrolmentContactFlow, 'contact_input', path_name),
      }}
      initial={initial}
      known={tabDraft(enrolmentContact, name)}
      reply={reply}
      onChange={(draft) => setTabDraft(enrolmentContact, { name, facility: path_name, draft })}
    >
      {({ draft, live, errorOf }) => (
        <>
          <FormSection title={copy.message}>
            <KindsFields draft={draft} errorOf={errorOf} permitted={candidate_contact_kinds} />
            <ContentField draft={draft} errorOf={errorOf} />
          </FormSection>
          <DatesFields draft={draft} errorOf={errorOf} calendar={calendar} />
          <PersonFields draft={draft} errorOf={errorOf} />
          <div data-purpose="2">
            <ChildrenFields draft={draft} live={live} errorOf={errorOf} today={today} />
          </div>
          <div data-purpose="1">
            <FormSection title={copy.work.title}>
              <OccupationFields texts={draft.texts} errorOf={errorOf} today={today} />
            </FormSection>
          </div>
        </>
      )}
    </ContactForm>
  );
}
