import { Link, type LinkProps } from '@enerabi/shared/kernel';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import spinner from '../feedback/spinner.module.css';
import styles from './button.module.css';

/** A view has one `primary` button, for the page's purpose. `danger` is for what cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'plain' | 'danger';

interface ButtonLook {
  kind?: ButtonKind;
  /** `small` beside a field or in a row, `large` for the one action of a page. */
  size?: 'small' | 'medium' | 'large';
  /** An icon of `@enerabi/shared/ui/icons`, before the text. */
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** For moving the focus, such as a dialog's `initialFocus`. */
  ref?: Ref<HTMLButtonElement>;
  /** While pending, it shows that it is working and ignores presses, but keeps its width and the focus. */
  pending?: boolean;
  /** The button's text while it is pending, such as 送信しています…; without it, the usual text. */
  pendingLabel?: string;
}

/** A native button; set `type="submit"` explicitly. If it can ever be pending, pass `pending` from the start. */
export function Button({
  kind = 'primary',
  size = 'medium',
  icon,
  pending,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-pending={pending}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <TwoFaces pending={pending} working={pendingLabel ?? children}>
          {icon}
          {children}
        </TwoFaces>
      )}
    </button>
  );
}

/** Lays both faces over each other, so that the wider one sets the width, whether or not the button is pending. */
const TwoFaces = (props: { pending: boolean; working: ReactNode; children: ReactNode }) => (
  <span className={styles.faces}>
    <span className={styles.face} aria-hidden={props.pending || undefined}>
      {props.children}
    </span>
    <span className={`${styles.face} ${spinner.before}`} aria-hidden={!props.pending || undefined}>
      {props.working}
    </span>
  </span>
);

/**
 * A link that looks like a button. `to` may also be an absolute address, such as `tel:0833431234` or another site's,
 * which the router leaves to the browser.
 */
export const ButtonLink = ({
  kind = 'primary',
  size = 'medium',
  icon,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) => (
  <Link {...rest} className={styles.button} data-kind={kind} data-size={size}>
    {icon}
    {children}
  </Link>
);
