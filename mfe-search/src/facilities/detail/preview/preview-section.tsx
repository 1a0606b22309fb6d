import { Panel } from '@enerabi/shared/ui';
import {
  BriefcaseIcon,
  CalendarIcon,
  HeartIcon,
  MegaphoneIcon,
  MessageIcon,
  PeopleIcon,
} from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import section from '../section.module.css';
import { type PreviewId, titles } from './preview.copy.ts';
import styles from './preview-section.module.css';

const icons = {
  visits: CalendarIcon,
  notices: MegaphoneIcon,
  events: PeopleIcon,
  messages: HeartIcon,
  interviews: MessageIcon,
  jobs: BriefcaseIcon,
} satisfies Record<PreviewId, unknown>;

interface PreviewSectionProps {
  id: PreviewId;
  children: ReactNode;
  /** Links and buttons to more of the same. */
  more?: ReactNode;
}

/**
 * A card of the page, like those of the facts, with links to more. It is not printed, since its content is only of
 * today.
 */
export function PreviewSection({ id, children, more }: PreviewSectionProps) {
  const Icon = icons[id];
  return (
    <Panel
      as="section"
      padding="section"
      gap="4"
      className={section.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-screen
    >
      <h2 className={section.title} id={`${id}-title`}>
        <span className={section.icon}>
          <Icon />
        </span>
        {titles[id]}
      </h2>
      {children}
      {more && <div className={styles.more}>{more}</div>}
    </Panel>
  );
}
