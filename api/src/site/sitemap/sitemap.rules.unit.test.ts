import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AreaRow, areasOf, idsOfPart, idsPerPart, type JobRow, jobsOf } from './sitemap.rules.ts';

describe('parts of the sitemap (R1.3)', () => {
  it('leave no id out and have none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        const part = Math.floor((id - 1) / idsPerPart) + 1;
        const has = (number: number) => id >= idsOfPart(number).first && id <= idsOfPart(number).last;
        expect([has(part - 1), has(part), has(part + 1)]).toEqual([false, true, false]);
      }),
    );
  });

  it('are far below what the protocol allows', () => {
    expect(idsPerPart).toBeLessThanOrEqual(40_000);
  });
});

describe('areas of the sitemap', () => {
  const row = (known: Partial<AreaRow>): AreaRow => ({
    prefecture_code: '130001',
    municipality_code: '131016',
    facility_type: 1,
    last_modified_on: '2026-05-01',
    ...known,
  });

  it('are as new as the newest facility in them', () => {
    const rows = [
      row({ municipality_code: '131024', last_modified_on: '2026-05-03' }),
      row({ facility_type: 6, last_modified_on: '2026-05-02' }),
      row({ facility_type: 6, municipality_code: null }),
      row({ prefecture_code: '010006', municipality_code: '011002' }),
      row({}),
    ];
    expect(areasOf(rows)).toEqual([
      {
        prefecture_code: '010006',
        last_modified_on: '2026-05-01',
        facility_types: [{ facility_type: 1, last_modified_on: '2026-05-01' }],
        municipalities: [{ municipality_code: '011002', last_modified_on: '2026-05-01' }],
      },
      {
        prefecture_code: '130001',
        last_modified_on: '2026-05-03',
        facility_types: [
          { facility_type: 1, last_modified_on: '2026-05-03' },
          { facility_type: 6, last_modified_on: '2026-05-02' },
        ],
        municipalities: [
          { municipality_code: '131016', last_modified_on: '2026-05-02' },
          { municipality_code: '131024', last_modified_on: '2026-05-03' },
        ],
      },
    ]);
  });

  it('are none without facilities', () => expect(areasOf([])).toEqual([]));

  it('have each job type and employment status of their postings once', () => {
    const job = (prefecture_code: string, job_type: 1 | 6, employment_status: 1 | 4): JobRow => ({
      prefecture_code,
      job_type,
      employment_status,
    });
    expect(
      jobsOf([job('350001', 6, 4), job('130001', 6, 4), job('130001', 1, 4), job('130001', 1, 1)]),
    ).toEqual([
      { prefecture_code: '130001', job_types: [1, 6], employment_statuses: [1, 4] },
      { prefecture_code: '350001', job_types: [6], employment_statuses: [4] },
    ]);
  });
});
