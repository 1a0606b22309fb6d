import { useHomePart } from '@enerabi/shared/commute/use-home-part';
import type { CorporationFacilities, FacilityDetail, Vacancy } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import type { Neighbourhood } from '../../../map/neighbourhood/neighbourhood.rules.ts';
import { NeighbourhoodMap } from '../../../map/neighbourhood/neighbourhood-map.tsx';
import { facilityCrumbs } from '../facility.crumbs.ts';
import { facilityStructuredData } from '../facility.structured-data.ts';
import { FacilityOperator } from '../operator/facility-operator.tsx';
import { PhotoGallery } from '../photos/photo-gallery.tsx';
import { VacancySection } from '../vacancies/vacancy-section.tsx';
import { copy } from './facility-facts.copy.ts';
import styles from './facility-facts.module.css';
import { FactSection } from './fact-section.tsx';
import { factSections } from './fact-sections.ts';
import { mainSourceOf } from './fact-sources.ts';
import { SourceNote } from './source-note.tsx';

const loadCommute = () => import(/* webpackChunkName: 'family' */ '../../../commute/commute-facts.tsx');

interface FacilityFactsProps {
  facility: FacilityDetail;
  /** Vacancies, newest first. */
  history: readonly Vacancy[];
  /** Other facilities of the operator; null if they are not known. */
  others: CorporationFacilities | null;
  /** For the sketch of the neighbourhood. */
  neighbourhood: Neighbourhood | null;
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
}

/** Shows vacancies, photographs and facts, group by group; a family decides by the first ones. */
export function FacilityFacts({ facility, history, others, neighbourhood, today }: FacilityFactsProps) {
  const { origin } = useSite();
  const commute = useHomePart(loadCommute);
  const main = mainSourceOf(facility.sources);
  return (
    <>
      <StructuredData data={facilityStructuredData(facility, facilityCrumbs(facility), origin)} />
      <VacancySection facility={facility} history={history} today={today} />
      <PhotoGallery facility={facility} />
      {factSections(facility).map((section) => (
        <FactSection key={section.id} {...section} sources={facility.sources}>
          {section.id === 'location' && (
            <>
              {commute && <commute.CommuteFacts facility={facility} />}
              <NeighbourhoodMap facility={facility} neighbourhood={neighbourhood} />
            </>
          )}
        </FactSection>
      ))}
      <FacilityOperator facility={facility} others={others} />
      {main && <SourceNote source={main} detail={facility.sources.length > 1 ? copy.mainSource : ''} />}
      <p className={styles.printed}>{copy.printed(`${origin}/f/${facility.path_name}`)}</p>
    </>
  );
}
