import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './facility-facts.copy.ts';
import { factSections, type SectionId } from './fact-sections.ts';
import styles from './page-contents.module.css';

/** The way to each section of the page. */
export const PageContents = ({ facility, hasNearby }: { facility: FacilityDetail; hasNearby: boolean }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <p className={styles.title} id="contents">
      {copy.contents}
    </p>
    <ul className={styles.list}>
      {sectionsOf(facility, hasNearby).map((id) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {copy.sections[id]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const sectionsOf = (facility: FacilityDetail, hasNearby: boolean): SectionId[] => [
  'vacancy',
  ...factSections(facility).map(({ id }) => id),
  ...(hasNearby ? (['nearby'] as const) : []),
];
