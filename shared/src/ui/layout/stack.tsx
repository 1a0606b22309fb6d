import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './stack.module.css';

interface StackLook {
  /** The distance between the children: the token `--space-n`. */
  gap: '1' | '2' | '3' | '4' | '5' | '6' | '8';
  /** Refines the look, such as `justify-items`; a remote's class comes before it. */
  className?: string | undefined;
}

export type StackProps<As extends ElementType> = StackLook & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof StackLook | 'as'
  >;

/**
 * Children one below the other, equally far apart, none wider than the stack.
 * @param props those of `as`, too: the element, or the component that takes `className`, which the stack is
 */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const { as: Element = 'div' as ElementType, gap, className, ...rest } = props;
  return (
    <Element {...rest} className={className ? `${styles.stack} ${className}` : styles.stack} data-gap={gap} />
  );
}
