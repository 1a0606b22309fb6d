import { listHiringFacilities } from '@enerabi/shared/contract/catalogue/posts/hiring-facilities.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleJobPosting } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { findHiringFacilities } from './hiring-facilities.queries.ts';

describeOnDatabases('facilities with several open postings', (database) => {
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('TWO', { path_name: 'two' }),
      sampleRecord('NEWER', { path_name: 'newer' }),
      sampleRecord('THREE', { path_name: 'three', name: 'ひまわり保育園' }),
      sampleRecord('ONE', { path_name: 'one' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const add = async (facility: string, ...known: Parameters<typeof sampleJobPosting>[2][]) => {
      const owner = await ownerOf(db, facility);
      const rows = known.map((facts, at) => sampleJobPosting(owner, `j${at}`, facts));
      await db.insertInto('job_posting').values(rows).execute();
    };
    const newer = { posted_on: '2026-05-19', updated_on: '2026-05-19' };
    await add('two', {}, {});
    await add('newer', newer, {});
    await add('three', { job_type: 6 }, { job_type: 1 }, { job_type: 6 });
    await add('one', {}, { valid_through: '2026-05-19' }, { is_published: false });
    await add('hidden', {}, {}, {}, {});
  });

  const found = (limit: number) => findHiringFacilities(database.db, { today: '2026-05-20', limit });

  it('are those with the most first, then the one with the latest posting', async () => {
    expect((await found(6)).map(({ path_name }) => path_name)).toEqual(['three', 'newer', 'two']);
    expect(await found(1)).toMatchObject([{ name: 'ひまわり保育園', jobs: 3, job_types: [1, 6] }]);
  });

  it('are those that are open on the day, by the contract', async () => {
    expect(await findHiringFacilities(database.db, { today: '2026-07-01', limit: 6 })).toEqual([]);
    const reply = { facilities: await found(6) };
    expect(listHiringFacilities.reply.parse(reply)).toEqual(reply);
    const app = await createApp({ db: database.db });
    const answer = await app.request('/api/front/hiring_facilities?limit=0');
    expect(answer.status).toBe(422);
    expect((await app.request('/api/front/hiring_facilities')).status).toBe(200);
  });
});
