import type { FacilityDetail } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { VacancyTable } from '@enerabi/shared/ui';
import { facilityCrumbs } from './facility.crumbs.ts';
import { facilityStructuredData } from './facility.structured-data.ts';
import { copy } from './facility-facts.copy.ts';
import styles from './facility-facts.module.css';
import { careFacts, contactFacts, locationFacts, openingFacts, outlineFacts } from './fact-groups.tsx';
import { FactSection, Section, SourceNote } from './fact-section.tsx';

/** Vacancy and facts, group by group. */
export function FacilityFacts({ facility, today }: { facility: FacilityDetail; today: string }) {
  const { sources, vacancy } = facility;
  const { origin } = useSite();
  return (
    <div className={styles.sections}>
      <StructuredData data={facilityStructuredData(facility, facilityCrumbs(facility), origin)} />
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
    </div>
  );
}
