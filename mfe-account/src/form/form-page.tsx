import { PageHead } from '@enerabi/shared/kernel';
import { SubmitForm } from '@enerabi/shared/ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** To give the heading the focus, where the page becomes another one. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The page's step in its procedure. */
  steps?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The narrow page of one form: what it is for, then what it asks. */
export const FormPage = ({ title, headingRef, steps, lead, children }: FormPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} noindex />
    <h1 ref={headingRef} className={styles.heading} tabIndex={headingRef ? -1 : undefined}>
      {title}
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

/** Stands in the place of a form. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);

/** Short lines and links below the sheet: other ways than this form. */
export const OtherWays = ({ children }: { children: ReactNode }) => (
  <div className={styles.otherWays}>{children}</div>
);
