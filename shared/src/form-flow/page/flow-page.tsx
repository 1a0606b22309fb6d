import type { FacilityDetail } from '@enerabi/shared/contract';
import { PageHead } from '@enerabi/shared/kernel';
import { DemoNotice, Stepper, TargetFacility } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './flow-page.module.css';

interface FlowPageProps {
  title: string;
  heading: string;
  /** Names of the flow's steps, in order. */
  steps: readonly string[];
  /** One of them. */
  step: string;
  facility: FacilityDetail;
  /** Beside the facility, what the form is about. */
  target?: ReactNode;
  /** Whether the content comes before the facility: nothing is left to fill in. */
  isComplete?: boolean;
  children: ReactNode;
}

/** The page of a step: what it is, where in the flow one is, and whom it is for. */
export const FlowPage = ({
  title,
  heading,
  steps,
  step,
  facility,
  target,
  isComplete = false,
  children,
}: FlowPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} noindex />
    <h1>{heading}</h1>
    <Stepper steps={steps} current={step} />
    {isComplete && children}
    {target}
    <TargetFacility facility={facility} />
    <DemoNotice facilities={[facility]} />
    {!isComplete && children}
  </div>
);
