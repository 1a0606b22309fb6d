import { getFacilityInterview } from '@enerabi/shared/contract/catalogue/posts/interview.schemas';
import { listInterviews } from '@enerabi/shared/contract/catalogue/posts/interview-list.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleInterview } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { findInterview, findNewestInterviews } from './interview.queries.ts';

describeOnDatabases('interviews (specification section 7)', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const a = await ownerOf(database.db, 'a');
    await database.db
      .insertInto('interview')
      .values([
        sampleInterview(a, 'nurse', { job_type: 3, job_title: '看護師', posted_on: '2026-04-01' }),
        sampleInterview(a, 'cook', { years_of_service: null, posted_on: '2026-05-01' }),
        sampleInterview(a, 'teacher', { posted_on: '2026-05-20' }),
        sampleInterview(a, 'tomorrow', { posted_on: '2026-05-21' }),
        sampleInterview(a, 'draft', { is_published: false }),
        sampleInterview(await ownerOf(database.db, 'hidden'), 'nurse'),
      ])
      .execute();
  });

  const interview = (facility_path_name: string, interview_path_name: string) =>
    findInterview(database.db, { facility_path_name, interview_path_name, today: '2026-05-20' });

  it('have who answers, what was asked, and the others of the facility, newest first', async () => {
    const found = await interview('a', 'nurse');
    expect(found).toMatchObject({
      job_type: 3,
      job_title: '看護師',
      years_of_service: 3,
      answers: [{ question: '決め手は何ですか。', answer: '見学です。' }],
    });
    expect(found?.other_interviews.map(({ path_name }) => path_name)).toEqual(['teacher', 'cook']);
  });

  it.each([
    ['a', 'tomorrow'],
    ['a', 'draft'],
    ['a', 'nothing'],
    ['hidden', 'nurse'],
  ])('are not there for %s/%s', async (facility, name) => {
    expect(await interview(facility, name)).toBeUndefined();
  });

  it('are listed newest first over all facilities, each with its own', async () => {
    const newest = (limit: number) => findNewestInterviews(database.db, { limit, today: '2026-05-20' });
    expect((await newest(2)).map(({ path_name }) => path_name)).toEqual(['teacher', 'cook']);
    const interviews = await newest(20);
    expect(interviews.map(({ facility }) => facility.path_name)).toEqual(['a', 'a', 'a']);
    expect(listInterviews.reply.parse({ interviews })).toEqual({ interviews });
    const app = await createApp({ db: database.db });
    expect((await app.request('/api/front/interviews?limit=21')).status).toBe(422);
    expect((await app.request('/api/front/interviews')).status).toBe(200);
  });

  it('answers by the contract, without unpublished ones', async () => {
    const app = await createApp({ db: database.db });
    const address = '/api/front_get_facility_interview?facility_path_name=a&interview_path_name=nurse';
    const body = await (await app.request(address)).json();
    expect(getFacilityInterview.reply.parse(body)).toEqual(body);
    const hidden = await app.request(`${address}&is_published=false`);
    expect([hidden.status, await hidden.json()]).toMatchObject([404, { code: 'interview_not_found' }]);
  });
});
