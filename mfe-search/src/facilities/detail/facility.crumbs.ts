import type { FacilityDetail } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { copy } from './facility.copy.ts';

/** Top, list, list of the prefecture, facility. */
export function facilityCrumbs({ prefecture_code, name, path_name }: FacilityDetail): Crumb[] {
  const area = prefectureByCode(prefecture_code)?.name;
  return [
    { name: copy.top, to: '/' },
    { name: copy.list, to: '/f' },
    ...(area ? [{ name: copy.listOf(area), to: `/f?area=${prefecture_code}` }] : []),
    { name, to: `/f/${path_name}` },
  ];
}
