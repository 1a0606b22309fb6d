import { addressOf } from '@enerabi/shared/flow';
import { FormSection } from '@enerabi/shared/form';
import { setTabDraft, tabDraft } from '@enerabi/shared/form-flow';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { ContentField } from '../../message/fields/content-field.tsx';
import { copy } from '../../message/fields/fields.copy.ts';
import { PurposeField } from '../../message/fields/kinds-fields.tsx';
import { PersonFields } from '../../message/fields/person-fields.tsx';
import { ContactForm } from '../../message/form/contact-form.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, otherContact } from '../other-contact.ts';
import { copy as page } from './other-contact-input.copy.ts';
import type { OtherContactInputData } from './other-contact-input.loader.ts';

/** The fields of another contact: its kind is given, a general inquiry of either purpose. */
export function OtherContactForm() {
  const { facility, candidate_contact_kinds, initial } = useLoaderData<OtherContactInputData>();
  const reply = useActionData<ContactReply>();
  const { path_name } = facility;
  const name = draftName(path_name);
  return (
    <ContactForm
      saved={{
        name,
        title: page.title(facility.name),
        path: addressOf(otherContact.flow, otherContact.input, path_name),
      }}
      initial={initial}
      known={tabDraft(otherContact, name)}
      reply={reply}
      onChange={(draft) => setTabDraft(otherContact, { name, facility: path_name, draft })}
    >
      {({ draft, errorOf }) => (
        <>
          <FormSection title={copy.message}>
            <input type="hidden" name="kinds.1" value="999" />
            <input type="hidden" name="kinds.2" value="9999" />
            <PurposeField draft={draft} errorOf={errorOf} permitted={candidate_contact_kinds} />
            <ContentField draft={draft} errorOf={errorOf} />
          </FormSection>
          <PersonFields draft={draft} errorOf={errorOf} />
        </>
      )}
    </ContactForm>
  );
}
