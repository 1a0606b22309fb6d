import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { ExternalIcon } from '../icon/arrows/external.tsx';

interface OutsideLinkProps {
  /** A whole web address. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to somebody else's site, which says so; the page it stands on stays open. */
export const OutsideLink = ({ children, ...link }: OutsideLinkProps) => (
  <a {...link} rel="noopener" target="_blank">
    {children}
    <ExternalIcon size="small" />
    <VisuallyHidden>（新しいタブで外部サイトを開きます）</VisuallyHidden>
  </a>
);
