import { useFlowStep } from '@enerabi/shared/flow';
import { type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { enrolmentContactFlow } from '../../flows/enrolment-contact.flow.ts';
import { CompletionView } from '../../message/complete/completion-view.tsx';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { enrolmentContact } from '../enrolment-contact.ts';
import { copy } from './contact-complete.copy.ts';
import type { ContactCompleteData } from './contact-complete.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-complete-loader' */ './contact-complete.loader.ts').then((module) =>
    module.loader(args),
  );

export const handle: PageHandle = { layout: 'contact' };

const facts = { isSent: true };

export function Component() {
  const { facility, completion } = useLoaderData<ContactCompleteData>();
  useFlowStep({
    flow: enrolmentContactFlow,
    step: 'contact_complete',
    store: enrolmentContact.store,
    facility: facility.path_name,
    facts,
  });
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="complete" facility={facility}>
      {completion && <CompletionView facility={facility} completion={completion} />}
    </ContactPage>
  );
}
