import { addressOf } from '@enerabi/shared/flow';
import { tabDraft, useFormStep } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import type { Completion } from '../../message/complete/completion-address.ts';
import { CompletionView } from '../../message/complete/completion-view.tsx';
import { ContactPage } from '../../message/form/contact-page.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, otherContact } from '../other-contact.ts';
import { copy } from './other-contact-confirm.copy.ts';
import type { OtherContactConfirmData } from './other-contact-confirm.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'other-contact-confirm-loader' */ './other-contact-confirm.loader.ts').then(
    (module) => module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'other-contact-action' */ './other-contact-confirm.action.ts').then((module) =>
    module.action(args),
  );

const ConfirmForm = deferredPart(
  async () =>
    (
      await import(
        /* webpackChunkName: 'other-contact-confirm.form' */ '../../message/confirm/confirm-form.tsx'
      )
    ).ConfirmForm,
);

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const data = useLoaderData<OtherContactConfirmData>();
  const { facility, today } = data;
  const answer = useActionData<ContactReply | { completion: Completion }>();
  const completion = answer && 'completion' in answer ? answer.completion : undefined;
  const reply = answer && 'draft' in answer ? answer : undefined;
  const name = draftName(facility.path_name);
  const draft = reply?.draft ?? tabDraft(otherContact, name);
  useFormStep(otherContact, otherContact.confirm, name, data);
  const words = completion ? copy.completed : copy;
  return (
    <ContactPage
      title={words.title(facility.name)}
      heading={words.heading}
      step={completion ? 'complete' : 'confirm'}
      facility={facility}
    >
      {completion && <CompletionView facility={facility} completion={completion} />}
      {!completion && draft && (
        <ConfirmForm
          facility={facility.name}
          draft={draft}
          reply={reply}
          today={today}
          inputAddress={addressOf(otherContact.flow, otherContact.input, facility.path_name)}
        />
      )}
    </ContactPage>
  );
}
