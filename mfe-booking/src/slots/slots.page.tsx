import type { FacilityDetail } from '@enerabi/shared/contract';
import { type PageHandle, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState, PhoneLinks, Stepper, TargetFacility } from '@enerabi/shared/ui';
import { copy } from './slots.copy.ts';
import type { SlotsData } from './slots.loader.ts';
import styles from './slots.module.css';

export { loader } from './slots.loader.ts';

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const { facility } = useLoaderData<SlotsData>();
  return (
    <div className={styles.page}>
      <PageHead title={copy.title(facility.name)} noindex />
      <h1>{copy.heading}</h1>
      <Stepper steps={Object.values(copy.steps)} current={copy.steps.slot} />
      <TargetFacility facility={facility} />
      <DemoNotice facilities={[facility]} />
      <section className={styles.section} aria-labelledby="slots">
        <h2 id="slots">{copy.slots}</h2>
        <NoSlots facility={facility} />
      </section>
      <section className={styles.section} aria-labelledby="flow">
        <h2 id="flow">{copy.flow.title}</h2>
        <ol className={styles.flow}>
          {copy.flow.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** R6.6: the empty-booking state, with the ways that are open. */
const NoSlots = ({ facility }: { facility: FacilityDetail }) => (
  <EmptyState
    heading="h3"
    title={copy.empty.title}
    illustration="/illustrations/visit.svg"
    actions={
      <>
        <ButtonLink kind="secondary" to={`/contact/${facility.path_name}/contact_input`} reloadDocument>
          {copy.empty.contact}
        </ButtonLink>
        <ButtonLink kind="plain" to={`/f/${facility.path_name}`}>
          {copy.empty.back}
        </ButtonLink>
      </>
    }
  >
    <p>{facility.phones.length > 0 ? copy.empty.byPhone : copy.empty.withoutPhone}</p>
    {facility.phones.length > 0 && (
      <p className={styles.phone}>
        {copy.empty.phone}
        <PhoneLinks phones={facility.phones} />
      </p>
    )}
  </EmptyState>
);
