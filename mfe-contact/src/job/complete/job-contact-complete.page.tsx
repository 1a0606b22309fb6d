import { useFlowStep } from '@enerabi/shared/flow';
import { type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { CompletionView } from '../../message/complete/completion-view.tsx';
import { BackToFacility } from '../../message/form/back-to-facility.tsx';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { jobContact } from '../job-contact.ts';
import { TargetJob } from '../target-job.tsx';
import { copy } from './job-contact-complete.copy.ts';
import type { JobContactCompleteData } from './job-contact-complete.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-contact-complete-loader' */ './job-contact-complete.loader.ts').then(
    (module) => module.loader(args),
  );

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const { facility, job, completion } = useLoaderData<JobContactCompleteData>();
  useFlowStep({
    flow: jobContact.flow,
    step: 'job_contact_complete',
    store: jobContact.store,
    facility: facility.path_name,
    facts: jobContact.facts,
  });
  return (
    <ContactPage
      title={copy.title(job.title)}
      heading={copy.heading}
      step="complete"
      facility={facility}
      target={<TargetJob job={job} facility={facility.path_name} />}
    >
      {completion ? (
        <CompletionView facility={facility} completion={completion} />
      ) : (
        <BackToFacility facility={facility} />
      )}
    </ContactPage>
  );
}
