import { facilityTypes } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import { readFacilityType, readOwnership } from './facility-type.ts';

describe('the kind of facility in open data (domain section 2)', () => {
  it.each([
    ['認可公立保育所', 1, 1],
    ['認可私立保育所', 1, 2],
    ['認定公立保育所', 1, 1],
    ['認定私立保育所', 1, 2],
    ['市立保育園', 1, 1],
    ['公設民営保育所', 1, 3],
    ['認定こども園（幼保連携型）', 2, null],
    ['幼保連携型認定こども園', 2, null],
    ['公立幼保連携型認定こども園', 2, 1],
    ['認定こども園（幼稚園型）', 3, null],
    ['認定こども園(保育所型)', 4, null],
    ['認定こども園（地方裁量型）', 5, null],
    ['小規模保育施設', 6, null],
    ['小規模保育事業', 6, null],
    ['地域型保育事業（事業所内保育事業）', 7, null],
    ['家庭的保育者', 8, null],
    ['居宅訪問型保育事業', 9, null],
    ['企業主導型保育事業', 10, null],
    ['認可外保育所', 12, null],
    ['認可外保育施設', 12, null],
    ['ベビーホテル', 13, null],
    ['私立幼稚園', 15, 2],
    ['公立幼稚園', 15, 1],
    ['放課後児童クラブ', 17, null],
    ['その他', 99, null],
  ])('%s is type %i with nothing to add', (text, facility_type, ownership) => {
    expect(readFacilityType(text)).toEqual({ value: { facility_type, facility_type_text: null, ownership } });
  });

  it.each([
    ['地域型保育事業（小規模保育事業A型）', 6],
    ['認可外保育施設（院内保育施設）', 14],
    ['企業主導型保育事業（地域枠あり）', 10],
    ['東京都認証保育所', 11],
    ['子育て支援センター', 99],
    ['児童発達支援センター', 16],
    ['認可外保育施設（要相談）', 12],
    ['家庭児童相談室', 99],
    ['障害児相談支援事業所', 99],
    ['病児・病後児保育施設', 99],
    ['放課後等デイサービス', 99],
  ])('%s keeps its words, since they say more', (text, facility_type) => {
    expect(readFacilityType(text)).toMatchObject({ value: { facility_type, facility_type_text: text } });
    expect(readFacilityType(text).problem).toBeUndefined();
  });

  it('that leaves the kind of 認定こども園 open is doubted', () => {
    expect(readFacilityType('認定こども園')).toMatchObject({
      value: { facility_type: 2, facility_type_text: '認定こども園' },
      problem: { kind: 'doubtful' },
    });
  });

  it('of community-type care alone does not say which of four, and is doubted', () => {
    expect(readFacilityType('地域型保育事業')).toMatchObject({
      value: { facility_type: 6, facility_type_text: '地域型保育事業' },
      problem: { kind: 'doubtful' },
    });
  });

  it('that no alias fits is その他 with its words, and doubted', () => {
    expect(readFacilityType('森のようちえん')).toMatchObject({
      value: { facility_type: 99, facility_type_text: '森のようちえん' },
      problem: { kind: 'doubtful' },
    });
  });

  it('is found under its own standard name', () => {
    for (const [id, name] of Object.entries(facilityTypes))
      expect(readFacilityType(name)).toMatchObject({
        value: { facility_type: Number(id), facility_type_text: null },
      });
  });
});

describe('the owner in a column of its own', () => {
  it.each([
    ['公', 1],
    ['市', 1],
    ['市立', 1],
    ['私', 2],
    ['民営', 2],
    ['指', 3],
    ['公設民営', 3],
  ])('%s', (text, ownership) => {
    expect(readOwnership(text)).toEqual({ value: ownership });
  });

  it('is reported where it is neither', () => {
    expect(readOwnership('その他')).toMatchObject({ value: null, problem: { kind: 'doubtful' } });
  });
});
