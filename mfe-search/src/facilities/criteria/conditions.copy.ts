import { commuteCopy } from '@enerabi/shared/commute';
import { type CommuteLimit, forEachFlag } from '@enerabi/shared/constants';
import { copy as placeCopy } from '../../search/conditions/place-names.copy.ts';
import type { FacilityCriteria } from './facility-criteria.ts';

export const copy = {
  childClass: (name: string) => `${name}クラス`,
  childAge: (months: number | undefined, days: number | undefined) => {
    if (days !== undefined && (months ?? 0) < 3) return `入園時 生後${days}日`;
    if (months === undefined) return `入園時 生後${days}日`;
    return months < 24
      ? `入園時 生後${months}か月`
      : `入園時 ${Math.floor(months / 12)}歳${months % 12 === 0 ? '' : `${months % 12}か月`}`;
  },
  opensBy: (time: string) => `${time}までに開所`,
  openUntil: (time: string) => `${time}以降まで開所`,
  commute: '通園時間の短い順',
  commuteWithin: (limit: CommuteLimit) => `ご自宅から${commuteCopy.limit(limit)}`,
  flags: forEachFlag((_, { label }) => label),
  /** Names of the address's fields, for a message about an invalid value. */
  fields: {
    ...placeCopy.fields,
    ...forEachFlag((_, { field }) => field),
    facility_types: '施設の種類',
    child_class_id: 'クラス',
    child_age_months: '入園時の月齢',
    child_age_days: '入園時の日齢',
    opens_by: '開所時刻',
    open_until: '閉所時刻',
    services: 'サービス',
    commute_destinations: '勤務先',
    commute_from: 'ご自宅の位置',
    commute_within: '通園時間',
  } satisfies Record<keyof FacilityCriteria, string>,
} as const;
