import { addressOf } from '@enerabi/shared/flow';
import { tabDraft, useFormStep } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { enrolmentContactFlow } from '../../flows/enrolment-contact.flow.ts';
import { ContactPage } from '../../message/form/contact-page.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, enrolmentContact } from '../enrolment-contact.ts';
import { copy } from './contact-confirm.copy.ts';
import type { ContactConfirmData } from './contact-confirm.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-confirm-loader' */ './contact-confirm.loader.ts').then((module) =>
    module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-action' */ './contact-confirm.action.ts').then((module) =>
    module.action(args),
  );

const ConfirmForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'contact-confirm.form' */ '../../message/confirm/confirm-form.tsx'))
      .ConfirmForm,
);

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const data = useLoaderData<ContactConfirmData>();
  const { facility, today } = data;
  const reply = useActionData<ContactReply>();
  const name = draftName(facility.path_name);
  const draft = reply?.draft ?? tabDraft(enrolmentContact, name);
  useFormStep(enrolmentContact, enrolmentContact.confirm, name, data);
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="confirm" facility={facility}>
      {draft && (
        <ConfirmForm
          facility={facility.name}
          draft={draft}
          reply={reply}
          today={today}
          inputAddress={addressOf(enrolmentContactFlow, 'contact_input', facility.path_name)}
        />
      )}
    </ContactPage>
  );
}
