import { useFormStep } from '@enerabi/shared/form-flow';
import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ContactPage } from '../../message/form/contact-page.tsx';
import { PermittedForm } from '../../message/form/permitted-form.tsx';
import { draftName, enrolmentContact } from '../enrolment-contact.ts';
import { copy } from './contact-input.copy.ts';
import type { ContactInputData } from './contact-input.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-input-loader' */ './contact-input.loader.ts').then((module) =>
    module.loader(args),
  );
const loadAction = () => import(/* webpackChunkName: 'contact-action' */ './contact-input.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export { shouldRevalidate } from '@enerabi/shared/form';

const EnrolmentForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'contact-input.form' */ './enrolment-form.tsx')).EnrolmentForm,
);

export const handle: PageHandle = {
  layout: 'contact',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const data = useLoaderData<ContactInputData>();
  const { facility } = data;
  useFormStep(enrolmentContact, enrolmentContact.input, draftName(facility.path_name), data);
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="input" facility={facility}>
      <PermittedForm {...data} lead={copy.lead}>
        <EnrolmentForm />
      </PermittedForm>
    </ContactPage>
  );
}
