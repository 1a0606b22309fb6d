import { jobTypes } from '@enerabi/shared/constants';
import { ImportError } from '../../../report/import-error.ts';
import type { PublishedPost } from '../../post-row.ts';
import { additionalProperties, isNode, isOfType, type Node, nodesOf, wordsOf } from './json-ld-values.ts';
import { dayOf } from './published-day.ts';

/**
 * Reads the postings that pages state for search engines (schema.org JobPosting). Conditions for which it has no property
 * are `additionalProperty` by the column's name.
 * @throws ImportError if there is no posting
 */
export function jobsInJsonLd(document: unknown, columns: ReadonlySet<string>): PublishedPost[] {
  const postings = nodesOf(document).filter((node) => isOfType(node, 'JobPosting'));
  if (postings.length === 0) throw new ImportError('no JobPosting in it');
  return postings.map((posting) => {
    const own = Object.entries(additionalProperties(posting)).filter(([name]) => columns.has(name));
    return { fault: null, texts: { ...textsOf(posting), ...Object.fromEntries(own) } };
  });
}

const employment: Record<string, string> = {
  FULL_TIME: '正社員',
  PART_TIME: 'パート・アルバイト',
  CONTRACTOR: '契約社員',
  TEMPORARY: '派遣社員',
};

const units: Record<string, string> = { HOUR: 'hour', DAY: 'day', MONTH: 'month', YEAR: 'year' };

function textsOf(posting: Node): Record<string, string> {
  const title = wordsOf(posting.title);
  const { identifier, qualifications } = posting;
  const employmentType = wordsOf(posting.employmentType);
  const isJobType = (Object.values(jobTypes) as string[]).includes(title);
  return {
    path_name: isNode(identifier) ? wordsOf(identifier.value) : wordsOf(identifier),
    title,
    job_type: isJobType ? title : wordsOf(posting.occupationalCategory),
    employment_status: employment[employmentType] ?? employmentType,
    duties: wordsOf(posting.responsibilities) || wordsOf(posting.description),
    place: wordsOf(posting.jobLocation),
    hours: wordsOf(posting.workHours),
    employer_name: wordsOf(posting.hiringOrganization),
    qualifications: wordsOf(qualifications),
    posted_on: dayOf(wordsOf(posting.datePosted)),
    valid_through: dayOf(wordsOf(posting.validThrough)),
    ...salaryOf(posting.baseSalary),
  };
}

/** An amount in another currency is passed on with its name, and so is not read as yen. */
function salaryOf(baseSalary: unknown): Record<string, string> {
  if (!isNode(baseSalary)) return {};
  const { currency, value } = baseSalary;
  const amount = isNode(value) ? value : { value, unitText: baseSalary.unitText };
  const unit = wordsOf(amount.unitText);
  const inYen = (yen: unknown) => {
    const text = wordsOf(yen);
    return text === '' || currency === undefined || currency === 'JPY'
      ? text
      : `${wordsOf(currency)} ${text}`;
  };
  return {
    salary_unit: units[unit] ?? unit,
    salary_min: inYen(amount.minValue ?? amount.value),
    salary_max: inYen(amount.maxValue ?? (amount.minValue === undefined ? amount.value : undefined)),
  };
}
