import type { FacilityDetail } from '@enerabi/shared/contract';
import { FlowPage } from '@enerabi/shared/form-flow';
import type { ReactNode } from 'react';
import { copy } from './contact-form.copy.ts';

interface ContactPageProps {
  title: string;
  heading: string;
  step: keyof typeof copy.steps;
  facility: FacilityDetail;
  /** Beside the facility, what the message is about. */
  target?: ReactNode;
  children: ReactNode;
}

/** The page of a step of a message to a facility. */
export const ContactPage = ({ step, ...page }: ContactPageProps) => (
  <FlowPage
    {...page}
    steps={Object.values(copy.steps)}
    step={copy.steps[step]}
    isComplete={step === 'complete'}
  />
);
