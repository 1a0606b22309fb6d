import type { FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import { Panel } from '@enerabi/shared/ui';
import { SectionLink } from '../../page-links/section-link.tsx';
import { copy } from './facts/facility-facts.copy.ts';
import { factSections, type SectionId } from './facts/fact-sections.ts';
import styles from './page-contents.module.css';
import { type ContentsEntry, sectionsAfter, sectionsBefore } from './preview/preview-sections.ts';

interface PageContentsProps {
  facility: FacilityDetail;
  preview: FacilityPreview | null;
  hasNearby: boolean;
}

/** Links to each section of the page. */
export const PageContents = ({ facility, preview, hasNearby }: PageContentsProps) => (
  <Panel as="nav" className={styles.contents} aria-labelledby="contents">
    <p className={styles.title} id="contents">
      {copy.contents}
    </p>
    <ul className={styles.list}>
      {[
        ...sectionsBefore(facility, preview),
        ...factual(sectionsOf(facility)),
        ...sectionsAfter(preview),
        ...factual(hasNearby ? ['nearby'] : []),
      ].map(({ id, title }) => (
        <li key={id}>
          <SectionLink className={styles.link} section={id}>
            {title}
          </SectionLink>
        </li>
      ))}
    </ul>
  </Panel>
);

const factual = (ids: readonly SectionId[]): ContentsEntry[] =>
  ids.map((id) => ({ id, title: copy.sections[id] }));

const sectionsOf = (facility: FacilityDetail): SectionId[] => [
  ...(facility.photos?.length ? (['photos'] as const) : []),
  'vacancy',
  ...factSections(facility).map(({ id }) => id),
  ...(facility.corporation ? (['operator'] as const) : []),
];
