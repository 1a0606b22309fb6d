import { Link, type LinkProps } from '@enerabi/shared/kernel';
import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** One `primary` a view: the thing the page is for. */
export type ButtonKind = 'primary' | 'secondary' | 'plain';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: ButtonKind;
  /** It shows that it is working and cannot be pressed again, but keeps the focus. */
  pending?: boolean;
}

export function Button({
  kind = 'primary',
  pending = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-pending={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  kind?: ButtonKind;
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export const ButtonLink = ({ kind = 'primary', ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={styles.button} data-kind={kind} />
);
