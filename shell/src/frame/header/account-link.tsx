import { useLocation } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';

interface AccountLinkProps {
  to: string;
  kind?: 'secondary';
  size?: 'small';
  icon?: ReactNode;
  children: string;
}

/** A link of the account, marked if it leads to the current page. */
export const AccountLink = (props: AccountLinkProps) => (
  <ButtonLink {...props} aria-current={useLocation().pathname === props.to ? 'page' : undefined} />
);
