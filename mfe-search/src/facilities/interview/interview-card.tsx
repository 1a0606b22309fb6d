import { interviewPath } from '@enerabi/shared/constants';
import type { InterviewSummary } from '@enerabi/shared/contract';
import { Card, CardFrom, CardName, CardNote, type CardOrigin } from '@enerabi/shared/ui';
import { copy } from './interview-card.copy.ts';

interface InterviewCardProps {
  /** Path name of the facility. */
  of: string;
  interview: InterviewSummary;
  /** The facility, where interviews of several are shown. */
  from?: CardOrigin;
}

/** An interview with a link to its page. */
export const InterviewCard = ({ of, interview, from }: InterviewCardProps) => {
  const { path_name, title, job_title, years_of_service } = interview;
  return (
    <Card>
      <CardName heading="h3" to={interviewPath(of, path_name)}>
        {title}
      </CardName>
      <CardNote parts={[job_title, years_of_service !== null && copy.years(years_of_service)]} />
      {from && <CardFrom {...from} />}
    </Card>
  );
};
