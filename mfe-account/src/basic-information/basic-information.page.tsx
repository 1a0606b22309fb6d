import { FormPage } from '@enerabi/shared/form';
import { deferredPart, type LoaderArgs, type PageHandle, useCapabilities } from '@enerabi/shared/kernel';
import { RegistrationSteps } from '../registration/registration-steps.tsx';
import { copy } from './basic-information.copy.ts';

const loadAction = () =>
  import(/* webpackChunkName: 'basic-information-action' */ './basic-information.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'basic-information-loader' */ './basic-information.loader.ts').then((module) =>
    module.loader(args),
  );
export { shouldRevalidate } from '@enerabi/shared/form';

const BasicInformationForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'basic-information.form' */ './basic-information-form.tsx'))
      .BasicInformationForm,
);

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export const Component = () => (
  <FormPage
    title={copy.title}
    steps={<RegistrationSteps current="information" />}
    lead={copy.lead(useCapabilities())}
  >
    <BasicInformationForm />
  </FormPage>
);
