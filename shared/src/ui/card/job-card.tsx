import type { ReactNode } from 'react';
import { employmentStatuses, jobTypes } from '../../constants/index.ts';
import { dateText } from '../../japanese/day-text.ts';
import { type Salary, salaryText } from '../../japanese/salary.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { Tag } from '../display/tag.tsx';
import { jobCardCopy as copy } from './card.copy.ts';
import { Card, CardHead, CardName, CardNote, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';

interface JobCardProps {
  job: {
    title: string;
    facility_name: string;
    place: string;
    job_type: keyof typeof jobTypes;
    employment_status: keyof typeof employmentStatuses;
    salary: Salary | null;
    /** `YYYY-MM-DD`, like the two dates below. */
    posted_on: string;
    updated_on: string | null;
    valid_through: string | null;
  };
  /** Address of its page; without one the title is plain text. */
  to?: string;
  heading?: HeadingLevel;
  /** A favourite button. */
  favorite?: ReactNode;
}

/** A job posting with its dates, so that visitors recognise an outdated one (domain section 1.6). */
export const JobCard = ({ job, to, heading = 'h3', favorite }: JobCardProps) => (
  <Card>
    <CardHead aside={favorite}>
      <CardName heading={heading} to={to}>
        {job.title}
      </CardName>
    </CardHead>
    <CardTags>
      <Tag kind="strong">{employmentStatuses[job.employment_status]}</Tag>
      <Tag>{jobTypes[job.job_type]}</Tag>
    </CardTags>
    <CardFacts
      facts={[
        { icon: 'yen', name: copy.salary, value: job.salary && salaryText(job.salary), isPlain: true },
        { icon: 'building', name: copy.facility, value: job.facility_name, isPlain: true },
        { icon: 'map-pin', name: copy.place, value: job.place, isPlain: true },
      ]}
    />
    <CardNote parts={datesOf(job)} />
  </Card>
);

const datesOf = ({ posted_on, updated_on, valid_through }: JobCardProps['job']) => [
  `${copy.posted} ${dateText(posted_on)}`,
  updated_on && updated_on !== posted_on && `${copy.updated} ${dateText(updated_on)}`,
  valid_through && copy.until(dateText(valid_through)),
];
