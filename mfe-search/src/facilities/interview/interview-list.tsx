import type { InterviewSummary } from '@enerabi/shared/contract';
import { InterviewCard } from './interview-card.tsx';
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
    {interviews.map((interview) => (
      <li key={interview.path_name}>
        <InterviewCard of={of} interview={interview} />
      </li>
    ))}
  </ul>
);
