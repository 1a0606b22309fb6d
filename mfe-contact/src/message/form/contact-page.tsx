import type { FacilityDetail } from '@enerabi/shared/contract';
import { PageHead } from '@enerabi/shared/kernel';
import { DemoNotice, Stepper, TargetFacility } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { copy } from './contact-form.copy.ts';
import styles from './contact-form.module.css';

interface ContactPageProps {
  title: string;
  heading: string;
  step: keyof typeof copy.steps;
  facility: FacilityDetail;
  /** Beside the facility, what the message is about. */
  target?: ReactNode;
  children: ReactNode;
}

/** The page of a step: what it is, where in the flow one is, and whom it is for. */
export const ContactPage = ({ title, heading, step, facility, target, children }: ContactPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} noindex />
    <h1>{heading}</h1>
    <Stepper steps={Object.values(copy.steps)} current={copy.steps[step]} />
    {step === 'complete' && children}
    {target}
    <TargetFacility facility={facility} />
    <DemoNotice facilities={[facility]} />
    {step !== 'complete' && children}
  </div>
);
