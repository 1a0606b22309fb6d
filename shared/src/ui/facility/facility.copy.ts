import { type Capabilities, facilityTypes, services, type TourAcceptance } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';

export const tourAcceptanceNames: Record<TourAcceptance, string> = {
  slots: '見学はオンラインで予約できます',
  message: '見学はお問い合わせフォームで受付',
  phone: '見学はお電話で受付',
  none: '見学の受け付けはありません',
};

/**
 * Text on how a facility arranges visits, only with features that the site has (R7.3).
 * @param can what the site offers
 */
export function tourText(acceptance: TourAcceptance, can: Capabilities): string {
  return isArrangedHere(acceptance, can) ? tourAcceptanceNames[acceptance] : '見学は園にお問い合わせください';
}

/** Whether visits are arranged as the facility says, with the features that the site has. */
export const isArrangedHere = (acceptance: TourAcceptance, can: Capabilities): boolean =>
  ({ slots: can.visitBooking, message: can.inquiry, phone: true, none: true })[acceptance];

/** For the type その他, the publisher's own wording. */
export const facilityTypeName = ({
  facility_type,
  facility_type_text,
}: Pick<FacilitySummary, 'facility_type' | 'facility_type_text'>): string =>
  facility_type === 99 ? (facility_type_text ?? facilityTypes[99]) : facilityTypes[facility_type];

export const serviceNames = (offered: FacilitySummary['services']): string[] =>
  offered.map((service) => services[service]);
