import type { InterviewsOfCorporation, NotificationsOfCorporation } from '@enerabi/shared/contract';
import { NoticeCard, Stack } from '@enerabi/shared/ui';
import { InterviewCard } from '../../facilities/interview/interview-card.tsx';
import { boardPath } from '../../facilities/subpages/facility-pages.tsx';
import { copy } from './operator.copy.ts';
import styles from './operator-posts.module.css';

type Facility = NotificationsOfCorporation['notifications'][number]['facility'];

const pageOf = ({ name, path_name }: Facility) => ({ name, to: `/f/${path_name}` });

/** Interviews with staff of the operator's facilities; nothing if there are none. */
export const OperatorInterviews = ({ interviews }: InterviewsOfCorporation) =>
  interviews.length > 0 && (
    <Stack as="section" gap="3" aria-labelledby="interviews">
      <h2 id="interviews">{copy.interviews}</h2>
      <ul className={styles.cards}>
        {interviews.map(({ facility, ...interview }) => (
          <li key={`${facility.path_name}/${interview.path_name}`}>
            <InterviewCard of={facility.path_name} interview={interview} from={pageOf(facility)} />
          </li>
        ))}
      </ul>
    </Stack>
  );

interface OperatorNoticesProps {
  notices: NotificationsOfCorporation['notifications'];
}

/** The newest notices of the operator's facilities; nothing without any. */
export const OperatorNotices = ({ notices }: OperatorNoticesProps) =>
  notices.length > 0 && (
    <Stack as="section" gap="3" aria-labelledby="notices">
      <h2 id="notices">{copy.notices}</h2>
      <ul className={styles.cards}>
        {notices.map(({ facility, ...notice }) => (
          <li key={`${facility.path_name}/${notice.path_name}`}>
            <NoticeCard
              notice={notice}
              to={`${boardPath(facility.path_name)}/${notice.path_name}`}
              from={pageOf(facility)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
