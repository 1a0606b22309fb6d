import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs, DemoNotice } from '@enerabi/shared/ui';
import { facilityDescription } from './facility.copy.ts';
import { facilityCrumbs } from './facility.crumbs.ts';
import type { FacilityData } from './facility.loader.ts';
import styles from './facility.module.css';
import { FacilityHeader } from './facility-header.tsx';

/** The first page has its data already: neither this nor the parts below are needed before it has settled. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'facility-loader' */ './facility.loader.ts').then((module) =>
    module.loader(args),
  );

const FacilityFacts = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-facts.tsx')).FacilityFacts,
);
const FacilityAside = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-aside.tsx')).FacilityAside,
);
const NearbyFacilities = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ './nearby-facilities.tsx')).NearbyFacilities,
);

export function Component() {
  const { facility, nearby, today } = useLoaderData<FacilityData>();
  return (
    <>
      <PageHead
        title={`${facility.name}（${facility.municipality_name}）`}
        description={facilityDescription(facility)}
        canonical={`/f/${facility.path_name}`}
      />
      <Breadcrumbs crumbs={facilityCrumbs(facility)} />
      <article className={styles.facility}>
        <FacilityHeader facility={facility} />
        <FacilityAside facility={facility} hasNearby={nearby !== null} />
        <div className={styles.content}>
          <DemoNotice facilities={[facility, ...(nearby ?? [])]} />
          <FacilityFacts facility={facility} today={today} />
          {nearby && <NearbyFacilities nearby={nearby} today={today} />}
        </div>
      </article>
    </>
  );
}
