import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { ExternalIcon } from '../icon/arrows/external.tsx';
import { copy } from './outside-link.copy.ts';

interface OutsideLinkProps {
  /** An absolute web address. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site, which says so and opens in a new tab. */
export const OutsideLink = ({ children, ...link }: OutsideLinkProps) => (
  <a {...link} rel="noopener" target="_blank">
    {children}
    <ExternalIcon size="small" />
    <VisuallyHidden>{copy.newTab}</VisuallyHidden>
  </a>
);
