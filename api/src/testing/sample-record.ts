import type { FacilityRecord } from '@enerabi/shared/server/records';

export const sampleSource = {
  name: '子育て施設一覧（テスト市）',
  url: 'https://example.jp/opendata',
  licence: 'CC BY 4.0',
  as_of: '2026-05-01',
  facts: [],
};

/** A facility with few facts; `known` sets those that matter to the test. `id` makes it another one. */
export const sampleRecord = (id: string, known: Partial<FacilityRecord> = {}): FacilityRecord => ({
  import_municipality_code: '131016',
  import_id: id,
  path_name: `131016-${id.toLowerCase()}`,
  name: `テスト保育園${id}`,
  facility_type: 1,
  prefecture_code: '130001',
  municipality_code: '131016',
  municipality_name: '千代田区',
  address: '東京都千代田区丸の内1-1',
  updated_on: '2026-05-01',
  sources: [sampleSource],
  ...known,
});
