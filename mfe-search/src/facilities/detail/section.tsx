import {
  BuildingIcon,
  CalendarIcon,
  ChildIcon,
  ClockIcon,
  MapIcon,
  MapPinIcon,
  PhoneIcon,
} from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './facility-facts.copy.ts';
import type { SectionId } from './fact-sections.ts';
import styles from './section.module.css';

const icons = {
  vacancy: CalendarIcon,
  outline: BuildingIcon,
  opening: ClockIcon,
  care: ChildIcon,
  location: MapPinIcon,
  contact: PhoneIcon,
  nearby: MapIcon,
} satisfies Record<SectionId, unknown>;

/** One calm card of the page, with its own address. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const Icon = icons[id];
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        <span className={styles.icon}>
          <Icon />
        </span>
        {copy.sections[id]}
      </h2>
      {children}
    </section>
  );
}
