import { facilityTypes, services, type TourAcceptance } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';

export const tourAcceptanceNames: Record<TourAcceptance, string> = {
  slots: '見学はオンラインで予約できます',
  message: '見学はお問い合わせフォームで受付',
  phone: '見学はお電話で受付',
  none: '見学の受け付けはありません',
};

export const facilityCardCopy = {
  address: '所在地',
  station: '最寄り駅',
  ages: '対象年齢',
  hours: '開所時間',
  capacity: '定員',
  services: 'サービス・設備',
  people: (capacity: number) => `${capacity}人`,
} as const;

/** Only names have a reading, so that 下松 is not found by くだまつ in an address. */
export const keywordFieldCopy = {
  label: 'キーワード',
  hint: '園名（ひらがな可）・住所・駅名など',
} as const;

export const demoCopy = {
  title: 'デモデータ',
  all: '表示中の園・施設と、その内容は、すべて動作確認用の架空のものです。実在の園・施設や個人とは関係ありません。',
  some: '動作確認用の架空の園・施設と、その内容を含みます。実在の園・施設や個人とは関係ありません。',
} as const;

/** The publisher's own words where the type is その他. */
export const facilityTypeName = ({
  facility_type,
  facility_type_text,
}: Pick<FacilitySummary, 'facility_type' | 'facility_type_text'>): string =>
  facility_type === 99 ? (facility_type_text ?? facilityTypes[99]) : facilityTypes[facility_type];

export const serviceNames = (offered: FacilitySummary['services']): string[] =>
  offered.map((service) => services[service]);
