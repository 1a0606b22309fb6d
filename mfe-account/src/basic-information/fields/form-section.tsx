import type { PositionKindId } from '@enerabi/shared/constants';
import type { HeadingLevel } from '@enerabi/shared/ui';
import { Stack } from '@enerabi/shared/ui';
import { createContext, type ReactNode, use, useId } from 'react';
import styles from './fields.module.css';

/** The level below the heading that the form itself stands under. */
export const SectionHeading = createContext<HeadingLevel>('h2');

interface FormSectionProps {
  title: string;
  lead?: string | undefined;
  /** Whom alone it is for. */
  position?: PositionKindId;
  children: ReactNode;
}

/** A subject of a long form. */
export function FormSection({ title, lead, position, children }: FormSectionProps) {
  const id = useId();
  const Heading = use(SectionHeading);
  return (
    <Stack as="section" gap="6" className={styles.section} aria-labelledby={id} data-position={position}>
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Stack>
  );
}
