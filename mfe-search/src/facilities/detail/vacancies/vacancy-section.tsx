import type { FacilityDetail, Vacancy } from '@enerabi/shared/contract';
import { VacancyTable } from '@enerabi/shared/ui';
import { copy } from '../facts/facility-facts.copy.ts';
import { SourceNote } from '../facts/source-note.tsx';
import { Section } from '../section.tsx';
import { ChildVerdict } from './child-verdict.tsx';
import { OpeningsLink } from './openings-link.tsx';
import { VacancyHistory } from './vacancy-history.tsx';

interface VacancySectionProps {
  facility: FacilityDetail;
  /** Newest first; empty if it is not known. */
  history: readonly Vacancy[];
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
}

/** Shows the newest figures with date and source, and their history (domain section 1.2). */
export const VacancySection = ({ facility, history, today }: VacancySectionProps) => (
  <Section id="vacancy">
    <ChildVerdict facility={facility} today={today} />
    <Vacancies vacancy={facility.vacancy} history={history} today={today} />
    <OpeningsLink facility={facility} />
  </Section>
);

const Vacancies = ({
  vacancy,
  history,
  today,
}: Omit<VacancySectionProps, 'facility'> & Pick<FacilityDetail, 'vacancy'>) =>
  vacancy ? (
    <>
      <VacancyTable vacancy={vacancy} today={today} />
      <SourceNote source={vacancy.source} />
      <VacancyHistory days={history} />
      {otherSources(history, vacancy.source.name).map((source) => (
        <SourceNote key={source.name} source={source} />
      ))}
    </>
  ) : (
    <p>{copy.noVacancy}</p>
  );

/** Sources of facts that the newest source lacks, each with its newest date. */
const otherSources = (history: readonly Vacancy[], newest: string) =>
  history
    .map(({ source }) => source)
    .filter(({ name }, at, all) => name !== newest && all.findIndex((source) => source.name === name) === at);
