import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ImportError } from '../../../report/import-error.ts';
import type { PublishedPost } from '../../post-row.ts';
import { dayOf } from './published-day.ts';

/** Texts as they are: no numbers, no attributes; a DOCTYPE, which could declare entities, is refused before. */
const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'job',
});

const unparsed = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g;

/**
 * Reads the feed that job aggregators take: `<source>` with a `<job>` for each posting. Elements are called as the columns;
 * where there is none, the aggregators' own element is taken.
 * @param columns that may come but once, and have no elements in them
 * @throws ImportError if it is no such feed, or is cut off
 */
export function jobsInXml(content: string, columns: ReadonlySet<string>): PublishedPost[] {
  if (/<!DOCTYPE/i.test(content.replace(unparsed, ''))) throw new ImportError('a DOCTYPE is not read');
  const validity = XMLValidator.validate(content);
  if (validity !== true)
    throw new ImportError(`no XML to its end: line ${validity.err.line}: ${validity.err.msg}`);
  const { source } = parsed(content);
  const isEmpty = typeof source === 'string' && source.trim() === '';
  if (!isEmpty && (typeof source !== 'object' || Array.isArray(source)))
    throw new ImportError('no <source> with a <job> for each posting');
  const { job: jobs = [] } = Object(source) as { job?: unknown[] };
  return jobs.map((job) => postOf(Object(job) as object, columns));
}

function parsed(content: string): { source?: unknown } {
  try {
    return parser.parse(content) as { source?: unknown };
  } catch (error) {
    throw new ImportError(`no feed of postings: ${(error as Error).message}`);
  }
}

function postOf(job: object, columns: ReadonlySet<string>): PublishedPost {
  const texts: Record<string, string> = {};
  let fault: string | null = null;
  for (const [name, value] of Object.entries(job) as [string, unknown][]) {
    if (typeof value === 'string') texts[name] = value.trim();
    else if (columns.has(name))
      fault ??= Array.isArray(value)
        ? `there is more than one <${name}>`
        : `<${name}> has elements in it; write it as CDATA`;
  }
  const own = Object.entries(texts).filter(([name]) => columns.has(name));
  return { fault, texts: { ...fromAggregators(texts), ...Object.fromEntries(own) } };
}

const employment: Record<string, string> = {
  fulltime: '正社員',
  parttime: 'パート・アルバイト',
  contract: '契約社員',
  temporary: '派遣社員',
};

/** Columns by the aggregators' elements. Their salary is free text, and is not read. */
function fromAggregators(texts: Record<string, string>): Record<string, string> {
  const { company, referencenumber, description, date, expirationdate, jobtype, category } = texts;
  return Object.fromEntries(
    Object.entries({
      employer_name: company,
      path_name: referencenumber,
      duties: description,
      posted_on: date && dayOf(date),
      valid_through: expirationdate && dayOf(expirationdate),
      employment_status: jobtype && (employment[jobtype] ?? jobtype),
      job_type: category,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
