import type { InterviewSummary } from '@enerabi/shared/contract';
import { InterviewList } from '../../interview/interview-list.tsx';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';

interface InterviewsPreviewProps {
  /** Path name of the facility. */
  of: string;
  interviews: readonly InterviewSummary[];
}

export const InterviewsPreview = ({ of, interviews }: InterviewsPreviewProps) => (
  <PreviewSection id="interviews">
    <p>{copy.interviews.lead}</p>
    <InterviewList of={of} interviews={interviews} />
  </PreviewSection>
);
