import { PageHead } from '@enerabi/shared/kernel';
import { SubmitForm } from '@enerabi/shared/ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** The heading, if it is more than the title's text. */
  heading?: ReactNode;
  /** For moving the focus to the heading, when the content becomes another one. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shows the current step of a procedure. */
  steps?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A narrow page with one form: first its purpose, then its fields. */
export const FormPage = ({ title, heading = title, headingRef, steps, lead, children }: FormPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} noindex />
    <h1 ref={headingRef} className={styles.heading} tabIndex={headingRef ? -1 : undefined}>
      {heading}
    </h1>
    {steps}
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);

/** The form, on a white sheet. */
export const FormSheet = (props: ComponentProps<typeof SubmitForm>) => (
  <SubmitForm {...props} className={styles.sheet} />
);

/** A sheet as that of a form, for other content. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);

/** Short texts and links below the sheet, for other ways than this form. */
export const OtherWays = ({ children }: { children: ReactNode }) => (
  <div className={styles.otherWays}>{children}</div>
);
