import type { FacilityDetail } from '@enerabi/shared/contract';
import { acceptedAgeText, facilityTypeName, hoursText } from '@enerabi/shared/ui';

export const factNames = {
  facility_type: '施設の種類',
  ownership: '公立・私立',
  corporation: '運営者',
  approved_on: '認可・届出年月日',
  facility_number: '事業所番号',
  capacity: '定員',
  capacity_by_class: 'クラス別の定員',
  accept_from_months: '対象年齢',
  is_child_protection_certified: 'こどもを守る取り組み',
  policy: '保育の方針',
  open_days: '開所日',
  weekday_hours: '平日',
  saturday_hours: '土曜日',
  standard_hours: '保育標準時間',
  short_hours: '保育短時間',
  extended_hours: '延長保育',
  hours_note: '時間についての補足',
  closed_days_note: '休園日',
  services: '実施しているサービス',
  meals_note: '給食',
  allergy_note: 'アレルギー対応',
  garden_note: '園庭',
  belongings_note: '持ち物・おむつ',
  fees_note: '費用',
  address: '住所',
  stations: '最寄り駅',
  access_note: 'アクセス',
  parking_note: '駐車場',
  phones: '電話番号',
  fax: 'FAX',
  url: 'ホームページ',
  remarks: '備考',
} as const satisfies Partial<Record<keyof FacilityDetail, string>>;

export const copy = {
  top: 'トップ',
  list: '園をさがす',
  listOf: (area: string) => `${area}の園・施設`,
  sections: {
    vacancy: '空き状況',
    outline: '施設の概要',
    opening: '開所時間・開所日',
    care: '保育の内容',
    location: '所在地・アクセス',
    contact: '連絡先',
    nearby: '近くの園',
  },
  unknown: '情報がありません',
  noVacancy: 'この園・施設の空き状況は公表されていません。施設または自治体にご確認ください。',
  noOpening: '開所時間の情報がありません。施設にご確認ください。',
  noContact: '公表されている連絡先の情報がありません。',
  noNearby: '近くに掲載中の園・施設は見つかりませんでした。',
  certified: 'こまもろうマーク（こども性暴力防止法にもとづく認定事業者）',
  people: (count: number) => `${count}人`,
  map: '地図で見る（国土地理院・外部サイト）',
  website: (url: string) => `${url}（外部サイト）`,
  distance: (distance: string) => `ここから${distance}`,
  sourceFacts: (names: readonly string[]) => `（${names.join('・')}）`,
  asOf: (date: string) => `（${date}時点）`,
  source: '出典',
  licence: (licence: string) => `ライセンス：${licence}`,
  updated: (date: string) => `最終更新：${date}`,
  visit: {
    title: '見学・お問い合わせ',
    lead: '見学のお申し込みや空き状況のご質問は、こちらから園へご連絡ください。',
    contact: '見学・お問い合わせ',
    reserve: '見学を予約する',
  },
} as const;

/** 「山口県下松市の認可保育所。対象年齢：…」: the facts that a search result should show. */
export function facilityDescription(facility: FacilityDetail): string {
  const ages = acceptedAgeText(facility);
  const facts = [
    ages && `対象年齢：${ages}`,
    facility.capacity !== null && `定員：${copy.people(facility.capacity)}`,
    facility.weekday_hours && `開所時間：${hoursText(facility.weekday_hours)}`,
  ].filter(Boolean);
  const intro = `${facility.name}（${facility.municipality_name}・${facilityTypeName(facility)}）の空き状況、開所時間、所在地、見学のお申し込み方法をご案内します。`;
  return intro + facts.join('、');
}
