import {
  type EmploymentStatusId,
  employmentStatuses,
  jobTypes,
  type SalaryUnit,
} from '@enerabi/shared/constants';
import type { FacilityDetail, JobPosting, JobPostingDetail } from '@enerabi/shared/contract';
import { conditionsOf, offersOf } from '@enerabi/shared/job-conditions';
import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph, JobPosting as JobPostingItem } from 'schema-dts';
import { postalAddress } from '../../facilities/detail/facility.structured-data.ts';
import { operatorPath } from '../../operators/operator-path.ts';
import { jobPath } from '../job-paths.ts';
import { jobPostingCrumbs } from './job-posting.crumbs.ts';

type Posting = Pick<JobPostingDetail, 'facility' | 'job'>;

interface Written {
  /** Of the site, without a trailing slash. */
  origin: string;
  /** Whether the visitor applies on the page itself, not elsewhere. */
  isAppliedForHere: boolean;
}

/** Breadcrumbs and an open posting as Google reads it (R1.3). Unknown facts are left out. */
export const jobPostingStructuredData = (posting: Posting, written: Written) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [breadcrumbData(jobPostingCrumbs(posting), written.origin), postingOf(posting, written)],
  }) satisfies Graph;

const employmentTypes: Record<EmploymentStatusId, string> = {
  1: 'FULL_TIME',
  2: 'FULL_TIME',
  3: 'CONTRACTOR',
  4: 'PART_TIME',
  5: 'TEMPORARY',
};

const salaryUnits: Record<SalaryUnit, string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

const otherJob = 99;

function postingOf({ facility, job }: Posting, { origin, isAppliedForHere }: Written): JobPostingItem {
  const url = origin + jobPath({ ...job, facility });
  const isForBeginners = job.welcomes_beginners || job.employment_status === 1;
  return {
    '@type': 'JobPosting',
    '@id': url,
    url,
    // The job's bare name: pay and place have properties of their own.
    title: job.job_type === otherJob ? job.title : jobTypes[job.job_type],
    description: descriptionOf(job),
    datePosted: job.posted_on,
    validThrough: `${job.valid_through}T23:59:59+09:00`,
    employmentType: employmentTypes[job.employment_status],
    identifier: { '@type': 'PropertyValue', name: job.employer_name, value: String(job.job_posting_id) },
    hiringOrganization: employerOf(facility, job, origin),
    jobLocation: locationOf(facility),
    baseSalary: salaryOf(job),
    directApply: isAppliedForHere,
    responsibilities: job.duties,
    workHours: job.hours,
    jobBenefits: [job.insurance, ...offersOf(job)].join('、'),
    ...(job.qualifications && { qualifications: job.qualifications }),
    ...(isForBeginners && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 0 },
    }),
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Every condition, as HTML. */
const descriptionOf = (job: JobPosting): string => {
  const conditions = conditionsOf(job).map(
    ({ name, value }) => `<li>${escaped(`${name}：${value}`).replace(/\n+/g, '<br>')}</li>`,
  );
  return `<p>${escaped(`${job.title}（${employmentStatuses[job.employment_status]}）`)}</p><ul>${conditions.join('')}</ul>`;
};

function employerOf({ corporation, path_name, url }: FacilityDetail, job: JobPosting, origin: string) {
  const site = corporation?.url ?? url;
  return {
    '@type': 'Organization' as const,
    name: job.employer_name,
    url: origin + (corporation?.path_name ? operatorPath(corporation.path_name) : `/f/${path_name}`),
    ...(site && { sameAs: site }),
  };
}

const locationOf = (facility: FacilityDetail) => ({
  '@type': 'Place' as const,
  name: facility.name,
  address: postalAddress(facility),
  ...(facility.latitude !== null &&
    facility.longitude !== null && {
      geo: {
        '@type': 'GeoCoordinates' as const,
        latitude: facility.latitude,
        longitude: facility.longitude,
      },
    }),
});

/** Base pay alone: fixed overtime is not part of it. */
const salaryOf = ({ salary_unit, salary_min, salary_max }: JobPosting) => ({
  '@type': 'MonetaryAmount' as const,
  currency: 'JPY',
  value: {
    '@type': 'QuantitativeValue' as const,
    unitText: salaryUnits[salary_unit],
    ...(salary_max === salary_min
      ? { value: salary_min }
      : { minValue: salary_min, ...(salary_max !== null && { maxValue: salary_max }) }),
  },
});
