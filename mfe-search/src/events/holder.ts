import type { EventSummary } from '@enerabi/shared/contract';
import { prefectures } from '@enerabi/shared/kernel';
import type { CardOrigin } from '@enerabi/shared/ui';
import { copy } from './holder.copy.ts';

/** Who holds an event: a facility, or for several facilities together their prefecture. */
export function holderOf({
  facility,
  area_slug,
}: Pick<EventSummary, 'facility' | 'area_slug'>): CardOrigin | undefined {
  if (facility) return { name: facility.name, to: `/f/${facility.path_name}` };
  const prefecture = prefectures.find(({ slug }) => slug === area_slug);
  return prefecture && { name: copy.facilitiesOf(prefecture.name), to: `/${prefecture.slug}` };
}
