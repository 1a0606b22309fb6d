import type { FacilityDetail } from '@enerabi/shared/contract';
import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs, DemoNotice, dateText, facilityTypeName, Tag } from '@enerabi/shared/ui';
import { copy, facilityDescription } from './facility.copy.ts';
import { facilityCrumbs } from './facility.crumbs.ts';
import type { FacilityData } from './facility.loader.ts';
import styles from './facility.module.css';
import { VisitActions } from './visit-actions.tsx';

/** The first page has its data already: neither this nor the facts are needed before it has settled. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'facility-loader' */ './facility.loader.ts').then((module) =>
    module.loader(args),
  );

const FacilityFacts = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-facts.tsx')).FacilityFacts,
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
        <DemoNotice facilities={[facility, ...nearby]} />
        <div className={styles.columns}>
          <VisitActions facility={facility} />
          <FacilityFacts facility={facility} today={today} />
        </div>
        <NearbyFacilities nearby={nearby} today={today} />
      </article>
    </>
  );
}

const FacilityHeader = ({ facility }: { facility: FacilityDetail }) => (
  <header className={styles.header}>
    <p>
      <Tag kind="strong">{facilityTypeName(facility)}</Tag> <Tag>{facility.municipality_name}</Tag>
    </p>
    <h1>{facility.name}</h1>
    {facility.name_kana && <p className={styles.kana}>{facility.name_kana}</p>}
    <p className={styles.updated}>{copy.updated(dateText(facility.updated_on))}</p>
  </header>
);
