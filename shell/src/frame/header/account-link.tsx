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

/** A way of the account that says when the visitor has taken it already. */
export const AccountLink = (props: AccountLinkProps) => (
  <ButtonLink {...props} aria-current={useLocation().pathname === props.to ? 'page' : undefined} />
);
