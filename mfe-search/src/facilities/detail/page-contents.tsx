import type { FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import { Panel } from '@enerabi/shared/ui';
import { useRef } from 'react';
import { SectionLink } from '../../page-links/section-link.tsx';
import { copy } from './facts/facility-facts.copy.ts';
import { factSections, type SectionId } from './facts/fact-sections.ts';
import styles from './page-contents.module.css';
import { type ContentsEntry, sectionsAfter, sectionsBefore } from './preview/preview-sections.ts';
import { useCurrentSection } from './use-current-section.ts';

interface PageContentsProps {
  facility: FacilityDetail;
  preview: FacilityPreview | null;
  hasNearby: boolean;
}

/** Links to each section of the page, and marks the one that is being read. */
export function PageContents({ facility, preview, hasNearby }: PageContentsProps) {
  const list = useRef<HTMLUListElement>(null);
  const entries = [
    ...sectionsBefore(facility, preview),
    ...factual(sectionsOf(facility)),
    ...sectionsAfter(preview),
    ...factual(hasNearby ? ['nearby'] : []),
  ];
  const current = useCurrentSection(
    entries.map(({ id }) => id),
    list,
  );
  return (
    <Panel as="nav" className={styles.contents} aria-labelledby="contents">
      <p className={styles.title} id="contents">
        {copy.contents}
      </p>
      <ul className={styles.list} ref={list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <SectionLink className={styles.link} section={id} isCurrent={id === current}>
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const factual = (ids: readonly SectionId[]): ContentsEntry[] =>
  ids.map((id) => ({ id, title: copy.sections[id] }));

const sectionsOf = (facility: FacilityDetail): SectionId[] => [
  'vacancy',
  ...(facility.photos?.length ? (['photos'] as const) : []),
  ...factSections(facility).map(({ id }) => id),
  ...(facility.corporation ? (['operator'] as const) : []),
];
