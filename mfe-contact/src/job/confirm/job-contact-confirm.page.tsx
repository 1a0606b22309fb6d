import { addressOf } from '@enerabi/shared/flow';
import { tabDraft, useFormStep } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
  useSession,
} from '@enerabi/shared/kernel';
import { ContactPage } from '../../message/form/contact-page.tsx';
import type { ContactReply } from '../../message/form/contact-reply.ts';
import { draftName, jobContact, postingQuery } from '../job-contact.ts';
import { TargetJob } from '../target-job.tsx';
import { copy } from './job-contact-confirm.copy.ts';
import type { JobContactConfirmData } from './job-contact-confirm.loader.ts';
import { RegistrationField } from './registration-field.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-contact-confirm-loader' */ './job-contact-confirm.loader.ts').then(
    (module) => module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-contact-action' */ './job-contact-confirm.action.ts').then((module) =>
    module.action(args),
  );

const ConfirmForm = deferredPart(
  async () =>
    (
      await import(
        /* webpackChunkName: 'job-contact-confirm.form' */ '../../message/confirm/confirm-form.tsx'
      )
    ).ConfirmForm,
);

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const data = useLoaderData<JobContactConfirmData>();
  const { facility, job, today } = data;
  const reply = useActionData<ContactReply>();
  const isMember = useSession(({ user }) => user !== null);
  const name = draftName(facility.path_name, job.path_name);
  const draft = reply?.draft ?? tabDraft(jobContact, name);
  useFormStep(jobContact, jobContact.confirm, name, data);
  const query = postingQuery(job.path_name);
  return (
    <ContactPage
      title={copy.title(job.title)}
      heading={copy.heading}
      step="confirm"
      facility={facility}
      target={<TargetJob job={job} facility={facility.path_name} />}
    >
      {draft && (
        <ConfirmForm
          facility={facility.name}
          draft={draft}
          reply={reply}
          today={today}
          inputAddress={addressOf(jobContact.flow, jobContact.input, facility.path_name) + query}
        >
          {(errorOf) => !isMember && <RegistrationField error={errorOf('password')} />}
        </ConfirmForm>
      )}
    </ContactPage>
  );
}
