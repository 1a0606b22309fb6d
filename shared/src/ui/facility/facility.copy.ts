import { type Capabilities, facilityTypes, services, type TourAcceptance } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';

export const tourAcceptanceNames: Record<TourAcceptance, string> = {
  slots: '見学はオンラインで予約できます',
  message: '見学はお問い合わせフォームで受付',
  phone: '見学はお電話で受付',
  none: '見学の受け付けはありません',
};

/** For a card, where a line has room for some ten letters. */
const shortTourNames: Record<TourAcceptance, string> = {
  slots: '見学予約できます',
  message: '見学はフォームで',
  phone: '見学は電話で受付',
  none: '見学の受付なし',
};

/**
 * Text on how a facility arranges visits, only with features that the site has (R7.3).
 * @param can what the site offers
 * @param length `short` for a card
 */
export function tourText(
  acceptance: TourAcceptance,
  can: Capabilities,
  length: 'full' | 'short' = 'full',
): string {
  const isHere = { slots: can.visitBooking, message: can.inquiry, phone: true, none: true }[acceptance];
  if (length === 'short') return isHere ? shortTourNames[acceptance] : '見学は園に確認';
  return isHere ? tourAcceptanceNames[acceptance] : '見学は園にお問い合わせください';
}

/** For the type その他, the publisher's own wording. */
export const facilityTypeName = ({
  facility_type,
  facility_type_text,
}: Pick<FacilitySummary, 'facility_type' | 'facility_type_text'>): string =>
  facility_type === 99 ? (facility_type_text ?? facilityTypes[99]) : facilityTypes[facility_type];

export const serviceNames = (offered: FacilitySummary['services']): string[] =>
  offered.map((service) => services[service]);
