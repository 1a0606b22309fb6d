import { useFlowStep } from '@enerabi/shared/flow';
import { CompletedPanel } from '@enerabi/shared/form-flow';
import { type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { supportMessage } from '../support-message.ts';
import { copy } from './support-message-complete.copy.ts';
import type { SupportMessageCompleteData } from './support-message-complete.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(
    /* webpackChunkName: 'support-message-complete-loader' */ './support-message-complete.loader.ts'
  ).then((module) => module.loader(args));

export const handle: PageHandle = { layout: 'support-message' };

export function Component() {
  const { facility, reference } = useLoaderData<SupportMessageCompleteData>();
  const { path_name, name } = facility;
  useFlowStep({
    flow: supportMessage.flow,
    step: 'complete',
    store: supportMessage.store,
    facility: path_name,
    facts: supportMessage.facts,
  });
  return (
    <ContactPage title={copy.title(name)} heading={copy.heading} step="complete" facility={facility}>
      <CompletedPanel
        title={copy.sent}
        lead={copy.lead(name)}
        reference={reference}
        next={[copy.checked, copy.mayStay, copy.noMail, copy.reference]}
      >
        <ButtonRow>
          <ButtonLink to={`/f/${path_name}`}>{copy.toFacility}</ButtonLink>
          <ButtonLink to={`/f/${path_name}/support_message`} kind="secondary">
            {copy.toMessages}
          </ButtonLink>
        </ButtonRow>
      </CompletedPanel>
    </ContactPage>
  );
}
