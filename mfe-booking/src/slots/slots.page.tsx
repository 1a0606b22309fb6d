import type { FacilityDetail } from '@enerabi/shared/contract';
import { type PageHandle, PageHead, useCapabilities, useLoaderData } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  DemoNotice,
  EmptyState,
  PhoneLinks,
  phoneAddress,
  Stepper,
  TargetFacility,
} from '@enerabi/shared/ui';
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
      {facility.tour_acceptance === 'slots' && <Flow />}
    </div>
  );
}

/** Explains how booking a visit works. */
const Flow = () => (
  <section className={styles.section} aria-labelledby="flow">
    <h2 id="flow">{copy.flow.title}</h2>
    <ol className={styles.flow}>
      {copy.flow.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

/** The empty state of booking (R6.6), with other ways to reach the facility. */
function NoSlots({ facility: { path_name, phones, tour_acceptance } }: { facility: FacilityDetail }) {
  const { inquiry } = useCapabilities();
  const canCall = phones.some((phone) => phoneAddress(phone));
  return (
    <EmptyState
      heading="h3"
      title={copy.empty.titles[tour_acceptance]}
      illustration="/illustrations/visit.svg"
      actions={
        <>
          {inquiry && (
            <ButtonLink kind="secondary" to={`/contact/${path_name}/contact_input`} reloadDocument>
              {copy.empty.contact}
            </ButtonLink>
          )}
          <ButtonLink kind={inquiry ? 'plain' : 'secondary'} to={`/f/${path_name}`}>
            {copy.empty.back}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.empty[canCall ? 'byPhone' : 'withoutPhone'][tour_acceptance]}</p>
      {canCall && (
        <p className={styles.phone}>
          {copy.empty.phone}
          <PhoneLinks phones={phones} />
        </p>
      )}
    </EmptyState>
  );
}
