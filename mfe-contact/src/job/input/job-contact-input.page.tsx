import { useFormStep } from '@enerabi/shared/form-flow';
import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { contactKindsOf } from '../../message/draft/contact-kinds.rules.ts';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { PermittedForm } from '../../message/form/permitted-form.tsx';
import { draftName, jobContact } from '../job-contact.ts';
import { TargetJob } from '../target-job.tsx';
import { copy } from './job-contact-input.copy.ts';
import type { JobContactInputData } from './job-contact-input.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-contact-input-loader' */ './job-contact-input.loader.ts').then((module) =>
    module.loader(args),
  );
const loadAction = () => import(/* webpackChunkName: 'job-contact-action' */ './job-contact-input.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export { shouldRevalidate } from '@enerabi/shared/form';

const JobContactForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'job-contact-input.form' */ './job-contact-form.tsx')).JobContactForm,
);

export const handle: PageHandle = {
  layout: 'contact',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const data = useLoaderData<JobContactInputData>();
  const { facility, job, candidate_contact_kinds } = data;
  useFormStep(jobContact, jobContact.input, draftName(facility.path_name, job.path_name), data);
  const answers = contactKindsOf(1, candidate_contact_kinds).length > 0;
  return (
    <ContactPage
      title={copy.title(job.title)}
      heading={copy.heading}
      step="input"
      facility={facility}
      target={<TargetJob job={job} facility={facility.path_name} />}
    >
      <PermittedForm {...data} answersKinds={answers} lead={copy.lead}>
        <JobContactForm />
      </PermittedForm>
    </ContactPage>
  );
}
