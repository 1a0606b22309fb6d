import { interviewPath } from '@enerabi/shared/constants';
import type { InterviewSummary } from '@enerabi/shared/contract';
import { Card, CardName, CardNote } from '@enerabi/shared/ui';
import { copy } from './interview.copy.ts';
import styles from './interview-list.module.css';

/** Interviews of one facility. @param of its path name */
export const InterviewList = ({
  of,
  interviews,
}: {
  of: string;
  interviews: readonly InterviewSummary[];
}) => (
  <ul className={styles.interviews}>
    {interviews.map(({ path_name, title, job_title, years_of_service }) => (
      <li key={path_name}>
        <Card>
          <CardName heading="h3" to={interviewPath(of, path_name)}>
            {title}
          </CardName>
          <CardNote parts={[job_title, years_of_service !== null && copy.years(years_of_service)]} />
        </Card>
      </li>
    ))}
  </ul>
);
