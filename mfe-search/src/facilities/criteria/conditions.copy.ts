import { forEachFlag } from '@enerabi/shared/constants';
import { walkText } from '@enerabi/shared/ui';
import type { FacilityCriteria } from './facility-criteria.ts';

export const copy = {
  active: '選択中の条件',
  clear: '条件をクリア',
  keyword: (keyword: string) => `「${keyword}」`,
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
  station: (name: string, minutes: number) => `${name}駅から${walkText(minutes)}以内`,
  target: '指定した場所から近い順',
  unknownMunicipality: (code: string) => `市区町村（${code}）`,
  unknownStation: (id: number) => `駅（${id}）`,
  flags: forEachFlag((_, { label }) => label),
  /** Names of the address's fields, for a message about an invalid value. */
  fields: {
    ...forEachFlag((_, { field }) => field),
    area: '都道府県',
    municipalities: '市区町村',
    keyword: 'キーワード',
    facility_types: '施設の種類',
    child_class_id: 'クラス',
    child_age_months: '入園時の月齢',
    child_age_days: '入園時の日齢',
    opens_by: '開所時刻',
    open_until: '閉所時刻',
    services: 'サービス',
    station_ids: '駅',
    walk_minutes: '駅からの時間',
    search_target_lat: '場所（緯度）',
    search_target_lng: '場所（経度）',
    sort: '並び順',
    page: 'ページ',
  } satisfies Record<keyof FacilityCriteria, string>,
} as const;
