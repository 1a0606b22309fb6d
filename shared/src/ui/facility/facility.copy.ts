import { facilityTypes, services, type TourAcceptance } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';

export const tourAcceptanceNames: Record<TourAcceptance, string> = {
  slots: '見学はオンラインで予約できます',
  message: '見学はお問い合わせフォームで受付',
  phone: '見学はお電話で受付',
  none: '見学の受け付けはありません',
};

/** The publisher's own words where the type is その他. */
export const facilityTypeName = ({
  facility_type,
  facility_type_text,
}: Pick<FacilitySummary, 'facility_type' | 'facility_type_text'>): string =>
  facility_type === 99 ? (facility_type_text ?? facilityTypes[99]) : facilityTypes[facility_type];

export const serviceNames = (offered: FacilitySummary['services']): string[] =>
  offered.map((service) => services[service]);
