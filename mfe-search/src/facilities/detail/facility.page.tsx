import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, DemoNotice } from '@enerabi/shared/ui';
import { FacilityPages } from '../subpages/facility-pages.tsx';
import { noticesFeed } from '../subpages/notices-feed.ts';
import { facilityDescription } from './facility.copy.ts';
import { facilityCrumbs } from './facility.crumbs.ts';
import type { FacilityData } from './facility.loader.ts';
import styles from './facility.module.css';
import { FacilityHeader } from './header/facility-header.tsx';

/** The first page comes with its data, so the loader's code and the parts below load only when the page is idle. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'facility-loader' */ './facility.loader.ts').then((module) =>
    module.loader(args),
  );

const FacilityFacts = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ './facts/facility-facts.tsx')).FacilityFacts,
);
const FacilityAside = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-aside.tsx')).FacilityAside,
);
const NearbyFacilities = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ './nearby-facilities.tsx')).NearbyFacilities,
);
const VisitDates = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './preview/visit-dates.tsx')).VisitDates,
);
const FacilityPreviews = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ './preview/facility-preview.tsx'))
      .FacilityPreviews,
);
const CompareBar = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ '../compare-choice/compare-bar.tsx')).CompareBar,
);

export function Component() {
  const { facility, nearby, neighbourhood, history, others, preview, contact, today } =
    useLoaderData<FacilityData>();
  return (
    <>
      <PageHead
        title={`${facility.name}（${facility.municipality_name}）`}
        description={facilityDescription(facility)}
        canonical={`/f/${facility.path_name}`}
        image={facilityPicture(facility)}
        feed={noticesFeed(facility)}
      />
      <Breadcrumbs crumbs={facilityCrumbs(facility)} />
      <FacilityPages of={facility.path_name} current="facility" />
      <article className={styles.facility}>
        <FacilityHeader facility={facility} />
        <FacilityAside facility={facility} contact={contact} preview={preview} hasNearby={nearby !== null} />
        <div className={styles.content}>
          <DemoNotice kind="line" facilities={[facility, ...(nearby ?? [])]} />
          {preview && facility.tour_acceptance === 'slots' && (
            <VisitDates
              of={facility.path_name}
              slots={preview.visit_slots}
              datesAhead={preview.visit_dates_ahead}
            />
          )}
          <FacilityFacts
            facility={facility}
            history={history}
            others={others}
            neighbourhood={neighbourhood}
            today={today}
          />
          {preview && <FacilityPreviews facility={facility} preview={preview} contact={contact} />}
          {nearby && <NearbyFacilities nearby={nearby} />}
        </div>
      </article>
      <CompareBar stays="wide" />
    </>
  );
}
