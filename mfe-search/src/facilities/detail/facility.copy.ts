import type { FacilityDetail } from '@enerabi/shared/contract';
import { acceptedAgeText, facilityTypeName, hoursText } from '@enerabi/shared/ui';

export const copy = {
  updated: (date: string) => `最終更新：${date}`,
  share: 'この園を共有する',
  protection: 'こまもろうマーク',
  visit: {
    title: '見学・お問い合わせ',
    reserve: '見学の予約',
    contact: '問い合わせる',
    phone: '電話',
    web: '公式サイト',
    none: '園または自治体の窓口にお問い合わせください。',
    askOnetime: '会員でない方も、お問い合わせいただけます。',
  },
} as const;

/** The facts for the snippet of a search engine. */
export function facilityDescription(facility: FacilityDetail): string {
  const ages = acceptedAgeText(facility);
  const facts = [
    ages && `対象年齢：${ages}`,
    facility.capacity !== null && `定員：${facility.capacity}人`,
    facility.weekday_hours && `開所時間：${hoursText(facility.weekday_hours)}`,
  ].filter(Boolean);
  const intro = `${facility.name}（${facility.municipality_name}・${facilityTypeName(facility)}）の空き状況、開所時間、所在地、見学のお申し込み方法をご案内します。`;
  return intro + facts.join('、');
}
