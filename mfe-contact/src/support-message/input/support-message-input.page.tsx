import { useFormStep } from '@enerabi/shared/form-flow';
import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { BackToFacility } from '../../message/form/back-to-facility.tsx';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { draftName, supportMessage } from '../support-message.ts';
import { copy } from './support-message-input.copy.ts';
import type { SupportMessageInputData } from './support-message-input.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'support-message-input-loader' */ './support-message-input.loader.ts').then(
    (module) => module.loader(args),
  );
const loadAction = () =>
  import(/* webpackChunkName: 'support-message-action' */ './support-message-input.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));

const SupportMessageForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'support-message-input.form' */ './support-message-form.tsx'))
      .SupportMessageForm,
);

export const handle: PageHandle = {
  layout: 'support-message',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const data = useLoaderData<SupportMessageInputData>();
  const { facility } = data;
  useFormStep(supportMessage, supportMessage.input, draftName(facility.path_name), data);
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="input" facility={facility}>
      <p>{copy.lead}</p>
      <SupportMessageForm />
      <BackToFacility facility={facility} />
    </ContactPage>
  );
}
