import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';

interface SectionLinkProps {
  /** Id of the section. */
  section: string;
  className?: string | undefined;
  /** Whether the visitor is in the section. */
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * Link to a section of the same page. The router takes a plain one for a step in the history, and may scroll back to where
 * the page was. As with a plain one, Tab continues in the section.
 */
export const SectionLink = ({ section, isCurrent, ...link }: SectionLinkProps) => (
  <Link
    {...link}
    to={`#${section}`}
    aria-current={isCurrent ? 'location' : undefined}
    onClick={() => focusOn(section)}
  />
);

function focusOn(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
