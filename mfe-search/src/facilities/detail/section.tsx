import { IconMask, Panel } from '@enerabi/shared/ui';
import { HomeIcon, MapIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './facts/facility-facts.copy.ts';
import type { SectionId } from './facts/fact-sections.ts';
import styles from './section.module.css';

const icons = {
  photos: <HomeIcon size="small" />,
  vacancy: <IconMask icon="calendar" />,
  outline: <IconMask icon="building" />,
  opening: <IconMask icon="clock" />,
  care: <IconMask icon="child" />,
  fees: <IconMask icon="yen" />,
  location: <IconMask icon="map-pin" />,
  operator: <IconMask icon="briefcase" />,
  nearby: <MapIcon size="small" />,
} satisfies Record<SectionId, unknown>;

/** Sections of links to other pages, which are not printed. */
const onlyOnScreen: ReadonlySet<SectionId> = new Set(['nearby']);

/** A card of the page, with a fragment of its own. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
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
        <span className={styles.icon}>{icons[id]}</span>
        {copy.sections[id]}
      </h2>
      {children}
    </Panel>
  );
}
