import type { ReactNode } from 'react';
import { employmentStatuses, type JobFlag, jobFlagNames, jobFlags, jobTypes } from '../../constants/index.ts';
import type { JobPosting, NearestStation } from '../../contract/index.ts';
import { dateText } from '../../japanese/day-text.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { ProperName } from '../display/proper-name.tsx';
import { Tag } from '../display/tag.tsx';
import { countText, type Salary, salaryText, stationText } from '../wording/index.ts';
import { jobCardCopy as copy } from './card.copy.ts';
import { Card, CardHead, CardName, CardNote, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';

/** Facts that only some lists have; they are left out where they are not stated. */
type StatedFacts = Pick<
  JobPosting,
  'hours' | 'annual_days_off' | 'overtime_hours' | 'fixed_overtime_pay' | 'fixed_overtime_hours' | JobFlag
>;

interface JobCardProps {
  job: Partial<StatedFacts> & {
    title: string;
    /** Absent on the facility's own page, like place and station. */
    facility_name?: string | undefined;
    place?: string | undefined;
    station?: NearestStation | undefined;
    job_type: keyof typeof jobTypes;
    employment_status: keyof typeof employmentStatuses;
    salary: Salary | null;
    /** `YYYY-MM-DD`, like the two dates below. */
    posted_on: string;
    /** The last day on which the facility confirmed it. */
    updated_on: string | null;
    valid_through: string | null;
  };
  /** Address of its page; without one the title is plain text. */
  to?: string;
  heading?: HeadingLevel;
  /** A favourite button. */
  favorite?: ReactNode;
  /** A further text, such as the distance from a place. */
  note?: string | undefined;
}

type Job = JobCardProps['job'];

/** A job posting with its dates, so that visitors recognise an outdated one (domain section 1.6). */
export const JobCard = ({ job, to, heading = 'h3', favorite, note }: JobCardProps) => (
  <Card>
    <CardHead aside={favorite}>
      <CardName heading={heading} to={to}>
        {job.title}
      </CardName>
    </CardHead>
    <CardTags>
      <Tag kind="strong">{employmentStatuses[job.employment_status]}</Tag>
      <Tag>{jobTypes[job.job_type]}</Tag>
      {note}
    </CardTags>
    <CardFacts
      facts={[
        { icon: 'yen', name: copy.salary, value: payText(job), isPlain: true },
        {
          icon: 'building',
          name: copy.facility,
          value: job.facility_name && <ProperName>{job.facility_name}</ProperName>,
          isPlain: true,
        },
        { icon: 'map-pin', name: copy.place, value: job.place, isPlain: true },
        {
          icon: 'train',
          name: copy.station,
          value: job.station && stationText(job.station),
          isPlain: true,
        },
        { icon: 'clock', name: copy.hours, value: firstSentence(job.hours), isPlain: true },
        { icon: 'calendar', name: copy.rest, value: restText(job), isPlain: true },
      ]}
    />
    <Flags job={job} />
    <CardNote parts={datesOf(job)} />
  </Card>
);

/** Fixed overtime pay is stated beside the salary and never added to it. */
function payText({ salary, fixed_overtime_pay, fixed_overtime_hours }: Job): string | null {
  if (!salary) return null;
  const fixed =
    typeof fixed_overtime_pay === 'number' &&
    typeof fixed_overtime_hours === 'number' &&
    copy.fixedOvertime(countText(fixed_overtime_pay), fixed_overtime_hours);
  return [salaryText(salary), fixed].filter(Boolean).join(' ');
}

/** The rest of it is on the posting's page. */
const firstSentence = (text = ''): string => text.split('。')[0] as string;

const restText = ({ annual_days_off, overtime_hours }: Job): string =>
  [
    typeof annual_days_off === 'number' && copy.daysOff(annual_days_off),
    typeof overtime_hours === 'number' && copy.overtime(overtime_hours),
  ]
    .filter(Boolean)
    .join('・');

/** More of them would hide the facts above. */
const mostFlags = 4;

function Flags({ job }: Pick<JobCardProps, 'job'>) {
  const flags = jobFlagNames.filter((flag) => job[flag]);
  if (flags.length === 0) return null;
  const more = flags.length - mostFlags;
  return (
    <CardTags>
      {flags.slice(0, mostFlags).map((flag) => (
        <Tag key={flag}>{jobFlags[flag].label}</Tag>
      ))}
      {more > 0 && <Tag kind="quiet">{copy.moreFlags(more)}</Tag>}
    </CardTags>
  );
}

const datesOf = ({ posted_on, updated_on, valid_through }: Job) => [
  `${copy.posted} ${dateText(posted_on)}`,
  updated_on && `${copy.confirmed} ${dateText(updated_on)}`,
  valid_through && copy.until(dateText(valid_through)),
];
