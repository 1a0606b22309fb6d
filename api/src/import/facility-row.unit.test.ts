import { describe, expect, it } from '@jest/globals';
import { facilityOf } from './facility-row.ts';
import { standardLayout } from './layout.ts';
import { Problems } from './problems.ts';

const recordOf = (parking: string) => {
  const layout = standardLayout(['全国地方公共団体コード', 'ID', '名称', '駐車場情報']);
  const row = { row: 2, cells: ['352071', 'A1', 'ひまわり園', parking], hasOpenQuote: false };
  const context = { layout, problems: new Problems(9), publisher: null, idPrefix: '', source: {} };
  return facilityOf(row, context);
};

describe('the record of a row', () => {
  it.each([
    ['10台', ['parking']],
    ['なし（駐輪場10台）', []],
  ])('has the service of parking only where there is some: %s', (note, services) => {
    expect(recordOf(note)).toMatchObject({ record: { services, parking_note: note } });
  });
});
