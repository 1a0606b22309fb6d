import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { copy } from './area-crumbs.copy.ts';

/**
 * The way to what lies in a prefecture: top, list, list of the prefecture.
 * @param area code of the prefecture; without a known one the way ends at the list of all
 */
export function areaCrumbs(area = ''): Crumb[] {
  const name = prefectureByCode(area)?.name;
  return [
    { name: copy.top, to: '/' },
    { name: copy.list, to: '/f' },
    ...(name ? [{ name: copy.listOf(name), to: `/f?area=${area}` }] : []),
  ];
}
