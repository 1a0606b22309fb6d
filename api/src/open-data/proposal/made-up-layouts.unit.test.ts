import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { facilityOf } from '../facility-row/facility-row.ts';
import type { Profile } from '../layout/profile.ts';
import { Problems } from '../report/problems.ts';
import { openFile } from '../source-file/open-file.ts';
import { takeProposal } from './take-proposal.ts';
import { joinedLayouts } from './testing/joined-layouts.ts';
import { madeUp } from './testing/made-up-layouts.ts';
import { plainLayouts } from './testing/plain-layouts.ts';

const layouts = [...plainLayouts, ...joinedLayouts];
const nobody = { say: () => {}, ask: null };

/** The records of a file, as the import creates them. */
async function recordsOf(path: string, profile: Profile): Promise<FacilityRecord[]> {
  const { layout, rows, unit } = await openFile(path, profile, () => {});
  const comment = unit === 'row' ? profile.file.comment_prefix : undefined;
  const publisher = profile.municipality ? { ...profile.municipality, wards: profile.wards } : null;
  const context = {
    layout,
    problems: new Problems(99),
    publisher,
    idPrefix: '',
    source: {},
    facilityType: profile.facility_type,
  };
  const records: FacilityRecord[] = [];
  for await (const row of rows) {
    if (comment && row.cells[0]?.startsWith(comment)) continue;
    const result = facilityOf(row, context);
    if ('skip' in result) throw new Error(`${row.row}: ${result.skip}`);
    records.push(result.record);
  }
  return records;
}

describe('a file of an unknown layout', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'made-up-layouts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('comes in more than nineteen of them here', () => expect(layouts.length).toBeGreaterThan(19));

  it.each(layouts)('is read without a profile: $layout', async ({ file, bytes, first, type, lacks = [] }) => {
    const path = join(folder, file);
    await writeFile(path, bytes);
    const profile = await takeProposal(path, { yes: true }, nobody);
    if (!profile) throw new Error('the layout was known');
    const records = await recordsOf(path, profile);
    expect(records).toHaveLength(madeUp.length);
    for (const one of madeUp)
      expect(records.find(({ name }) => name === one.name)).toMatchObject({
        name: one.name,
        facility_type: type ?? one.type,
        ...(lacks.includes('capacity') ? {} : { capacity: one.capacity }),
        ...(lacks.includes('phones') ? {} : { phones: [one.phone] }),
      });
    expect(records.find(({ name }) => name === 'ひまわり保育園')).toMatchObject(first ?? {});
  });
});
