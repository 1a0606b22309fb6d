import { useFormStep } from '@enerabi/shared/form-flow';
import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { PermittedForm } from '../../message/form/permitted-form.tsx';
import { draftName, otherContact } from '../other-contact.ts';
import { copy } from './other-contact-input.copy.ts';
import type { OtherContactInputData } from './other-contact-input.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'other-contact-input-loader' */ './other-contact-input.loader.ts').then(
    (module) => module.loader(args),
  );
const loadAction = () =>
  import(/* webpackChunkName: 'other-contact-action' */ './other-contact-input.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export { shouldRevalidate } from '@enerabi/shared/form';

const OtherContactForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'other-contact-input.form' */ './other-contact-form.tsx'))
      .OtherContactForm,
);

export const handle: PageHandle = {
  layout: 'contact',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const data = useLoaderData<OtherContactInputData>();
  const { facility } = data;
  useFormStep(otherContact, otherContact.input, draftName(facility.path_name), data);
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="input" facility={facility}>
      <PermittedForm {...data} lead={copy.lead}>
        <OtherContactForm />
      </PermittedForm>
    </ContactPage>
  );
}
