import { walkText } from '@enerabi/shared/ui';

export const copy = {
  keyword: (keyword: string) => `「${keyword}」`,
  station: (name: string, minutes: number) => `${name}駅から${walkText(minutes)}以内`,
  /** Where a list is, in its title. */
  around: (station: string) => `${station}駅周辺`,
  everywhere: '全国',
  target: '指定した場所から近い順',
  unknownMunicipality: (code: string) => `市区町村（${code}）`,
  unknownStation: (id: number) => `駅（${id}）`,
  /** Names of the address's fields, for a message about an invalid value. */
  fields: {
    area: '都道府県',
    municipalities: '市区町村',
    keyword: 'キーワード',
    station_ids: '駅',
    walk_minutes: '駅からの時間',
    search_target_lat: '場所（緯度）',
    search_target_lng: '場所（経度）',
    sort: '並び順',
    page: 'ページ',
  },
} as const;
