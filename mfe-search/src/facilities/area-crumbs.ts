import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { copy } from './area-crumbs.copy.ts';

/**
 * Breadcrumbs of pages in a prefecture: top, list, list of the prefecture.
 * @param area code of the prefecture; if it is unknown, the breadcrumbs end at the list of all facilities
 */
export function areaCrumbs(area = ''): Crumb[] {
  const name = prefectureByCode(area)?.name;
  return [
    { name: copy.top, to: '/' },
    { name: copy.list, to: '/f' },
    ...(name ? [{ name: copy.listOf(name), to: `/f?area=${area}` }] : []),
  ];
}
