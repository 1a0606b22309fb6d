import type { FacilityDetail } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { VacancyTable } from '@enerabi/shared/ui';
import { facilityCrumbs } from './facility.crumbs.ts';
import { facilityStructuredData } from './facility.structured-data.ts';
import { copy } from './facility-facts.copy.ts';
import { FactSection } from './fact-section.tsx';
import { factSections } from './fact-sections.ts';
import { Section } from './section.tsx';
import { SourceNote } from './source-note.tsx';

/** Vacancy and facts, group by group. */
export function FacilityFacts({ facility, today }: { facility: FacilityDetail; today: string }) {
  const { sources, vacancy } = facility;
  const { origin } = useSite();
  return (
    <>
      <StructuredData data={facilityStructuredData(facility, facilityCrumbs(facility), origin)} />
      <Section id="vacancy">
        {vacancy ? (
          <>
            <VacancyTable vacancy={vacancy} today={today} />
            <SourceNote source={vacancy.source} />
          </>
        ) : (
          <p>{copy.noVacancy}</p>
        )}
      </Section>
      {factSections(facility).map((section) => (
        <FactSection key={section.id} {...section} sources={sources} />
      ))}
    </>
  );
}
