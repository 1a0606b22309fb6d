import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './facility-facts.copy.ts';
import { factSections } from './fact-sections.ts';
import styles from './page-contents.module.css';

/** The way to each section of the page. */
export const PageContents = ({ facility }: { facility: FacilityDetail }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <p className={styles.title} id="contents">
      {copy.contents}
    </p>
    <ul className={styles.list}>
      {(['vacancy', ...factSections(facility).map(({ id }) => id), 'nearby'] as const).map((id) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {copy.sections[id]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
