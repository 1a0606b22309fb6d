import type { Prefecture } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { areaCrumbsOf } from '../areas/area.structured-data.ts';
import { copy } from './area-notices.copy.ts';
import { areaNoticesPath } from './notices-path.ts';

/** Breadcrumbs to the prefecture, then its notices. */
export const areaNoticesCrumbs = (prefecture: Prefecture): Crumb[] => [
  ...areaCrumbsOf(prefecture),
  { name: copy.crumb, to: areaNoticesPath(prefecture.slug) },
];
