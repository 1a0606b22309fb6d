import { Panel } from '@enerabi/shared/ui';
import {
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  ChildIcon,
  ClockIcon,
  HomeIcon,
  LeafIcon,
  MapIcon,
  MapPinIcon,
  PhoneIcon,
  YenIcon,
} from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './facts/facility-facts.copy.ts';
import type { SectionId } from './facts/fact-sections.ts';
import styles from './section.module.css';

const icons = {
  photos: HomeIcon,
  vacancy: CalendarIcon,
  outline: BuildingIcon,
  opening: ClockIcon,
  care: ChildIcon,
  life: LeafIcon,
  fees: YenIcon,
  location: MapPinIcon,
  contact: PhoneIcon,
  operator: BriefcaseIcon,
  nearby: MapIcon,
} satisfies Record<SectionId, unknown>;

/** Sections of links to other pages, which are not printed. */
const onlyOnScreen: ReadonlySet<SectionId> = new Set(['nearby']);

/** A card of the page, with a fragment of its own. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const Icon = icons[id];
  return (
    <Panel
      as="section"
      padding="section"
      gap="4"
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-screen={onlyOnScreen.has(id) || undefined}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        <span className={styles.icon}>
          <Icon />
        </span>
        {copy.sections[id]}
      </h2>
      {children}
    </Panel>
  );
}
