import { jobTypes } from '@enerabi/shared/constants';
import {
  ButtonLink,
  Card,
  CardName,
  CardNote,
  CardTags,
  dateText,
  Panel,
  Stack,
  Tag,
} from '@enerabi/shared/ui';
import { FacilitySubpage } from '../subpages/facility-subpage.tsx';
import { copy } from './interview.copy.ts';
import { interviewCrumbs } from './interview.crumbs.ts';
import type { InterviewData } from './interview.loader.ts';
import styles from './interview.module.css';
import { copy as cardCopy } from './interview-card.copy.ts';
import { InterviewList } from './interview-list.tsx';

/** Shows the interviewee, questions and answers, and the facility's other interviews. */
export function InterviewText({ facility, interview }: InterviewData) {
  const { answers, other_interviews } = interview;
  return (
    <FacilitySubpage facility={facility} crumbs={interviewCrumbs(facility, interview)} text={interview}>
      <Person {...interview} />
      <Panel padding="section" gap="6">
        {answers.map(({ question, answer }, at) => (
          <section key={question} aria-labelledby={`question-${at + 1}`}>
            <h2 className={styles.question} id={`question-${at + 1}`}>
              <span className={styles.sign} aria-hidden="true">
                Q{at + 1}
              </span>
              {question}
            </h2>
            <p className={styles.answer}>{answer}</p>
          </section>
        ))}
        <p className={styles.posted}>
          {cardCopy.posted} <time dateTime={interview.posted_on}>{dateText(interview.posted_on)}</time>　
          {copy.note}
        </p>
      </Panel>
      <Jobs facilityPathName={facility.path_name} />
      {other_interviews.length > 0 && (
        <Stack as="section" gap="3" className={styles.others} aria-labelledby="others">
          <h2 id="others">{copy.others}</h2>
          <InterviewList of={facility.path_name} interviews={other_interviews} />
        </Stack>
      )}
    </FacilitySubpage>
  );
}

const Person = ({ job_type, job_title, years_of_service, introduction }: InterviewData['interview']) => (
  <Card>
    <CardTags>
      <Tag kind="strong">{jobTypes[job_type]}</Tag>
    </CardTags>
    <CardName heading="h2">{job_title}</CardName>
    <CardNote parts={[years_of_service !== null && cardCopy.years(years_of_service)]} />
    <p>{introduction}</p>
  </Card>
);

const Jobs = ({ facilityPathName }: { facilityPathName: string }) => (
  <Panel
    as="section"
    tone="accent"
    padding="section"
    gap="3"
    className={styles.jobs}
    aria-labelledby="jobs"
    data-screen
  >
    <h2 id="jobs">{copy.jobs.title}</h2>
    <p>{copy.jobs.body}</p>
    <p>
      <ButtonLink kind="secondary" to={`/f/${facilityPathName}`}>
        {copy.jobs.facility}
      </ButtonLink>
    </p>
  </Panel>
);
