import { FlowPage, useFormStep } from '@enerabi/shared/form-flow';
import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { booking, draftName } from '../booking.ts';
import { steps } from '../steps.copy.ts';
import { copy } from './contact-input.copy.ts';
import type { ContactInputData } from './contact-input.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-input-loader' */ './contact-input.loader.ts').then((module) =>
    module.loader(args),
  );
const loadAction = () => import(/* webpackChunkName: 'contact-action' */ './contact-input.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export { shouldRevalidate } from '@enerabi/shared/form';

const BookingForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'contact-input.form' */ './booking-form.tsx')).BookingForm,
);

export const handle: PageHandle = {
  layout: 'contact',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const data = useLoaderData<ContactInputData>();
  const { facility } = data;
  useFormStep(booking, booking.input, draftName(facility.path_name), data);
  return (
    <FlowPage
      title={copy.title(facility.name)}
      heading={copy.heading}
      steps={Object.values(steps)}
      step={steps.input}
      facility={facility}
    >
      <p>{copy.lead}</p>
      <BookingForm />
    </FlowPage>
  );
}
