import { plannerPagePath } from '@enerabi/shared/contract';
import { addressOf } from '@enerabi/shared/flow';
import { FlowPage } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  Link,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { bookingFlow } from '../flow/booking.flow.ts';
import { steps } from '../steps/steps.copy.ts';
import type { CarriedForm } from './carried-form.ts';
import { NoSlots } from './no-slots.tsx';
import { copy } from './slots.copy.ts';
import type { SlotsData } from './slots.loader.ts';
import styles from './slots.module.css';
import { VisitGuide } from './visit-guide.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'slots-loader' */ './slots.loader.ts').then((module) => module.loader(args));
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'slots-action' */ './slots.action.ts').then((module) => module.action(args));
export { shouldRevalidate } from './should-revalidate.ts';

const SlotForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'slots.form' */ './slot-form.tsx')).SlotForm,
);

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const { facility, slots, guidance, slotsFailure } = useLoaderData<SlotsData>();
  const carried = useActionData<CarriedForm>();
  return (
    <FlowPage
      title={copy.title(facility.name)}
      heading={copy.heading}
      steps={Object.values(steps)}
      step={steps.slot}
      facility={facility}
    >
      <section className={styles.section} aria-labelledby="slots">
        <h2 id="slots">{copy.slots}</h2>
        {slots.length > 0 ? (
          <SlotForm
            slots={slots}
            inputAddress={addressOf(bookingFlow, 'contact_input', facility.path_name)}
            carried={carried}
          />
        ) : (
          <NoSlots facility={facility} failure={slotsFailure} />
        )}
      </section>
      {slots.length > 0 && (
        <p className={styles.plan}>
          {copy.plan.text}
          <Link to={plannerPagePath([facility.path_name])}>{copy.plan.link}</Link>
        </p>
      )}
      {facility.tour_acceptance === 'slots' && <VisitGuide guidance={guidance} />}
    </FlowPage>
  );
}
