import type { ElementType } from 'react';
import styles from './panel.module.css';
import { Stack, type StackProps } from './stack.tsx';

interface PanelLook {
  /** Its ground: without one it is white with an edge; `surface` is white without. */
  tone?: 'surface' | 'sunken' | 'accent';
  /** The token `--space-n`; `section` grows with the screen. None: the contents reach the edge, or have their own. */
  padding?: '4' | '5' | 'section';
  /** The token `--radius-n`; 3 without it. */
  radius?: '2' | '4';
  /** It lies above the page, with a shadow. */
  raised?: boolean;
}

type PanelProps<As extends ElementType> = PanelLook &
  Partial<Pick<StackProps<'div'>, 'gap'>> &
  Omit<StackProps<As>, keyof PanelLook | 'gap'>;

/**
 * A ground with round corners, for what belongs together. With a `gap` its children are stacked.
 * @param props those of `as`, too: the element, or the component that takes `className`, which the panel is
 */
export function Panel<As extends ElementType = 'div'>(props: PanelProps<As>) {
  const { tone, padding, radius, raised, className, ...rest } = props;
  return (
    <Stack
      {...(rest as StackProps<ElementType>)}
      className={className ? `${styles.panel} ${className}` : styles.panel}
      data-tone={tone}
      data-padding={padding}
      data-radius={radius}
      data-raised={raised || undefined}
    />
  );
}
