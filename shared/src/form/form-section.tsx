import type { PositionKindId } from '@enerabi/shared/constants';
import type { HeadingLevel } from '@enerabi/shared/ui';
import { Stack } from '@enerabi/shared/ui';
import { createContext, type ReactNode, use, useId } from 'react';
import styles from './form-section.module.css';

/** The heading level of sections, below the heading above the form. */
export const SectionHeading = createContext<HeadingLevel>('h2');

interface FormSectionProps {
  title: string;
  lead?: string | undefined;
  /** If set, the section is shown only for this purpose. */
  position?: PositionKindId;
  children: ReactNode;
}

/** A section of a long form. */
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
