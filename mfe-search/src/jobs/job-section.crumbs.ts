import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { jobListPath, jobsOfAreaPath, jobTopPath } from './job-paths.ts';
import { copy } from './job-section.copy.ts';

/**
 * Breadcrumbs of the job section in a prefecture: top, list, list of the prefecture.
 * @param area code of the prefecture; without one, or with several, they end at the list of all postings
 */
export function jobAreaCrumbs(area: readonly string[]): Crumb[] {
  const [code = '', ...others] = area;
  const name = others.length === 0 ? prefectureByCode(code)?.name : undefined;
  return [
    { name: copy.crumbs.top, to: jobTopPath },
    { name: copy.crumbs.list, to: jobListPath },
    ...(name ? [{ name: copy.crumbs.listOf(name), to: jobsOfAreaPath(code) }] : []),
  ];
}
