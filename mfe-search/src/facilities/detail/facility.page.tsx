import { prefectureByCode } from '@enerabi/shared/constants';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { PageHead, useLoaderData, useSite } from '@enerabi/shared/kernel';
import {
  Breadcrumbs,
  type Crumb,
  DemoNotice,
  dateText,
  facilityTypeName,
  Tag,
  VacancyTable,
} from '@enerabi/shared/ui';
import { copy, facilityDescription } from './facility.copy.ts';
import type { FacilityData } from './facility.loader.ts';
import styles from './facility.module.css';
import { facilityStructuredData } from './facility.structured-data.ts';
import { careFacts, contactFacts, locationFacts, openingFacts, outlineFacts } from './fact-groups.tsx';
import { FactSection, Section, SourceNote } from './fact-section.tsx';
import { NearbyFacilities } from './nearby-facilities.tsx';
import { VisitActions } from './visit-actions.tsx';

export { loader } from './facility.loader.ts';

const crumbsOf = ({ prefecture_code, name, path_name }: FacilityDetail): Crumb[] => {
  const area = prefectureByCode(prefecture_code)?.name;
  return [
    { name: copy.top, to: '/' },
    { name: copy.list, to: '/f' },
    ...(area ? [{ name: copy.listOf(area), to: `/f?area=${prefecture_code}` }] : []),
    { name, to: `/f/${path_name}` },
  ];
};

export function Component() {
  const { facility, nearby, today } = useLoaderData<FacilityData>();
  const { origin } = useSite();
  const crumbs = crumbsOf(facility);
  return (
    <>
      <PageHead
        title={`${facility.name}（${facility.municipality_name}）`}
        description={facilityDescription(facility)}
        canonical={`/f/${facility.path_name}`}
        structuredData={facilityStructuredData(facility, crumbs, origin)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.facility}>
        <FacilityHeader facility={facility} />
        <DemoNotice facilities={[facility, ...nearby]} />
        <div className={styles.columns}>
          <VisitActions facility={facility} />
          <div className={styles.sections}>
            <Facts facility={facility} today={today} />
          </div>
        </div>
        <NearbyFacilities nearby={nearby} today={today} />
      </article>
    </>
  );
}

const FacilityHeader = ({ facility }: { facility: FacilityDetail }) => (
  <header className={styles.header}>
    <p className={styles.tags}>
      <Tag kind="strong">{facilityTypeName(facility)}</Tag> <Tag>{facility.municipality_name}</Tag>
    </p>
    <h1>{facility.name}</h1>
    {facility.name_kana && <p className={styles.kana}>{facility.name_kana}</p>}
    <p className={styles.updated}>{copy.updated(dateText(facility.updated_on))}</p>
  </header>
);

function Facts({ facility, today }: { facility: FacilityDetail; today: string }) {
  const { sources, vacancy } = facility;
  return (
    <>
      <Section title={copy.sections.vacancy}>
        {vacancy ? (
          <>
            <VacancyTable vacancy={vacancy} today={today} />
            <SourceNote source={vacancy.source} />
          </>
        ) : (
          <p>{copy.noVacancy}</p>
        )}
      </Section>
      <FactSection title={copy.sections.outline} facts={outlineFacts(facility)} sources={sources} />
      <FactSection
        title={copy.sections.opening}
        facts={openingFacts(facility)}
        sources={sources}
        empty={copy.noOpening}
      />
      <FactSection title={copy.sections.care} facts={careFacts(facility)} sources={sources} />
      <FactSection title={copy.sections.location} facts={locationFacts(facility)} sources={sources} />
      <FactSection
        title={copy.sections.contact}
        facts={contactFacts(facility)}
        sources={sources}
        empty={copy.noContact}
      />
    </>
  );
}
