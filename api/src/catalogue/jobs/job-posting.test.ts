import { getJobPosting } from '@enerabi/shared/contract/catalogue/posts/job-posting.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleInterview, sampleJobPosting } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';

const open = { posted_on: '2026-05-01', updated_on: '2026-05-10', valid_through: '2099-12-31' };
/** Steps of about 1.1 km to the north of the posting's facility. */
const north = (steps: number) => ({ latitude: 35.68 + steps / 100, longitude: 139.76 });

describeOnDatabases('a job posting (R1.3, R1.8)', (database) => {
  let app: Hono;
  beforeAll(async () => {
    const { db } = database;
    app = await createApp({ db });
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a', ...north(0) }),
      ...Array.from({ length: 8 }, (_, at) =>
        sampleRecord(`N${at}`, { path_name: `n${at}`, ...north(at + 1) }),
      ),
      sampleRecord('SOMEWHERE', { path_name: 'somewhere' }),
      sampleRecord('SAME', { path_name: 'same-town', municipality_code: '131024' }),
      sampleRecord('TOWN', { path_name: 'town', municipality_code: '131024' }),
      sampleRecord('FAR', { path_name: 'far', prefecture_code: '470007', ...north(0) }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false, ...north(0) }),
    ]);
    const of = (name: string) => ownerOf(db, name);
    const [a, n0, n1] = [await of('a'), await of('n0'), await of('n1')];
    await db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(a, 'teacher', { ...open, overtime_hours: 2.5, accepts_visits: true }),
        sampleJobPosting(a, 'newer', { ...open, posted_on: '2026-05-05', job_type: 3 }),
        sampleJobPosting(a, 'older', { ...open, posted_on: '2026-04-01', job_type: 8 }),
        sampleJobPosting(a, 'withdrawn', { ...open, is_published: false }),
        sampleJobPosting(a, 'past', { valid_through: '2026-05-31' }),
        sampleJobPosting(a, 'to-come', {
          posted_on: '2099-01-01',
          updated_on: '2099-01-01',
          valid_through: '2099-12-31',
        }),
        sampleJobPosting(await of('hidden'), 'teacher', open),
        sampleJobPosting(await of('far'), 'teacher', open),
        sampleJobPosting(await of('somewhere'), 'nurse', { ...open, job_type: 3, posted_on: '2026-05-09' }),
        sampleJobPosting(await of('same-town'), 'nurse', { ...open, job_type: 3 }),
        sampleJobPosting(await of('town'), 'nurse', { ...open, job_type: 3 }),
        sampleJobPosting(n0, 'past', { valid_through: '2026-05-31' }),
        sampleJobPosting(n0, 'cook', { ...open, job_type: 5 }),
        sampleJobPosting(n1, 'nurse', { ...open, job_type: 3 }),
      ])
      .execute();
    for (const at of [7, 6, 5, 4, 3, 2, 1])
      await db
        .insertInto('job_posting')
        .values(sampleJobPosting(await of(`n${at}`), 'teacher', open))
        .execute();
    await db
      .insertInto('interview')
      .values([
        sampleInterview(a, 'first', { posted_on: '2026-04-01' }),
        sampleInterview(a, 'second', { posted_on: '2026-05-01' }),
        sampleInterview(n0, 'of-another'),
      ])
      .execute();
  });

  const ask = (facility: string, posting: string) =>
    app.request(`/api/front/job_posting?facility_path_name=${facility}&job_posting_path_name=${posting}`);
  const posting = async (facility: string, name: string): Promise<z.output<typeof getJobPosting.reply>> =>
    getJobPosting.reply.parse(await (await ask(facility, name)).json());
  const names = (jobs: readonly { path_name: string; facility: { path_name: string } }[]) =>
    jobs.map(({ path_name, facility }) => `${facility.path_name}/${path_name}`);

  it('comes with its facility, its interviews and its other open postings, newest first', async () => {
    const found = await posting('a', 'teacher');
    expect(found).toMatchObject({
      is_open: true,
      job: { ...open, path_name: 'teacher', overtime_hours: 2.5, accepts_visits: true, daily_schedule: [] },
      facility: { path_name: 'a', address: '東京都千代田区丸の内1-1', phones: [] },
    });
    expect(found.interviews.map(({ path_name }) => path_name)).toEqual(['second', 'first']);
    expect(names(found.of_facility)).toEqual(['a/newer', 'a/older']);
  });

  it('comes with six similar ones of the prefecture, nearest first', async () => {
    const { nearby } = await posting('a', 'teacher');
    expect(names(nearby)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `n${at}/teacher`));
    expect(nearby[0]?.distance_m).toBeGreaterThan(2_200);
    expect(nearby[0]?.distance_m).toBeLessThan(2_250);
  });

  it('comes with all of the prefecture where there are few, the ones without a place last', async () => {
    const { nearby } = await posting('a', 'newer');
    expect(names(nearby)).toEqual(['n1/nurse', 'somewhere/nurse', 'same-town/nurse', 'town/nurse']);
    expect(nearby.map(({ distance_m }) => distance_m !== null)).toEqual([true, false, false, false]);
  });

  it('comes with those of its municipality first where its own place is not known', async () => {
    const { nearby } = await posting('town', 'nurse');
    expect(names(nearby)).toEqual(['same-town/nurse', 'somewhere/nurse', 'a/newer', 'n1/nurse']);
    expect(nearby.every(({ distance_m }) => distance_m === null)).toBe(true);
  });

  it.each(['withdrawn', 'past'])('is not open, but comes with what is: %s', async (name) => {
    const found = await posting('a', name);
    expect(found).toMatchObject({ is_open: false, job: { path_name: name } });
    expect(names(found.of_facility)).toEqual(['a/newer', 'a/teacher', 'a/older']);
    expect(found.nearby).toHaveLength(6);
  });

  it.each([
    ['a', 'to-come', 'job_posting_not_found'],
    ['a', 'nothing', 'job_posting_not_found'],
    ['n0', 'teacher', 'job_posting_not_found'],
    ['hidden', 'teacher', 'facility_not_found'],
    ['nobody', 'teacher', 'facility_not_found'],
  ])('is not found at %s/%s: %s', async (facility, name, code) => {
    const reply = await ask(facility, name);
    expect([reply.status, await reply.json()]).toMatchObject([404, { code }]);
  });
});
